import { alertTitles } from "../../../markdown/alert-titles.ts";
import type { Block, Heading, Paragraph, Quote } from "../../../markdown/document-model.ts";
import { shownText } from "../../../markdown/plain-text.ts";
import { childNode } from "../../structure.ts";
import { composeCode } from "./compose-code.ts";
import { composeContents } from "./compose-contents.ts";
import { composeList } from "./compose-list.ts";
import { composeTable } from "./compose-table.ts";
import { artifactBox } from "../artifact-box.ts";
import type { Flow, Place } from "../flow.ts";
import { inlineSpans } from "../inline-spans.ts";
import { beginsRight } from "../reading-side.ts";
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
    case "html":
      return composeCode(block, place, flow);
    case "quote":
      return composeQuote(block, place, flow);
    case "list":
      return composeList(block, place, flow, compose);
    case "table":
      return composeTable(block, place, flow);
    case "contents":
      return composeContents(place, flow);
    case "pageBreak":
      return flow.startPage();
    case "rule": {
      const { gap, rule } = flow.style;
      flow.space(gap * 1.2);
      flow.push({ height: 1, marks: [artifactBox(place.x, 0, place.width, 1, rule)], frames: place.frames });
      return flow.space(gap * 1.2);
    }
  }
}

/** Text in the voice of its place. */
function composeParagraph({ content, align }: Paragraph, place: Place, flow: Flow): void {
  const { gap, text } = flow.style;
  const node = childNode(place.node, "P");
  flow.space(gap);
  const spans = inlineSpans(content, place.look, node, flow.inline);
  const leading = place.look.size * text.leading;
  const isJustified = text.isJustified && align === undefined;
  flow.lines(flow.setter.lines(spans, { x: place.x, width: place.width, leading, isJustified, align }), place);
  flow.space(gap);
}

function composeHeading({ level, slug, content, align: said }: Heading, place: Place, flow: Flow): void {
  const { headings, gap, rule, muted } = flow.style;
  const size = headings.sizes[level - 1] ?? flow.style.text.size;
  const node = childNode(place.node, flow.headingRole(level));
  const color = headings.colors[level - 1] ?? muted;
  const look = { cut: { family: headings.family, isBold: headings.isBold, isItalic: false }, size, color, rise: 0 };
  const spans = inlineSpans(content, look, node, flow.inline);
  const align = said ?? (headings.isCentered && level === 1 ? ("center" as const) : undefined);
  flow.space(gap * 0.9 + size * 0.75);
  flow.anchor(slug);
  const lines = flow.setter.lines(spans, { x: place.x, width: place.width, leading: size * 1.28, align });
  const title = shownText(content).trim() || slug;
  flow.lines(lines, place, { isKept: true, first: { heading: { level, title, name: slug } } });
  if (level <= headings.ruled) {
    const mark = artifactBox(place.x, size * 0.22, place.width, 0.75, rule);
    flow.push({ height: size * 0.22 + 0.75, marks: [mark], frames: place.frames, isKept: true });
    flow.space(gap);
  } else flow.space(gap * 0.6);
}

function composeQuote({ alert, blocks }: Quote, place: Place, flow: Flow): void {
  const { gap, quote, tones, text } = flow.style;
  const barWidth = alert ? Math.max(2.5, quote.barWidth) : quote.barWidth;
  const isRtl = beginsRight(blocks);
  const x = isRtl ? place.x + place.width - barWidth : place.x;
  const bar: Frame = { x, width: barWidth, fill: alert ? tones[alert] : quote.bar };
  const inset = Math.min(14, place.width / 8);
  const cut = { ...place.look.cut, isItalic: place.look.cut.isItalic || (quote.isItalic && !alert) };
  const inside: Place = {
    ...place,
    x: isRtl ? place.x : place.x + inset,
    width: place.width - inset,
    node: childNode(place.node, "BlockQuote"),
    frames: barWidth > 0 ? [...place.frames, bar] : place.frames,
    look: alert ? place.look : { ...place.look, cut, color: quote.color },
  };
  flow.space(gap * 1.3);
  if (alert) {
    const look = { ...place.look, cut: { ...cut, isBold: true }, color: tones[alert] };
    const owner = childNode(inside.node, "P");
    const span = { kind: "text", text: alertTitles[alert], look, owner, link: undefined } as const;
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
