import type { FrontMatter } from "@toolbox/core/documents/markdown/front-matter/front-matter.ts";
import { headingsOf } from "@toolbox/core/documents/markdown/html/headings.ts";
import type { HtmlOptions } from "@toolbox/core/documents/markdown/html/html-options.ts";
import {
  LiveDocument,
  type LiveParseResult,
  type Piece,
} from "@toolbox/core/documents/markdown/parse/live-document.ts";
import { isComment } from "@toolbox/core/documents/markdown/parse/read-marker.ts";
import { plainText } from "@toolbox/core/documents/markdown/plain-text.ts";
import { withAlignment } from "@toolbox/core/documents/markdown/html/with-alignment.ts";
import { renderBlock, renderBlocks, renderFootnotes } from "@toolbox/core/documents/markdown/html/render-html.ts";

/** Where a block of the preview stands in the source. */
export interface Place {
  readonly line: number;
  readonly element: HTMLElement;
}

/**
 * A document shown in a frame while it is typed. Blocks that did not change keep their elements; only what is new is
 * made and put in. All markup comes from `renderBlock`, which lets nothing of the source through but escaped.
 */
export class LivePreview {
  readonly #page: Document;
  readonly #live = new LiveDocument();
  readonly #title: HTMLElement;
  readonly #body: HTMLElement;
  readonly #notes: HTMLElement;
  #reading: LiveParseResult | undefined;
  #pieces: readonly Piece[] = [];
  #options: HtmlOptions | undefined;
  #elements: HTMLElement[] = [];

  constructor(page: Document) {
    this.#page = page;
    const [title, body, notes] = ["header", "div", "div"].map((tag) => page.createElement(tag));
    if (!title || !body || !notes) throw new Error("a frame without a document");
    [this.#title, this.#body, this.#notes] = [title, body, notes];
    title.className = "title";
    const main = page.querySelector("main");
    main?.replaceChildren(title, body, notes);
    for (const element of [body, notes]) element.className = "part";
  }

  /** Shows the text as it is now. Other options than before make everything anew. */
  show(source: string, options: HtmlOptions): LiveParseResult {
    const before = this.#options === options ? this.#reading : undefined;
    const reading = this.#live.update(source);
    if (before === reading) return reading;
    this.#options = options;
    this.#reading = reading;
    const known = { ...options, headings: headingsOf(reading.pieces.map(({ block }) => block)) };
    const pieces = options.readsHtml ? alignedPieces(reading.pieces) : reading.pieces;
    this.#patch(before ? this.#pieces : [], pieces, known);
    this.#pieces = pieces;
    for (const [index, { block }] of reading.pieces.entries()) {
      if (block.kind === "contents") this.#replace(index, renderBlock(block, known));
    }
    this.#page.documentElement.lang = reading.frontMatter.language ?? "en";
    if (before?.footnotes !== reading.footnotes) this.#notes.innerHTML = renderFootnotes(reading.footnotes, known);
    if (before?.frontMatter !== reading.frontMatter || before.pieces[0]?.block !== reading.pieces[0]?.block)
      this.#title.replaceChildren(...titleParts(reading, this.#page));
    return reading;
  }

  /** Every block with its first line, in the order of both. */
  places(): readonly Place[] {
    return (this.#reading?.pieces ?? []).flatMap(({ lines }, index) => {
      const element = this.#elements[index];
      return element ? [{ line: lines.from, element }] : [];
    });
  }

  #patch(old: readonly Piece[], now: readonly Piece[], options: HtmlOptions): void {
    let start = 0;
    while (start < old.length && start < now.length && old[start]?.block === now[start]?.block) start++;
    let end = 0;
    const most = Math.min(old.length, now.length) - start;
    while (end < most && old[old.length - 1 - end]?.block === now[now.length - 1 - end]?.block) end++;
    const fresh = this.#make(
      renderBlocks(
        now.slice(start, now.length - end).map(({ block }) => block),
        options,
      ),
    );
    const gone = this.#elements.splice(start, this.#elements.length - start - end, ...fresh);
    const next = this.#elements[start + fresh.length] ?? null;
    for (const element of gone) element.remove();
    const parts = this.#page.createDocumentFragment();
    parts.append(...fresh);
    this.#body.insertBefore(parts, next);
  }

  #replace(index: number, html: string): void {
    const [element] = this.#make(html);
    if (!element) return;
    this.#elements[index]?.replaceWith(element);
    this.#elements[index] = element;
  }

  #make(html: string): HTMLElement[] {
    const template = this.#page.createElement("template");
    template.innerHTML = html;
    const elements = Array.from(template.content.children) as HTMLElement[];
    // A browser sets a kerned word anew from each break on: an endless one would stop the page.
    for (const element of elements) if (endlessWord.test(element.textContent)) element.style.fontKerning = "none";
    return elements;
  }
}

/** A word that no line holds, of letters enough to be felt. */
export const endlessWord = /\S{500}/;

function alignedPieces(pieces: readonly Piece[]): readonly Piece[] {
  const blocks = withAlignment(pieces.map(({ block }) => block));
  return pieces.map((piece, index) => ({ ...piece, block: blocks[index] ?? piece.block }));
}

/** Title, author and date of the front matter above the text, unless the text begins with the title itself. */
function titleParts({ frontMatter, pieces }: LiveParseResult, page: Document): HTMLElement[] {
  const { title, author, date }: FrontMatter = frontMatter;
  const first = pieces.find(({ block }) => block.kind !== "html" || !isComment(block.source))?.block;
  const isSaid = first?.kind === "heading" && plainText(first.content).trim() === title?.trim();
  if (title === undefined || isSaid) return [];
  const [heading, facts] = [page.createElement("h1"), page.createElement("p")];
  heading.textContent = title;
  facts.textContent = [author, date?.slice(0, 10)].filter((fact) => fact !== undefined).join(" · ");
  return [heading, facts];
}
