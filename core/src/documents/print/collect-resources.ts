import { splitEmoji } from "../../graphics/drawing/emoji-text.ts";
import type { Cut, Family } from "./fonts/face-table.ts";
import type { TypeNeeds } from "./fonts/load-font-set.ts";
import { cutKey } from "./fonts/font-set.ts";
import { plainText } from "../../document/plain-text.ts";
import type { Block, DocumentModel, Inline } from "../../document/model.ts";
import type { DocumentStyle } from "./style.ts";

/** What type a document needs, and where its rarer characters stand. */
export interface Survey extends TypeNeeds {
  /** The line of the source where a character is first seen, as far as it is known. */
  readonly lines: ReadonlyMap<number, number>;
  readonly emoji: ReadonlySet<string>;
  /** Images by the source that the document names, in order. */
  readonly images: readonly string[];
}

const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{20e3}/u;
const ASCII = /^\p{ASCII}*$/u;

/** Walks a document once. @param extra texts that stand on the pages but not in the document */
export function surveyDocument(model: DocumentModel, style: DocumentStyle, extra: readonly string[]): Survey {
  const cuts = new Map<string, Cut>();
  const codes = new Map<string, Set<number>>();
  const emoji = new Set<string>();
  const lines = new Map<number, number>();
  const images = new Set<string>();
  let line = 0;
  const need = (family: Family, isBold = false, isItalic = false) => {
    const cut = { family, isBold, isItalic };
    cuts.set(cutKey(cut), cut);
    return cut;
  };
  const read = (text: string, cut: Cut) => {
    if (ASCII.test(text)) return;
    const own = codes.get(cutKey(cut)) ?? new Set();
    codes.set(cutKey(cut), own);
    for (const char of text.normalize("NFC")) {
      const code = char.codePointAt(0) ?? 0;
      if (code < 128) continue;
      own.add(code);
      if (line > 0 && !lines.has(code)) lines.set(code, line);
    }
    if (PICTURE.test(text)) for (const run of splitEmoji(text)) if (run.kind === "emoji") emoji.add(run.key);
  };
  const inlines = (children: readonly Inline[], cut: Cut): void => {
    for (const inline of children)
      if (inline.kind === "text") read(inline.text, cut);
      else if (inline.kind === "code") read(inline.text, need("mono", cut.isBold, cut.isItalic));
      else if (inline.kind === "image") {
        images.add(inline.source);
        read(inline.alt || inline.source, cut);
      } else if ("inlines" in inline) {
        const isBold = cut.isBold || inline.kind === "strong";
        const isItalic = cut.isItalic || inline.kind === "emphasis";
        inlines(inline.inlines, need(inline.kind === "keyboard" ? "mono" : cut.family, isBold, isItalic));
      }
  };
  const blocks = (children: readonly Block[], cut: Cut): void => {
    for (const block of children) {
      if ("line" in block && block.line !== undefined) line = block.line;
      if (block.kind === "heading") {
        inlines(block.inlines, need(style.headings.family, style.headings.isBold));
        // in the table of contents
        for (const isBold of [false, true]) read(plainText(block.inlines), need(style.text.family, isBold));
      } else if (block.kind === "paragraph") inlines(block.inlines, cut);
      else if (block.kind === "code") {
        need("mono");
        for (const run of block.lines.flat()) read(run.text, need("mono", false, run.kind === "comment"));
      } else if (block.kind === "quote") {
        if (block.tone) need(cut.family, true, cut.isItalic);
        blocks(block.blocks, need(cut.family, cut.isBold, cut.isItalic || (style.quote.isItalic && !block.tone)));
      } else if (block.kind === "list") for (const item of block.items) blocks(item.blocks, cut);
      else if (block.kind === "table") {
        inlines(
          block.head.flatMap((cell) => cell.inlines),
          need(cut.family, true, cut.isItalic),
        );
        for (const row of block.rows) for (const cell of row) inlines(cell.inlines, cut);
      } else if (block.kind === "contents") need(cut.family, true);
    }
  };
  const text = need(style.text.family);
  need(style.text.family, true);
  const title = need(style.headings.family, style.headings.isBold);
  const byLine = need(style.headings.family);
  for (const part of [model.title, ...extra]) read(part ?? "", title);
  for (const part of [model.subtitle, model.author, model.date, ...extra]) {
    read(part ?? "", byLine);
    read(part ?? "", text);
  }
  blocks(model.blocks, text);
  for (const note of model.notes ?? []) blocks(note.blocks, text);
  return { cuts: [...cuts.values()], codes, emoji, lines, images: [...images] };
}
