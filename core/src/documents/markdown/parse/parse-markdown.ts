import type { MarkdownIt } from "markdown-it";
import { buildDocument } from "./build-document.ts";
import type { MarkdownDocument } from "../document-model.ts";
import { createMarkdownParser } from "./markdown-parser.ts";
import { readFrontMatter } from "../front-matter/read-front-matter.ts";
import { tokenize } from "./tokenize.ts";

let parser: MarkdownIt | undefined;

export interface ParseOptions {
  /** Comments of HTML are blocks and tags like other HTML; left out without it, for they say nothing to a reader. */
  readonly keepComments?: boolean;
}

/**
 * Reads a Markdown text: CommonMark 0.31 with GitHub's tables, task lists, strikethrough, autolinks, footnotes and
 * alerts, front matter in YAML, `[TOC]`, and page breaks. Never fails: what cannot be followed stands in `problems`, by
 * line, and in the document as text. Linear in the length of the text.
 * @example parseMarkdown("# Tea").blocks[0] // { kind: "heading", level: 1, slug: "tea", content: [...], lines: {...} }
 */
export function parseMarkdown(source: string, options: ParseOptions = {}): MarkdownDocument {
  parser ??= createMarkdownParser();
  const { frontMatter, body, linesBefore, problems } = readFrontMatter(source);
  const document = buildDocument(tokenize(parser, body), { ...options, linesBefore });
  return { ...document, frontMatter, problems: [...problems, ...document.problems] };
}
