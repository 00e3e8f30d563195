import type { Block, MarkdownDocument } from "../../documents/markdown/document-model.ts";
import { plainText } from "../../documents/markdown/plain-text.ts";
import { headingSlug } from "../../documents/markdown/parse/slugs.ts";
import { capitalize } from "../../text/format.ts";
import type { FileHandle } from "../../tool/input/file-handle.ts";

/** One text of the site, ready to be laid out. */
export interface Post {
  /** Unique on the site: the name of its page without the ending. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly author: string;
  /** ISO 8601, as written. */
  readonly date?: string;
  readonly updated?: string;
  readonly tags: readonly string[];
  readonly language: string;
  /** Without the heading that became the title. */
  readonly document: MarkdownDocument;
  readonly minutes: number;
  /** The name of its file, by which other posts link to it; empty for a typed text. */
  readonly fileName: string;
  /** Finds the pictures it names; absent for a typed text. */
  readonly file?: FileHandle;
}

const WORDS_PER_MINUTE = 220;
const DESCRIPTION_LENGTH = 160;

/** What a post takes from the site when it does not say it itself. */
export interface SiteDefaults {
  readonly author: string;
  readonly language: string;
}

/**
 * Makes a post of a document. Title: front matter, else a first heading, else the file's name. Date: front matter, else
 * `2026-03-14-` at the start of the file's name, as Jekyll has it. Description: front matter, else the first paragraph.
 */
export function makePost(document: MarkdownDocument, file: FileHandle | undefined, site: SiteDefaults): Post {
  const { frontMatter, blocks } = document;
  const stem = (file?.name ?? "").replace(/\.[^.]*$/, "");
  const [, day, name = stem] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(stem) ?? [];
  const [first] = blocks;
  const heading = first?.kind === "heading" && first.level === 1 ? plainText(first.content).trim() : "";
  const title = frontMatter.title ?? (heading || spoken(name) || "Untitled");
  const isTitle = heading !== "" && (frontMatter.title === undefined || sameWords(heading, frontMatter.title));
  const body = isTitle ? blocks.slice(1) : blocks;
  const date = frontMatter.date ?? day;
  return {
    slug: headingSlug(frontMatter.slug ?? (name || title)) || "post",
    title,
    description: frontMatter.description ?? excerpt(body),
    author: frontMatter.author ?? site.author,
    ...(date === undefined ? {} : { date }),
    ...(frontMatter.updated === undefined ? {} : { updated: frontMatter.updated }),
    tags: frontMatter.tags,
    language: frontMatter.language ?? site.language,
    document: { ...document, blocks: body },
    minutes: Math.max(1, Math.round(wordCount(body) / WORDS_PER_MINUTE)),
    fileName: file?.name ?? "",
    ...(file ? { file } : {}),
  };
}

/** How many words people read in these blocks; code is not counted. */
export function wordCount(blocks: readonly Block[]): number {
  let count = 0;
  for (const text of texts(blocks)) count += text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;
  return count;
}

function* texts(blocks: readonly Block[]): Generator<string> {
  for (const block of blocks) {
    if (block.kind === "heading" || block.kind === "paragraph") yield plainText(block.content);
    if (block.kind === "quote") yield* texts(block.blocks);
    if (block.kind === "list") for (const item of block.items) yield* texts(item.blocks);
    if (block.kind === "table") for (const row of [block.head, ...block.rows]) yield row.cells.map(plainText).join(" ");
  }
}

function excerpt(blocks: readonly Block[]): string {
  const paragraph = blocks.find((block) => block.kind === "paragraph" && plainText(block.content).trim() !== "");
  if (paragraph?.kind !== "paragraph") return "";
  return shorten(plainText(paragraph.content).replaceAll(/\s+/g, " ").trim(), DESCRIPTION_LENGTH);
}

/** The text cut between two words, with an ellipsis, when it is longer than `length` characters. */
export function shorten(text: string, length: number): string {
  const points = Array.from(text);
  if (points.length <= length) return text;
  const cut = points.slice(0, length - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${(space > length / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, "")}…`;
}

/** A file's name as a title: "first-steps" becomes "First steps". */
function spoken(name: string): string {
  return capitalize(name.replaceAll(/[-_]+/g, " ").trim());
}

const sameWords = (one: string, other: string): boolean => one.toLowerCase() === other.trim().toLowerCase();
