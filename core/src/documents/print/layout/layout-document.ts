import { allBlocks } from "../../markdown/all-blocks.ts";
import type { Block, MarkdownDocument } from "../../markdown/document-model.ts";
import type { DisplayList } from "../display-list.ts";
import type { FontSet } from "../fonts/font-set.ts";
import { shownText } from "../../markdown/plain-text.ts";
import { rootNode } from "../structure.ts";
import { compose } from "./compose/compose.ts";
import { composeContents } from "./compose/compose-contents.ts";
import { composeNotes } from "./compose/compose-notes.ts";
import { composeByline, composeTitle } from "./compose/compose-title.ts";
import { Flow, type Place } from "./flow.ts";
import { addHeadersAndFooters } from "./header-footer.ts";
import { LineSetter } from "./lines.ts";
import { paginate } from "./paginate.ts";
import type { LayoutOptions } from "./layout-options.ts";

/**
 * Lays a document out on pages. Throws the reason of an aborted signal, nothing else. `setDocument` loads what it needs.
 * @example const { pages } = layoutDocument(document, fontSet, { ...options, pictures, coloredCode, signal });
 */
export function layoutDocument(document: MarkdownDocument, type: FontSet, options: LayoutOptions): DisplayList {
  const { blocks, footnotes, frontMatter } = document;
  const { style, page, coloredCode, signal } = options;
  const structure = rootNode();
  const [width, room] = [page.width - 2 * page.margin, page.height - 2 * page.margin];
  const headings = listHeadings(blocks);
  const targets = new Set([...headings.map(({ name }) => name), ...footnotes.map(({ number }) => `note-${number}`)]);
  const references = new Map<number, number>();
  const flow = new Flow({
    style,
    setter: new LineSetter(type),
    signal,
    headings,
    coloredCode,
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
  if (options.hasTitle) composeTitle(frontMatter, place, flow);
  // a first heading that names the whole document stands before its contents
  const opening = options.hasTitle ? [] : openingOf(blocks, options.hasByline);
  compose(opening, place, flow);
  if (options.hasByline === true) {
    composeByline(frontMatter, place, flow);
    flow.space(style.gap * 2);
  }
  if (options.hasContents && !blocks.some(({ kind }) => kind === "contents")) composeContents(place, flow);
  compose(blocks.slice(opening.length), place, flow);
  composeNotes(footnotes, place, flow, compose);
  const { pages, anchors, outline } = paginate(flow.rows, { top: page.margin, bottom: page.height - page.margin });
  return {
    width: page.width,
    height: page.height,
    pages: addHeadersAndFooters(pages, { frontMatter, options, setter: flow.setter, outline }),
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
  return [...allBlocks(blocks)]
    .filter((block) => block.kind === "heading")
    .map(({ level, slug, content }) => ({ level, title: shownText(content).trim() || slug, name: slug }));
}
