import { parseMarkdown } from "../../documents/markdown/parse/parse-markdown.ts";
import { readHtml } from "../../documents/markdown/html/read-html.ts";
import { freeName } from "../../text/free-name.ts";
import type { FileHandle } from "../../tool/input/file-handle.ts";
import { fileText } from "../../tool/input/file-text.ts";
import type { BlogInput } from "./fields.ts";
import { makePost, type Post } from "./post.ts";

/**
 * The posts of the site, the newest first, those without a date after them by their names. Drafts are left out, said
 * through `warn` like everything in a document that could not be followed.
 * Throws `ToolError` "decode" for a file that is not UTF-8 text.
 */
export async function readPosts(input: BlogInput, warn: (message: string) => void): Promise<readonly Post[]> {
  const site = { author: input.siteAuthor.trim(), language: input.language.trim() };
  const sources: { readonly text: string; readonly file?: FileHandle }[] = [];
  if (input.documents.length === 0) sources.push({ text: input.text });
  for (const file of input.documents) sources.push({ text: await fileText(file, "documents"), file });
  const posts: Post[] = [];
  for (const { text, file } of sources) {
    const parsed = parseMarkdown(text, { keepComments: !input.html });
    const document = input.html ? readHtml(parsed) : parsed;
    const place = file ? `${file.name}, line` : "Line";
    for (const { line, message } of document.problems) warn(`${place} ${line}: ${message}`);
    if (document.frontMatter.draft === true && sources.length > 1)
      warn(`${file?.name ?? "The post"} is a draft and was left out.`);
    else posts.push(makePost(document, file, site));
  }
  return withOwnSlugs(posts.toSorted(newestFirst));
}

function newestFirst(one: Post, other: Post): number {
  return (other.date ?? "").localeCompare(one.date ?? "") || one.fileName.localeCompare(other.fileName, "en");
}

function withOwnSlugs(posts: readonly Post[]): readonly Post[] {
  const used = new Set<string>();
  return posts.map((post) => ({ ...post, slug: freeName(post.slug, used) }));
}
