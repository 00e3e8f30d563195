/// <reference path="./pdfkit.d.ts" />
import type { EmbeddedImage, OutlineItem, PDFDocument, PdfReference } from "pdfkit";
import type { FrontMatter } from "../../markdown/front-matter/front-matter.ts";
import type { Anchor, DisplayList, LinkArea } from "../display-list.ts";
import { FontEmbedder } from "./font-embedder.ts";
import { CREATOR, languageOf, PRODUCER, xmpDescription } from "./metadata.ts";
import { PagePainter } from "./page-painter.ts";
import { StructureWriter, text } from "./structure-writer.ts";

export interface PdfOptions {
  readonly now: Date;
  readonly signal: AbortSignal;
  /** Called after each page. */
  readonly progress: (done: number, total: number) => void;
}

/**
 * Writes a display list as a tagged PDF 1.7 with embedded subset fonts, outline and links. The same list and moment
 * give the same bytes on every host.
 * @example const bytes = await writePdf(list, document.frontMatter, { now: ports.clock.now(), signal, progress: () => {} });
 */
export async function writePdf(list: DisplayList, frontMatter: FrontMatter, options: PdfOptions): Promise<Uint8Array> {
  const { default: Pdf } = await import("pdfkit");
  const { now, signal, progress } = options;
  const { document, bytes } = collected(Pdf, {
    size: [list.width, list.height],
    margin: 0,
    autoFirstPage: false,
    // a path or bytes here would be opened again and again
    font: null,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: languageOf(frontMatter),
    info: information(frontMatter, now),
  });
  // oxlint-disable-next-line no-underscore-dangle -- pdfkit's own writes titles into the XML as they are
  document._addInfo = () => document.appendXML(xmpDescription(frontMatter, now));
  const structure = new StructureWriter(document);
  const fonts = new FontEmbedder(document);
  const images = openImages(list, document);
  const painter = new PagePainter({ document, fonts, structure, images, height: list.height });
  const pages: PdfReference[] = [];
  const links: { readonly link: LinkArea; readonly annotation: PdfReference }[] = [];
  for (const [index, page] of list.pages.entries()) {
    signal.throwIfAborted();
    document.addPage();
    pages.push(document.page.dictionary);
    painter.page(page.marks);
    for (const link of page.links) {
      if (!link.owner || !structure.hasContent(link.owner)) continue;
      const annotation = document.ref({ Type: "Annot", Subtype: "Link" });
      document.page.annotations.push(annotation);
      structure.annotate(link.owner, annotation);
      links.push({ link, annotation });
    }
    progress(index + 1, list.pages.length);
  }
  const anchors = new Map(list.anchors.map((anchor) => [anchor.name, anchor]));
  for (const { link, annotation } of links) finishLink(link, annotation, { anchors, pages, height: list.height });
  writeOutline(list, document);
  structure.finish(list.structure);
  document.end();
  return bytes;
}

function information({ title, author, description, tags }: FrontMatter, now: Date): Record<string, unknown> {
  return {
    ...(title ? { Title: title } : {}),
    ...(author ? { Author: author } : {}),
    ...(description ? { Subject: description } : {}),
    ...(tags.length > 0 ? { Keywords: tags.join(", ") } : {}),
    Creator: CREATOR,
    Producer: PRODUCER,
    CreationDate: now,
    ModDate: now,
  };
}

/**
 * A document and the whole file, once it has ended. Its own stream hands chunks on one by one from the front of an
 * array, which takes quadratic time for the many small ones of a long document.
 */
function collected(
  Pdf: typeof PDFDocument,
  options: Readonly<Record<string, unknown>>,
): { readonly document: PDFDocument; readonly bytes: Promise<Uint8Array> } {
  const chunks: Uint8Array[] = [];
  let finish: (bytes: Uint8Array) => void = () => {};
  const bytes = new Promise<Uint8Array>((resolve) => (finish = resolve));
  class Collected extends Pdf {
    override push(chunk: Uint8Array | null): boolean {
      if (chunk !== null) return chunks.push(chunk) > 0;
      finish(joined(chunks));
      return false;
    }
  }
  return { document: new Collected(options), bytes };
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** Each file once, however often it is shown. */
function openImages(list: DisplayList, document: PDFDocument): Map<Uint8Array, EmbeddedImage> {
  const images = new Map<Uint8Array, EmbeddedImage>();
  for (const { marks } of list.pages)
    for (const mark of marks)
      if (mark.kind === "picture" && !images.has(mark.picture.bytes))
        images.set(mark.picture.bytes, document.openImage(mark.picture.bytes));
  return images;
}

interface Places {
  readonly anchors: ReadonlyMap<string, Anchor>;
  readonly pages: readonly PdfReference[];
  readonly height: number;
}

function finishLink(link: LinkArea, annotation: PdfReference, { anchors, pages, height }: Places): void {
  const { x, y, width, target } = link;
  const anchor = target.startsWith("#") ? anchors.get(target.slice(1)) : undefined;
  Object.assign(annotation.data, {
    Rect: [x, height - y - link.height, x + width, height - y],
    Border: [0, 0, 0],
    // printed, not hidden (ISO 32000-1, table 165)
    F: 4,
    Contents: text(link.text),
    ...(target.startsWith("#") ? {} : { A: { S: "URI", URI: text(encodeAddress(target)) } }),
    ...(anchor ? { Dest: [pages[anchor.page], "XYZ", null, height - anchor.y, null] } : {}),
  });
  annotation.end();
}

/** Addresses in a PDF are 7-bit ASCII (ISO 32000-1, 12.6.4.7). */
function encodeAddress(target: string): string {
  try {
    return new URL(target).href;
  } catch {
    return encodeURI(target.replaceAll(/\p{Surrogate}/gu, ""));
  }
}

function writeOutline(list: DisplayList, document: PDFDocument): void {
  const open: { readonly level: number; readonly item: OutlineItem }[] = [];
  for (const { level, title, anchor } of list.outline) {
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    const parent = open.at(-1)?.item ?? document.outline;
    // pdfkit counts the left edge from the right one
    const place = { pageNumber: anchor.page, top: anchor.y, left: list.width, zoom: 0, fit: false };
    open.push({ level, item: parent.addItem(title, { ...place, expanded: level < 2 }) });
  }
}
