/// <reference path="./pdfkit.d.ts" />
import type { EmbeddedImage, PDFDocument } from "pdfkit";
import type { BoxMark, EmojiMark, Owner, PageMark, PictureMark, StrokeMark, TextMark } from "../display-list.ts";
import type { GlyphRun } from "../fonts/face.ts";
import { EMOJI_SCALE } from "../fonts/font-set.ts";
import type { FontEmbedder } from "./font-embedder.ts";
import { boxPath, hexText, num, rgb } from "./operators.ts";
import type { StructureWriter } from "./structure-writer.ts";

/** How thick the stroke is that makes a face without a bold cut bold: a share of the size. */
const BOLDER = 0.03;

/** Draws marks as operators of a content stream, each inside its element or marked as an artifact. */
export class PagePainter {
  readonly #document: PDFDocument;
  readonly #fonts: FontEmbedder;
  readonly #structure: StructureWriter;
  readonly #images: ReadonlyMap<Uint8Array, EmbeddedImage>;
  readonly #height: number;
  #out: string[] = [];
  #owner: Owner | undefined;
  #fill = "";
  #font = "";
  constructor(parts: {
    readonly document: PDFDocument;
    readonly fonts: FontEmbedder;
    readonly structure: StructureWriter;
    readonly images: ReadonlyMap<Uint8Array, EmbeddedImage>;
    readonly height: number;
  }) {
    this.#document = parts.document;
    this.#fonts = parts.fonts;
    this.#structure = parts.structure;
    this.#images = parts.images;
    this.#height = parts.height;
  }

  /** Draws all marks of the present page. */
  page(marks: readonly PageMark[]): void {
    this.#forget();
    for (const mark of marks) {
      this.#own(mark.owner);
      if (mark.kind === "text") this.#text(mark);
      else if (mark.kind === "box") this.#box(mark);
      else if (mark.kind === "stroke") this.#stroke(mark);
      else if (mark.kind === "emoji") this.#emoji(mark);
      else this.#picture(mark);
    }
    this.#own(undefined);
    this.#flush();
  }

  /** Closes the element that was open, and opens the mark's own when it is another. */
  #own(owner: Owner | undefined): void {
    if (owner === this.#owner) return;
    if (this.#owner !== undefined) this.#out.push("EMC");
    this.#owner = owner;
    if (owner === "artifact") this.#out.push("/Artifact BMC");
    else if (owner) this.#out.push(this.#structure.begin(owner));
  }

  #flush(): void {
    if (this.#out.length > 0) this.#document.addContent(this.#out.join("\n"));
    this.#out = [];
  }

  /** After operators that were not ours nothing is known of colors and fonts. */
  #forget(): void {
    this.#fill = "";
    this.#font = "";
  }

  #fillColor(color: string): void {
    if (this.#fill === color) return;
    this.#fill = color;
    this.#out.push(`${rgb(color)} rg`);
  }

  #setFont(run: GlyphRun, size: number): string {
    const font = `/${this.#fonts.name(run.face)} ${num(size)} Tf`;
    if (font === this.#font) return "";
    this.#font = font;
    return `${font} `;
  }

  #text({ x, y, size, color, runs }: TextMark): void {
    const [first] = runs;
    if (!first) return;
    this.#fillColor(color);
    const font = this.#setFont(first, size);
    const bolder = first.face.isEmboldened ? `2 Tr ${num(size * BOLDER)} w ${rgb(color)} RG ` : "";
    if (first.actual !== undefined) this.#out.push(`/Span <</ActualText ${hexText(first.actual)}>> BDC`);
    let shown: string;
    if (runs.some(({ offsets }) => offsets !== undefined)) shown = this.#placedGlyphs(runs, x, y, size);
    else shown = `1 0 0 -1 ${num(x)} ${num(y)} Tm [${runs.map((run) => this.#fonts.array(run)).join("")}] TJ`;
    this.#out.push(`BT ${font}${bolder}${shown}${bolder === "" ? "" : " 0 Tr"} ET`);
    if (first.actual !== undefined) this.#out.push("EMC");
  }

  /** Glyphs that stand off the line, each at its own place. */
  #placedGlyphs(runs: readonly GlyphRun[], x: number, y: number, size: number): string {
    const shown: string[] = [];
    let pen = x;
    for (const run of runs)
      for (const [at, advance] of run.advances.entries()) {
        const offset = run.offsets?.[at] ?? { x: 0, y: 0 };
        const [left, down] = [pen + (offset.x * size) / 1000, y - (offset.y * size) / 1000];
        shown.push(`1 0 0 -1 ${num(left)} ${num(down)} Tm <${this.#fonts.glyph(run, at)}> Tj`);
        pen += (advance * size) / 1000;
      }
    return shown.join(" ");
  }

  #box({ x, y, width, height, fill, stroke, lineWidth = 1, radius }: BoxMark): void {
    const path = boxPath(x, y, width, height, radius);
    if (fill !== undefined) this.#fillColor(fill);
    if (stroke !== undefined) this.#out.push(`${rgb(stroke)} RG ${num(lineWidth)} w`);
    this.#out.push(`${path} ${stroke === undefined ? "f" : fill === undefined ? "S" : "B"}`);
  }

  #stroke({ x, y, points, color, lineWidth }: StrokeMark): void {
    const steps = points.map(([dx, dy], index) => `${num(x + dx)} ${num(y + dy)} ${index === 0 ? "m" : "l"}`);
    this.#out.push(`${rgb(color)} RG ${num(lineWidth)} w 1 J 1 j ${steps.join(" ")} S 0 J 0 j`);
  }

  /** The outlines, and over them an unseen space that is read and copied as the emoji. */
  #emoji({ x, y, size, piece, baseline }: EmojiMark): void {
    const document = this.#document;
    this.#out.push(`/Span <</ActualText ${hexText(piece.text)}>> BDC`);
    this.#flush();
    const scale = size * EMOJI_SCALE;
    document.save().transform(scale, 0, 0, scale, x, y);
    for (const { path, color, opacity, rule, stroke, clip } of piece.outlines) {
      document.save();
      if (clip !== undefined) document.path(clip).clip();
      if (opacity < 1) document.fillOpacity(opacity).strokeOpacity(opacity);
      document.path(path);
      if (stroke === undefined) document.fill(color, ...(rule === "evenodd" ? (["even-odd"] as const) : []));
      else document.lineWidth(stroke).lineCap("round").stroke(color);
      document.restore();
    }
    document.restore();
    this.#forget();
    const space = piece.face.set(" ", false);
    const wide = (size * 1000) / (space.width * size || 1);
    const shown = `${num(wide * 100)} Tz 3 Tr 1 0 0 -1 ${num(x)} ${num(y + baseline)} Tm [${this.#fonts.array(space)}] TJ`;
    this.#out.push(`BT ${this.#setFont(space, size)}${shown} 0 Tr 100 Tz ET`, "EMC");
  }

  #picture({ x, y, width, height, picture, owner }: PictureMark): void {
    const image = this.#images.get(picture.bytes);
    if (!image) return;
    if (owner !== "artifact") this.#structure.box(owner, [x, this.#height - y - height, x + width, this.#height - y]);
    this.#flush();
    this.#document.image(image, x, y, { width, height });
    this.#forget();
  }
}
