import type { Block, Footnote } from "../../../markdown/document-model.ts";
import { childNode } from "../../structure.ts";
import { artifactBox } from "../artifact-box.ts";
import type { Flow, Place } from "../flow.ts";
import { beginsRight } from "../reading-side.ts";

type Compose = (blocks: readonly Block[], place: Place, flow: Flow) => void;

/** The notes after the text, each with its number, which leads back to where it is called. */
export function composeNotes(notes: readonly Footnote[], place: Place, flow: Flow, compose: Compose): void {
  if (notes.length === 0) return;
  const { gap, rule, text, muted, link } = flow.style;
  const size = text.size * 0.88;
  flow.space(gap * 2.5);
  flow.push({ height: 0.75, marks: [artifactBox(place.x, 0, place.width * 0.3, 0.75, rule)], isKept: true });
  flow.space(gap);
  const indent = size * (1.4 + 0.62 * String(notes.length).length);
  for (const { number, blocks } of notes) {
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
    const isRtl = beginsRight(blocks);
    const [label] = flow.setter.lines([span], {
      x: isRtl ? place.x + place.width - indent + size * 0.4 : place.x,
      width: indent - size * 0.4,
      leading,
      align: isRtl ? "left" : "right",
    });
    const start = flow.rows.length;
    flow.anchor(`note-${number}`);
    const x = isRtl ? place.x : place.x + indent;
    compose(blocks, { ...place, x, width: place.width - indent, node, look, depth: 1 }, flow);
    if (flow.rows.length === start) flow.push({ height: leading });
    const first = flow.rows[start];
    if (first && label)
      flow.rows[start] = { ...first, marks: [...label.marks, ...first.marks], links: [...label.links, ...first.links] };
    flow.space(gap * 0.4);
  }
}
