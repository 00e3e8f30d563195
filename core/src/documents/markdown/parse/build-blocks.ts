import MarkdownIt, { type Token } from "markdown-it";
import { buildInlines, type InlineContext } from "./build-inlines.ts";
import { buildTable } from "./build-table.ts";
import type { Block, HeadingLevel, List, ListItem, SourceLines } from "../document-model.ts";
import { plainText } from "../plain-text.ts";
import { isComment, readMarker } from "./read-marker.ts";
import { takeAlert, takeTask } from "./take-mark.ts";

export interface BlockContext extends InlineContext {
  /** Lines of the source before the text that was parsed. */
  readonly linesBefore: number;
  nextSlug(text: string): string;
}

/** Backslash escapes and entities count in info strings too; the parser leaves them to its renderer. */
const unescape = new MarkdownIt().utils.unescapeAll;

/** Makes the blocks of a document, or of one of its containers, from markdown-it's flat list of tokens. */
export function buildBlocks(tokens: readonly Token[], context: BlockContext, isTop: boolean): readonly Block[] {
  const blocks: Block[] = [];
  for (const group of groups(tokens)) {
    const block = buildBlock(group, context, isTop);
    if (block) blocks.push(block);
  }
  return blocks;
}

/** One block each: a leaf, or everything from an opening token to its closing one. */
export function* groups(tokens: readonly Token[]): Generator<readonly Token[]> {
  let start = 0;
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    depth += token.nesting;
    if (depth > 0) continue;
    yield tokens.slice(start, index + 1);
    start = index + 1;
  }
}

function buildBlock(group: readonly Token[], context: BlockContext, isTop: boolean): Block | undefined {
  const [token] = group;
  if (!token) return undefined;
  const lines = linesOf(token, context.linesBefore);
  const inside = group.slice(1, -1);
  const inlines = (): ReturnType<typeof buildInlines> => buildInlines(inside[0]?.children ?? [], context);
  switch (token.type) {
    case "heading_open": {
      const content = inlines();
      const level = Number(token.tag.slice(1)) as HeadingLevel;
      return { kind: "heading", level, slug: context.nextSlug(plainText(content)), content, lines };
    }
    case "paragraph_open":
      return (isTop && readMarker(inside[0]?.content ?? "", lines)) || { kind: "paragraph", content: inlines(), lines };
    case "bullet_list_open":
    case "ordered_list_open":
      return buildList(token, inside, context, lines);
    case "blockquote_open":
      return { kind: "quote", ...takeAlert(buildBlocks(inside, context, false)), lines };
    case "table_open":
      return buildTable(inside, context, lines, (row) => linesOf(row, context.linesBefore));
    case "code_block":
    case "fence": {
      const info = unescape(token.info).trim();
      const [language = ""] = info.split(/\s/, 1);
      return { kind: "code", language, info, text: token.content.replace(/\n$/, ""), lines };
    }
    case "html_block": {
      const marker = isTop ? readMarker(token.content, lines) : undefined;
      if (marker || (isComment(token.content) && !context.keepComments)) return marker;
      return { kind: "html", source: token.content.replace(/\n$/, ""), lines };
    }
    case "hr":
      return { kind: "rule", lines };
    case "footnote_reference_open":
      return undefined; // built where it is referred to, see buildDocument
    default:
      throw new Error(`the parser made a token that has no place in the model: ${token.type}`);
  }
}

function buildList(open: Token, inside: readonly Token[], context: BlockContext, lines: SourceLines): List {
  const items: ListItem[] = [];
  let tight = true;
  for (const group of groups(inside)) {
    const [token] = group;
    if (!token) continue;
    const content = group.slice(1, -1);
    for (const child of groups(content)) if (child[0]?.type === "paragraph_open" && !child[0].hidden) tight = false;
    items.push({ ...takeTask(buildBlocks(content, context, false)), lines: linesOf(token, context.linesBefore) });
  }
  const ordered = open.type === "ordered_list_open";
  return { kind: "list", ordered, start: ordered ? Number(open.attrGet("start") ?? 1) : 1, tight, items, lines };
}

/** The lines a block token came from. */
export function linesOf(token: Token | undefined, linesBefore: number): SourceLines {
  const [from, to] = token?.map ?? [0, 1];
  return { from: linesBefore + from + 1, to: linesBefore + Math.max(from + 1, to) };
}
