import { readsRightToLeft } from "../../../../graphics/drawing/text-line.ts";
import type { Block, List, ListItem } from "../../../markdown/document-model.ts";
import type { PageMark } from "../../display-list.ts";
import { shownText } from "../../../markdown/plain-text.ts";
import { childNode, type StructureNode } from "../../structure.ts";
import type { Flow, Place } from "../flow.ts";
import { inlineSpans } from "../inline-spans.ts";

type Compose = (blocks: readonly Block[], place: Place, flow: Flow) => void;

const BULLETS = ["•", "–", "·"];
/** The narrowest column that deeper lists still shrink to. */
const NARROWEST = 90;

/** Items with their marks hanging in the margin of the list. */
export function composeList(list: List, place: Place, flow: Flow, compose: Compose): void {
  const { gap } = flow.style;
  const { size } = place.look;
  const last = list.start + list.items.length - 1;
  const marker = list.ordered ? Math.max(1.8, String(last).length * 0.62 + 1.1) : 1.5;
  const indent = place.width > NARROWEST ? Math.min(marker * size, place.width - NARROWEST) : 0;
  const node = childNode(place.node, "L", { numbering: list.ordered ? "Decimal" : "Disc" });
  flow.space(place.depth === 0 || !list.tight ? gap : gap * 0.35);
  const isRtl = readsRightToLeft(firstWords(list));
  for (const [index, item] of list.items.entries()) {
    const itemNode = childNode(node, "LI");
    const label = labelMarks(list, item, index, { place, indent, isRtl, node: itemNode, flow });
    const body: Place = {
      ...place,
      x: isRtl ? place.x : place.x + indent,
      width: place.width - indent,
      node: childNode(itemNode, "LBody"),
      depth: place.depth + 1,
    };
    const start = flow.rows.length;
    if (list.tight) composeTight(item.blocks, body, flow, compose);
    else compose(item.blocks, body, flow);
    if (flow.rows.length === start) flow.push({ height: size * flow.style.text.leading, frames: place.frames });
    const first = flow.rows[start];
    if (first) flow.rows[start] = { ...first, marks: [...label, ...first.marks] };
    flow.space(list.tight ? gap * 0.35 : gap * 0.7);
  }
  flow.space(place.depth === 0 ? gap : gap * 0.35);
}

/** In a tight list paragraphs have no space between them. */
function composeTight(blocks: readonly Block[], place: Place, flow: Flow, compose: Compose): void {
  for (const block of blocks)
    if (block.kind === "paragraph") {
      const spans = inlineSpans(block.content, place.look, place.node, flow.inline);
      const leading = place.look.size * flow.style.text.leading;
      const { isJustified } = flow.style.text;
      flow.lines(flow.setter.lines(spans, { x: place.x, width: place.width, leading, isJustified }), place);
    } else compose([block], place, flow);
}

/** What decides the direction of a list: the words of its first paragraph. */
function firstWords({ items }: List): string {
  const first = items[0]?.blocks[0];
  return first?.kind === "paragraph" ? shownText(first.content) : "";
}

interface LabelPlace {
  readonly place: Place;
  readonly indent: number;
  /** The labels stand on the right. */
  readonly isRtl: boolean;
  readonly node: StructureNode;
  readonly flow: Flow;
}

function labelMarks(
  list: List,
  item: ListItem,
  index: number,
  { place, indent, isRtl, node, flow }: LabelPlace,
): PageMark[] {
  const { style, setter } = flow;
  const { size } = place.look;
  if (item.checked !== null) return taskMarks(item.checked, { place, indent, isRtl, node, flow });
  const text = list.ordered ? `${list.start + index}.` : (BULLETS[place.depth % BULLETS.length] ?? "•");
  const look = { ...place.look, color: list.ordered ? style.muted : place.look.color };
  const owner = childNode(node, "Lbl");
  const width = Math.max(size, list.ordered ? indent - size * 0.45 : indent * 0.72);
  const leading = size * style.text.leading;
  const span = { kind: "text", text, look, owner, link: undefined } as const;
  const x = isRtl ? place.x + place.width - width : place.x;
  const [line] = setter.lines([span], { x, width, leading, align: isRtl ? "left" : "right" });
  return line?.marks ?? [];
}

function taskMarks(isDone: boolean, { place, indent, isRtl, node, flow }: LabelPlace): PageMark[] {
  const { style } = flow;
  const { size } = place.look;
  const owner = childNode(node, "Lbl", { alt: isDone ? "Done" : "To do" });
  const side = size * 0.86;
  const x = isRtl ? place.x + place.width - indent + size * 0.5 : place.x + indent - side - size * 0.5;
  const y = (size * style.text.leading - side) / 2;
  const radius = side * 0.2;
  if (!isDone) {
    const lineWidth = side * 0.09;
    return [{ kind: "box", x, y, width: side, height: side, stroke: style.muted, lineWidth, radius, owner }];
  }
  const tick = [
    [0.22, 0.53],
    [0.42, 0.73],
    [0.79, 0.3],
  ].map(([dx = 0, dy = 0]) => [dx * side, dy * side] as const);
  return [
    { kind: "box", x, y, width: side, height: side, fill: style.accent, radius, owner },
    { kind: "stroke", x, y, points: tick, color: style.page.background, lineWidth: side * 0.13, owner },
  ];
}
