import { parseMarkdown } from "../../documents/markdown/parse/parse-markdown.ts";
import { readHtml } from "../../documents/markdown/html/read-html.ts";
import type { FileHandle } from "../../tool/input/file-handle.ts";
import { ToolError } from "../../tool/errors.ts";
import type { BlogInput } from "./fields.ts";
import { makePost, type Post } from "./post.ts";

/**
 * The posts of the site, the newest first, those without a date after them by their names. Drafts are left out, said
 * through `warn` like everything in a document that could not be followed.
 * Throws `ToolError` "decode" for a file that is no text in UTF-8.
 */
export async function readPosts(input: BlogInput, warn: (message: string) => void): Promise<readonly Post[]> {
  const site = { author: input.siteAuthor.trim(), language: input.language.trim() };
  const sources: { readonly text: string; readonly file?: FileHandle }[] = [];
  if (input.documents.length === 0) sources.push({ text: input.text });
  for (const file of input.documents) sources.push({ text: decodeText(await file.bytes(), file.name), file });
  const posts: Post[] = [];
  for (const { text, file } of sources) {
    const parsed = parseMarkdown(text);
    const document = input.html ? readHtml(parsed) : parsed;
    const place = file ? `${file.name}, line` : "Line";
    for (const { line, message } of document.problems) warn(`${place} ${line}: ${message}`);
    if (document.frontMatter.draft === true && sources.length > 1)
      warn(`${file?.name ?? "The post"} is a draft and was left out.`);
    else posts.push(makePost(document, file, site));
  }
  return withOwnSlugs(posts.toSorted(newestFirst));
}

function decodeText(bytes: Uint8Array, name: string): string {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (text.includes("\u{0}")) throw new TypeError("A NUL character.");
    return text;
  } catch (cause) {
    throw new ToolError("decode", `${name} is no text in UTF-8. Save it as UTF-8 and try again.`, { cause });
  }
}

function newestFirst(one: Post, other: Post): number {
  return (other.date ?? "").localeCompare(one.date ?? "") || one.fileName.localeCompare(other.fileName, "en");
}

function withOwnSlugs(posts: readonly Post[]): readonly Post[] {
  const used = new Set<string>();
  return posts.map((post) => {
    let slug = post.slug;
    for (let again = 2; used.has(slug); again++) slug = `${post.slug}-${again}`;
    used.add(slug);
    return slug === post.slug ? post : { ...post, slug };
  });
}
