import type { FrontMatter } from "../../../markdown/front-matter/front-matter.ts";
import { childNode } from "../../structure.ts";
import { artifactBox } from "../artifact-box.ts";
import type { Flow, Place } from "../flow.ts";

/** Author and date in one line; nothing when there are none. */
export function composeByline({ author, date }: FrontMatter, place: Place, flow: Flow): void {
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

/** Title, author and date above the text; nothing when there is no title. */
export function composeTitle(frontMatter: FrontMatter, place: Place, flow: Flow): void {
  const { title, author, date } = frontMatter;
  if (title === undefined || title === "") return;
  const { headings, text, gap, rule } = flow.style;
  const align = headings.isCentered ? ("center" as const) : undefined;
  const size = (headings.sizes[0] ?? text.size) * 1.25;
  const cut = { family: headings.family, isBold: headings.isBold, isItalic: false };
  const look = { cut, size, color: headings.colors[0] ?? text.color, rise: 0 };
  const span = {
    kind: "text",
    text: title,
    look,
    owner: childNode(place.node, flow.headingRole(1)),
    link: undefined,
  } as const;
  const lines = flow.setter.lines([span], { x: place.x, width: place.width, leading: size * 1.25, align });
  flow.lines(lines, place, { isKept: true });
  if (author !== undefined || date !== undefined) flow.space(size * 0.3);
  composeByline(frontMatter, place, flow);
  flow.space(gap * 1.4);
  flow.push({ height: 0.75, marks: [artifactBox(place.x, 0, place.width, 0.75, rule)], isKept: true });
  flow.space(gap * 2);
}
