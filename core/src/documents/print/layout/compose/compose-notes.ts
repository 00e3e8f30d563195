import type { Block, Note } from "../../../../document/model.ts";
import { childNode } from "../../structure.ts";
import type { Flow, Place } from "../flow.ts";
import { beginsRight } from "../../../../document/layout/reading-side.ts";

type Compose = (blocks: readonly Block[], place: Place, flow: Flow) => void;

/** The notes after the text, each with its number, which leads back to where it is called. */
export function composeNotes(notes: readonly Note[], place: Place, flow: Flow, compose: Compose): void {
  if (notes.length === 0) return;
  const { gap, rule, text, muted, link } = flow.style;
  const size = text.size * 0.88;
  flow.space(gap * 2.5);
  const mark = {
    kind: "box",
    x: place.x,
    y: 0,
    width: place.width * 0.3,
    height: 0.75,
    fill: rule,
    owner: "artifact",
  } as const;
  flow.push({ height: 0.75, marks: [mark], isKept: true });
  flow.space(gap);
  const indent = size * (1.4 + 0.62 * String(notes.length).length);
  for (const [index, note] of notes.entries()) {
    const number = index + 1;
    const node = childNode(place.node, "Note");
    const look = { ...place.look, size, color: muted };
    const back = childNode(childNode(node, "Lbl"), "Link");
    const span = {
      kind: "text",
      text: `${number}.`,
      look: { ...look, color: link.color },
      owner: back,
      link: { target: `#note-ref-${number}`, text: `Back to note ${number}`, node: back },
    } as const;
    const leading = size * text.leading;
    const isRtl = beginsRight(note.blocks);
    const [label] = flow.setter.lines([span], {
      x: isRtl ? place.x + place.width - indent + size * 0.4 : place.x,
      width: indent - size * 0.4,
      leading,
      align: isRtl ? "left" : "right",
    });
    const start = flow.rows.length;
    flow.anchor(`note-${number}`);
    const x = isRtl ? place.x : place.x + indent;
    compose(note.blocks, { ...place, x, width: place.width - indent, node, look, depth: 1 }, flow);
    if (flow.rows.length === start) flow.push({ height: leading });
    const first = flow.rows[start];
    if (first && label)
      flow.rows[start] = { ...first, marks: [...label.marks, ...first.marks], links: [...label.links, ...first.links] };
    flow.space(gap * 0.4);
  }
}
