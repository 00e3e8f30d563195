import { plainText } from "../../../document/plain-text.ts";
import type { DisplayList, LoadedPicture } from "../display-list.ts";
import type { TypeCase } from "../fonts/font-set.ts";
import type { Block, DocumentModel } from "../../../document/model.ts";
import { rootNode } from "../structure.ts";
import type { DocumentStyle } from "../style.ts";
import { compose } from "./compose/compose.ts";
import { composeNotes } from "./compose/compose-notes.ts";
import { composeByline, composeTitle } from "./compose/compose-title.ts";
import { Flow, type Place } from "./flow.ts";
import { furnish, type Furniture } from "./header-footer.ts";
import { LineSetter } from "./lines.ts";
import { paginate } from "./paginate.ts";

/** Points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

export interface LayoutOptions {
  readonly style: DocumentStyle;
  readonly page: PageSize;
  readonly furniture: Furniture;
  /** Title, author and date above the text. */
  readonly hasTitle: boolean;
  /** Author and date under the heading that the text begins with, when that is its title. */
  readonly hasByline?: boolean;
  /** A table of contents before the text; one that the text itself asks for stands where it asks. */
  readonly hasContents: boolean;
  readonly pictures: ReadonlyMap<string, LoadedPicture>;
  readonly signal: AbortSignal;
}

/** Lays a document out on pages. Throws the reason of an aborted signal, nothing else. */
export function layoutDocument(model: DocumentModel, type: TypeCase, options: LayoutOptions): DisplayList {
  const { style, page, signal } = options;
  const structure = rootNode();
  const [width, room] = [page.width - 2 * page.margin, page.height - 2 * page.margin];
  const headings = listHeadings(model.blocks);
  const notes = model.notes ?? [];
  const targets = new Set([...headings.map(({ name }) => name), ...notes.map((_, index) => `note-${index + 1}`)]);
  const references = new Map<number, number>();
  const flow = new Flow({
    style,
    setter: new LineSetter(type),
    signal,
    headings,
    inline: {
      style,
      pictures: options.pictures,
      room: { width, height: room * 0.92 },
      hasTarget: (target) => targets.has(target),
      noteReference(number) {
        const times = (references.get(number) ?? 0) + 1;
        references.set(number, times);
        const name = `note-ref-${number}${times === 1 ? "" : `-${times}`}`;
        targets.add(name);
        return name;
      },
    },
  });
  const look = {
    cut: { family: style.text.family, isBold: false, isItalic: false },
    size: style.text.size,
    color: style.text.color,
    rise: 0,
  } as const;
  const place: Place = { x: page.margin, width, node: structure, frames: [], look, depth: 0 };
  if (options.hasTitle) composeTitle(model, place, flow);
  // a first heading that names the whole document stands before its contents
  const opening = options.hasTitle ? [] : openingOf(model.blocks, options.hasByline);
  compose(opening, place, flow);
  if (options.hasByline === true) {
    composeByline(model, place, flow);
    flow.space(style.gap * 2);
  }
  if (options.hasContents && !model.blocks.some(({ kind }) => kind === "contents"))
    compose([{ kind: "contents" }], place, flow);
  compose(model.blocks.slice(opening.length), place, flow);
  composeNotes(notes, place, flow, compose);
  const { pages, anchors, outline } = paginate(flow.rows, { top: page.margin, bottom: page.height - page.margin });
  return {
    width: page.width,
    height: page.height,
    pages: furnish(pages, { model, options, setter: flow.setter, outline }),
    anchors,
    outline,
    structure,
  };
}

/** The heading of the first level that a document begins with, when it is the only one. */
function openingOf(blocks: readonly Block[], isTitle = false): readonly Block[] {
  if (isTitle) return blocks.slice(0, 1);
  const tops = blocks.filter((block) => block.kind === "heading" && block.level === 1);
  return tops.length === 1 && tops[0] === blocks[0] ? tops : [];
}

/** Every heading, also those in quotations and lists, in reading order. */
function listHeadings(blocks: readonly Block[]): { level: number; title: string; name: string }[] {
  return blocks.flatMap((block) => {
    if (block.kind === "heading")
      return [{ level: block.level, title: plainText(block.inlines).trim() || block.id, name: block.id }];
    if (block.kind === "quote") return listHeadings(block.blocks);
    return block.kind === "list" ? block.items.flatMap((item) => listHeadings(item.blocks)) : [];
  });
}
