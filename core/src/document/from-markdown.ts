import type * as Markdown from "../documents/markdown/document-model.ts";
import type { CodeToken } from "../documents/markdown/theme/highlight-code.ts";
import type { Block, DocumentModel, Inline, ListItem } from "./model.ts";

/** Splits code into colored pieces, see markdown/highlight-code.ts. */
export type Highlight = (language: string, code: string) => readonly (readonly CodeToken[])[];

/** A Markdown document as a document for paper. What its front matter does not say is left out. */
export function fromMarkdown(source: Markdown.MarkdownDocument, highlight: Highlight): DocumentModel {
  const { title, author, date, description, tags, language } = source.frontMatter;
  const notes = source.footnotes.map((note) => ({ blocks: blocksOf(note.blocks, highlight) }));
  return {
    ...(title === undefined ? {} : { title }),
    ...(author === undefined ? {} : { author }),
    ...(date === undefined ? {} : { date }),
    ...(description === undefined ? {} : { subject: description }),
    keywords: tags,
    language: language ?? "en",
    blocks: blocksOf(source.blocks, highlight),
    notes,
  };
}

function blocksOf(blocks: readonly Markdown.Block[], highlight: Highlight): Block[] {
  return blocks.map((block): Block => {
    const line = block.lines.from;
    switch (block.kind) {
      case "heading":
        return { kind: "heading", line, level: block.level, id: block.slug, inlines: inlinesOf(block.content) };
      case "paragraph":
        return { kind: "paragraph", line, inlines: inlinesOf(block.content) };
      case "code":
        return { kind: "code", line, language: block.language, lines: highlight(block.language, block.text) };
      case "quote": {
        const tone = block.alert === null ? {} : { tone: block.alert };
        return { kind: "quote", line, ...tone, blocks: blocksOf(block.blocks, highlight) };
      }
      case "list": {
        const items = block.items.map((item): ListItem => ({
          ...(item.checked === null ? {} : { isDone: item.checked }),
          blocks: blocksOf(item.blocks, highlight),
        }));
        return { kind: "list", line, ...(block.ordered ? { start: block.start } : {}), isTight: block.tight, items };
      }
      case "table": {
        const row = ({ cells }: Markdown.TableRow) => cells.map((cell) => ({ inlines: inlinesOf(cell) }));
        const alignments = block.align.map((align) => align ?? undefined);
        return { kind: "table", line, alignments, head: row(block.head), rows: block.rows.map(row) };
      }
      case "html":
        return { kind: "code", line, lines: highlight("xml", block.source.trimEnd()) };
      case "pageBreak":
        return { kind: "page-break" };
      case "contents":
      case "rule":
        return { kind: block.kind };
    }
  });
}

const styles = {
  emphasis: "emphasis",
  strong: "strong",
  strike: "strike",
  subscript: "sub",
  superscript: "super",
  mark: "mark",
  underline: "underline",
  keyboard: "keyboard",
} as const;

function inlinesOf(content: readonly Markdown.Inline[]): Inline[] {
  return content.map((inline): Inline => {
    switch (inline.kind) {
      case "text":
        return inline;
      case "break":
        return inline.hard ? { kind: "break" } : { kind: "text", text: " " };
      case "codeSpan":
        return { kind: "code", text: inline.text };
      case "html":
        return { kind: "code", text: inline.source };
      case "styled":
        return { kind: styles[inline.style], inlines: inlinesOf(inline.content) };
      case "link":
        return { kind: "link", target: decodeAnchor(inline.href), inlines: inlinesOf(inline.content) };
      case "image":
        return { kind: "image", source: inline.src, alt: inline.alt };
      case "footnote":
        return { kind: "note", number: inline.number };
    }
  });
}

/** Addresses are percent-encoded, names of headings are not. */
function decodeAnchor(href: string): string {
  if (!href.startsWith("#")) return href;
  try {
    return decodeURIComponent(href);
  } catch (error) {
    if (error instanceof URIError) return href;
    throw error;
  }
}
