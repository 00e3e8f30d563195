import { plainText } from "../../../../document/plain-text.ts";
import type { Block, HeadingBlock, ParagraphBlock, QuoteBlock } from "../../../../document/model.ts";
import { childNode, type Role } from "../../structure.ts";
import { composeCode } from "./compose-code.ts";
import { composeContents } from "./compose-contents.ts";
import { composeList } from "./compose-list.ts";
import { composeTable } from "./compose-table.ts";
import type { Flow, Place } from "../flow.ts";
import { inlineSpans } from "../inline-spans.ts";
import { beginsRight } from "../../../../document/layout/reading-side.ts";
import type { Frame } from "./row.ts";

/** Lays blocks out one under the other. */
export function compose(blocks: readonly Block[], place: Place, flow: Flow): void {
  for (const block of blocks) {
    flow.signal.throwIfAborted();
    composeBlock(block, place, flow);
  }
}

function composeBlock(block: Block, place: Place, flow: Flow): void {
  switch (block.kind) {
    case "heading":
      return composeHeading(block, place, flow);
    case "paragraph":
      return composeParagraph(block, place, flow);
    case "code":
      return composeCode(block, place, flow);
    case "quote":
      return composeQuote(block, place, flow);
    case "list":
      return composeList(block, place, flow, compose);
    case "table":
      return composeTable(block, place, flow);
    case "contents":
      return composeContents(place, flow);
    case "page-break":
      return flow.startPage();
    case "rule": {
      const { gap, rule } = flow.style;
      flow.space(gap * 1.2);
      const mark = {
        kind: "box",
        x: place.x,
        y: 0,
        width: place.width,
        height: 1,
        fill: rule,
        owner: "artifact",
      } as const;
      flow.push({ height: 1, marks: [mark], frames: place.frames });
      return flow.space(gap * 1.2);
    }
  }
}

/** Text in the voice of its place. */
export function composeParagraph({ inlines }: ParagraphBlock, place: Place, flow: Flow): void {
  const { gap, text } = flow.style;
  const node = childNode(place.node, "P");
  flow.space(gap);
  const spans = inlineSpans(inlines, place.look, node, flow.inline);
  const leading = place.look.size * text.leading;
  const { isJustified } = text;
  flow.lines(flow.setter.lines(spans, { x: place.x, width: place.width, leading, isJustified }), place);
  flow.space(gap);
}

function composeHeading({ level, id, inlines }: HeadingBlock, place: Place, flow: Flow): void {
  const { headings, gap, rule, muted } = flow.style;
  const size = headings.sizes[level - 1] ?? flow.style.text.size;
  const node = childNode(place.node, `H${level}` as Role);
  const color = headings.colors[level - 1] ?? muted;
  const look = { cut: { family: headings.family, isBold: headings.isBold, isItalic: false }, size, color, rise: 0 };
  const spans = inlineSpans(inlines, look, node, flow.inline);
  const align = headings.isCentered && level === 1 ? ("center" as const) : undefined;
  flow.space(gap * 0.9 + size * 0.75);
  flow.anchor(id);
  const lines = flow.setter.lines(spans, { x: place.x, width: place.width, leading: size * 1.28, align });
  const title = plainText(inlines).trim() || id;
  flow.lines(lines, place, { isKept: true, first: { heading: { level, title, name: id } } });
  if (level <= headings.ruled) {
    const mark = {
      kind: "box",
      x: place.x,
      y: size * 0.22,
      width: place.width,
      height: 0.75,
      fill: rule,
      owner: "artifact",
    } as const;
    flow.push({ height: size * 0.22 + 0.75, marks: [mark], frames: place.frames, isKept: true });
    flow.space(gap);
  } else flow.space(gap * 0.6);
}

const toneTitles = {
  note: "Note",
  tip: "Tip",
  important: "Important",
  warning: "Warning",
  caution: "Caution",
} as const;

function composeQuote({ tone, blocks }: QuoteBlock, place: Place, flow: Flow): void {
  const { gap, quote, tones, text } = flow.style;
  const barWidth = tone ? Math.max(2.5, quote.barWidth) : quote.barWidth;
  const isRtl = beginsRight(blocks);
  const x = isRtl ? place.x + place.width - barWidth : place.x;
  const bar: Frame = { x, width: barWidth, fill: tone ? tones[tone] : quote.bar };
  const inset = Math.min(14, place.width / 8);
  const cut = { ...place.look.cut, isItalic: place.look.cut.isItalic || (quote.isItalic && !tone) };
  const inside: Place = {
    ...place,
    x: isRtl ? place.x : place.x + inset,
    width: place.width - inset,
    node: childNode(place.node, "BlockQuote"),
    frames: barWidth > 0 ? [...place.frames, bar] : place.frames,
    look: tone ? place.look : { ...place.look, cut, color: quote.color },
  };
  flow.space(gap * 1.3);
  if (tone) {
    const look = { ...place.look, cut: { ...cut, isBold: true }, color: tones[tone] };
    const owner = childNode(inside.node, "P");
    const span = { kind: "text", text: toneTitles[tone], look, owner, link: undefined } as const;
    const leading = look.size * text.leading;
    const align = isRtl ? "right" : "left";
    flow.lines(flow.setter.lines([span], { x: inside.x, width: inside.width, leading, align }), inside, {
      isKept: true,
    });
    flow.tighten(gap * 0.25);
  }
  compose(blocks, inside, flow);
  flow.space(gap * 1.3);
}
