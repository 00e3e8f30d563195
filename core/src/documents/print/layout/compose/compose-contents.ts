import { readsRightToLeft } from "../../../../graphics/drawing/text-line.ts";
import type { PageMark } from "../../display-list.ts";
import { childNode } from "../../structure.ts";
import type { Flow, Place } from "../flow.ts";

/** Deeper headings would make it longer than a glance. */
const DEEPEST = 3;

/** The table of contents: every heading with the page it stands on. */
export function composeContents(place: Place, flow: Flow): void {
  const { style, setter, headings } = flow;
  const shown = headings.filter(({ level }) => level <= DEEPEST);
  if (shown.length === 0) return;
  const { size } = style.text;
  const numbers = size * 2.4;
  const top = Math.min(...shown.map(({ level }) => level));
  titleRow("Contents", place, flow, shown.every(({ title }) => readsRightToLeft(title)) ? "right" : "left");
  const root = childNode(place.node, "TOC");
  for (const { level, title, name } of shown) {
    const indent = (level - top) * size * 1.5;
    const isTop = level === top;
    const link = {
      target: `#${name}`,
      text: title,
      node: childNode(childNode(childNode(root, "TOCI"), "Reference"), "Link"),
    };
    const look = { ...place.look, cut: { ...place.look.cut, isBold: isTop && top < DEEPEST } };
    const span = { kind: "text", text: title, look, owner: link.node, link } as const;
    const leading = size * 1.6;
    const isRtl = readsRightToLeft(title);
    const box = { x: place.x + (isRtl ? numbers : indent), width: place.width - indent - numbers, leading };
    const lines = setter.lines([span], box);
    const number = (text: string): PageMark[] => {
      const plain = { ...span, text, look: place.look, link: undefined };
      const [line] = setter.lines([plain], {
        x: isRtl ? place.x : place.x + place.width - numbers,
        width: numbers,
        leading,
        align: isRtl ? "left" : "right",
      });
      return line?.marks ?? [];
    };
    for (const [index, line] of lines.entries()) {
      const isLast = index === lines.length - 1;
      const late = (pageOf: (anchor: string) => number | undefined) => number(String(pageOf(name) ?? ""));
      flow.push({ ...line, frames: place.frames, isKept: !isLast, ...(isLast ? { late } : {}) });
    }
    flow.space(isTop ? 1.5 : 0);
  }
  flow.space(style.gap * 2);
}

/** A heading of our own making, which is not a part of the outline. */
export function titleRow(text: string, place: Place, flow: Flow, align: "left" | "right" = "left"): void {
  const { headings, gap, muted } = flow.style;
  const size = headings.sizes[1] ?? flow.style.text.size;
  const look = {
    cut: { family: headings.family, isBold: headings.isBold, isItalic: false },
    size,
    color: headings.colors[1] ?? muted,
    rise: 0,
  };
  const span = {
    kind: "text",
    text,
    look,
    owner: childNode(place.node, flow.headingRole(2)),
    link: undefined,
  } as const;
  flow.space(gap * 2);
  flow.lines(flow.setter.lines([span], { x: place.x, width: place.width, leading: size * 1.28, align }), place, {
    isKept: true,
  });
  flow.space(gap);
}
