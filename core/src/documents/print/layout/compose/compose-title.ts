import type { DocumentModel } from "../../../../document/model.ts";
import { childNode } from "../../structure.ts";
import type { Flow, Place } from "../flow.ts";

/** Author and date in one line; nothing when there are none. */
export function composeByline(
  { author, date }: Pick<DocumentModel, "author" | "date">,
  place: Place,
  flow: Flow,
): void {
  const { headings, text, muted } = flow.style;
  const words = [author, date].filter((part) => part !== undefined && part !== "").join("  ·  ");
  if (words === "") return;
  const cut = { family: headings.family, isBold: false, isItalic: false };
  const owner = childNode(place.node, "P");
  const look = { cut, size: text.size, color: muted, rise: 0 };
  const align = headings.isCentered ? ("center" as const) : undefined;
  const span = { kind: "text", text: words, look, owner, link: undefined } as const;
  const lines = flow.setter.lines([span], { x: place.x, width: place.width, leading: text.size * 1.25, align });
  flow.lines(lines, place, { isKept: true });
}

/** Title, subtitle, author and date above the text; nothing when there is no title. */
export function composeTitle(model: DocumentModel, place: Place, flow: Flow): void {
  const { title, subtitle, author, date } = model;
  if (title === undefined || title === "") return;
  const { headings, text, muted, gap, rule } = flow.style;
  const align = headings.isCentered ? ("center" as const) : undefined;
  const line = (words: string, size: number, color: string, role: "H1" | "P", isBold: boolean) => {
    const cut = { family: headings.family, isBold, isItalic: false };
    const owner = childNode(place.node, role);
    const span = { kind: "text", text: words, look: { cut, size, color, rise: 0 }, owner, link: undefined } as const;
    const lines = flow.setter.lines([span], { x: place.x, width: place.width, leading: size * 1.25, align });
    flow.lines(lines, place, { isKept: true });
  };
  const size = (headings.sizes[0] ?? text.size) * 1.25;
  line(title, size, headings.colors[0] ?? text.color, "H1", headings.isBold);
  if (subtitle !== undefined && subtitle !== "") {
    flow.space(size * 0.2);
    line(subtitle, text.size * 1.25, muted, "P", false);
  }
  if (author !== undefined || date !== undefined) flow.space(size * 0.3);
  composeByline(model, place, flow);
  flow.space(gap * 1.4);
  const mark = {
    kind: "box",
    x: place.x,
    y: 0,
    width: place.width,
    height: 0.75,
    fill: rule,
    owner: "artifact",
  } as const;
  flow.push({ height: 0.75, marks: [mark], isKept: true });
  flow.space(gap * 2);
}
