/// <reference path="./markdown-it-footnote.d.ts" />
import MarkdownIt, { type MarkdownIt as Parser } from "markdown-it";
import footnotePlugin from "markdown-it-footnote";
import { addAutolinks } from "./autolinks.ts";

/** 40 lists or 80 quotes inside each other. markdown-it drops what lies deeper, so `tokenize` watches for it. */
export const MAX_NESTING = 80;

type BlockRule = ReturnType<Parser["block"]["ruler"]["getRules"]>[number];

/** The plugin does not say on which lines a definition stands. */
function withLines(define: BlockRule): BlockRule {
  return (state, start, end, silent) => {
    const index = state.tokens.length;
    const isDefined = define(state, start, end, silent);
    const open = state.tokens[index];
    if (!isDefined || silent || !open) return isDefined;
    let last = state.line;
    while (last > start + 1 && state.isEmpty(last - 1)) last--;
    open.map = [start, last];
    return isDefined;
  };
}

/**
 * CommonMark with the extensions of GitHub: tables, strikethrough, autolinks and footnotes. Task lists, alerts and page
 * breaks are read from its tokens by `buildBlocks`. Parsers hold no state of a document; one is enough.
 */
export function createMarkdownParser(): Parser {
  const parser = new MarkdownIt({ html: true, linkify: true, maxNesting: MAX_NESTING });
  addAutolinks(parser.linkify);
  // The words of a bare address are its own letters (GFM 0.29, 6.9); the parser would decode them.
  parser.normalizeLinkText = (address) => address;
  const before = new Set(parser.block.ruler.getRules(""));
  parser.use(footnotePlugin);
  const define = parser.block.ruler.getRules("").find((rule) => !before.has(rule));
  if (define) parser.block.ruler.at("footnote_def", withLines(define), { alt: ["paragraph", "reference"] });
  // GitHub has no inline footnotes, and the notes at the end are ours to number and place.
  parser.disable(["footnote_inline", "footnote_tail"]);
  return parser;
}
