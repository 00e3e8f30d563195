import type { Block, Inline, MarkdownDocument } from "../markdown/document-model.ts";
import { splitEmoji } from "../../graphics/drawing/emoji-text.ts";
import type { FontStyle, Family } from "./fonts/face-table.ts";
import type { TypeNeeds } from "./fonts/load-font-set.ts";
import { fontStyleKey } from "./fonts/font-set.ts";
import type { ColoredCode } from "./color-code.ts";
import { shownText } from "../markdown/plain-text.ts";
import type { DocumentStyle } from "./style.ts";

/** What type a document needs, and where its rarer characters stand. */
export interface Resources extends TypeNeeds {
  /** The line of the source where a character is first seen, as far as it is known. */
  readonly lines: ReadonlyMap<number, number>;
  readonly emoji: ReadonlySet<string>;
  /** Images by the source that the document names, in order. */
  readonly images: readonly string[];
}

const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{20e3}/u;
const ASCII = /^\p{ASCII}*$/u;

interface Setting {
  readonly style: DocumentStyle;
  readonly coloredCode: ColoredCode;
  /** Texts that stand on the pages but not in the document. */
  readonly extra: readonly string[];
}

/** Walks a document once. */
export function collectResources(document: MarkdownDocument, { style, coloredCode, extra }: Setting): Resources {
  const cuts = new Map<string, FontStyle>();
  const codes = new Map<string, Set<number>>();
  const emoji = new Set<string>();
  const lines = new Map<number, number>();
  const images = new Set<string>();
  let line = 0;
  const need = (family: Family, isBold = false, isItalic = false) => {
    const cut = { family, isBold, isItalic };
    cuts.set(fontStyleKey(cut), cut);
    return cut;
  };
  const read = (text: string, cut: FontStyle) => {
    if (ASCII.test(text)) return;
    const own = codes.get(fontStyleKey(cut)) ?? new Set();
    codes.set(fontStyleKey(cut), own);
    for (const char of text.normalize("NFC")) {
      const code = char.codePointAt(0) ?? 0;
      if (code < 128) continue;
      own.add(code);
      if (line > 0 && !lines.has(code)) lines.set(code, line);
    }
    if (PICTURE.test(text)) for (const run of splitEmoji(text)) if (run.kind === "emoji") emoji.add(run.key);
  };
  const inlines = (children: readonly Inline[], cut: FontStyle): void => {
    for (const inline of children)
      if (inline.kind === "text") read(inline.text, cut);
      else if (inline.kind === "codeSpan") read(inline.text, need("mono", cut.isBold, cut.isItalic));
      else if (inline.kind === "html") read(inline.source, need("mono", cut.isBold, cut.isItalic));
      else if (inline.kind === "image") {
        images.add(inline.src);
        read(inline.alt || inline.title || inline.src, cut);
      } else if (inline.kind === "link") inlines(inline.content, need(cut.family, cut.isBold, cut.isItalic));
      else if (inline.kind === "styled") {
        const isBold = cut.isBold || inline.style === "strong";
        const isItalic = cut.isItalic || inline.style === "emphasis";
        inlines(inline.content, need(inline.style === "keyboard" ? "mono" : cut.family, isBold, isItalic));
      }
  };
  const blocks = (children: readonly Block[], cut: FontStyle): void => {
    for (const block of children) {
      line = block.lines.from;
      if (block.kind === "heading") {
        inlines(block.content, need(style.headings.family, style.headings.isBold));
        // in the table of contents
        for (const isBold of [false, true]) read(shownText(block.content), need(style.text.family, isBold));
      } else if (block.kind === "paragraph") inlines(block.content, cut);
      else if (block.kind === "code" || block.kind === "html") {
        need("mono");
        for (const run of coloredCode.get(block)?.flat() ?? [])
          read(run.text, need("mono", false, run.kind === "comment"));
      } else if (block.kind === "quote") {
        if (block.alert) need(cut.family, true, cut.isItalic);
        blocks(block.blocks, need(cut.family, cut.isBold, cut.isItalic || (style.quote.isItalic && !block.alert)));
      } else if (block.kind === "list") for (const item of block.items) blocks(item.blocks, cut);
      else if (block.kind === "table") {
        inlines(block.head.cells.flat(), need(cut.family, true, cut.isItalic));
        for (const row of block.rows) inlines(row.cells.flat(), cut);
      } else if (block.kind === "contents") need(cut.family, true);
    }
  };
  const text = need(style.text.family);
  need(style.text.family, true);
  const title = need(style.headings.family, style.headings.isBold);
  const byLine = need(style.headings.family);
  const { frontMatter, footnotes } = document;
  for (const part of [frontMatter.title, ...extra]) read(part ?? "", title);
  for (const part of [frontMatter.author, frontMatter.date, ...extra]) {
    read(part ?? "", byLine);
    read(part ?? "", text);
  }
  blocks(document.blocks, text);
  for (const note of footnotes) blocks(note.blocks, text);
  return { cuts: [...cuts.values()], codes, emoji, lines, images: [...images] };
}
