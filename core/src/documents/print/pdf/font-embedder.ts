/// <reference path="./pdfkit.d.ts" />
import type { EmbeddedFont, PDFDocument } from "pdfkit";
import type { Face, GlyphRun } from "../fonts/face.ts";
import { num } from "./operators.ts";

/** Embeds the glyphs that are used, and writes runs of them. */
export class FontEmbedder {
  readonly #document: PDFDocument;
  readonly #fonts = new Map<Face, EmbeddedFont>();
  // Words are set once and drawn often.
  readonly #written = new WeakMap<GlyphRun, string>();
  constructor(document: PDFDocument) {
    this.#document = document;
  }

  /** The name of a face in the resources of the present page. */
  name(face: Face): string {
    const font = this.#font(face);
    this.#document.page.fonts[font.id] ??= font.ref();
    return font.id;
  }

  /** The elements of a TJ array: glyphs in hex and the corrections of their widths. */
  array(run: GlyphRun): string {
    const known = this.#written.get(run);
    if (known !== undefined) return known;
    let text = "";
    let hex = "";
    const last = run.ids.length - 1;
    for (let at = 0; at <= last; at++) {
      hex += this.glyph(run, at);
      const wide = run.face.advanceOf(run.ids[at] ?? 0);
      const correction = wide - (run.advances[at] ?? wide);
      if (Math.abs(correction) < 0.05) continue;
      text += `<${hex}>${num(correction)}`;
      hex = "";
    }
    if (hex !== "") text += `<${hex}>`;
    this.#written.set(run, text);
    return text;
  }

  /** One glyph of a run in hex. A glyph that stands for several characters is embedded once for each. */
  glyph({ face, ids, codes }: GlyphRun, at: number): string {
    const id = ids[at] ?? 0;
    const characters = codes[at] ?? [];
    const key = `${id} ${characters.join(" ")}`;
    const font = this.#font(face);
    let hexes = this.#hexes.get(font);
    if (!hexes) this.#hexes.set(font, (hexes = new Map()));
    let hex = hexes.get(key);
    if (hex === undefined) {
      let own = font.subset.includeGlyph(id);
      if (font.unicode[own] !== undefined) own = font.subset.glyphs.push(id) - 1;
      font.widths[own] = face.advanceOf(id);
      font.unicode[own] = characters;
      hex = own.toString(16).padStart(4, "0");
      hexes.set(key, hex);
    }
    return hex;
  }
  readonly #hexes = new Map<EmbeddedFont, Map<string, string>>();

  #font(face: Face): EmbeddedFont {
    let font = this.#fonts.get(face);
    if (!font) {
      this.#document.font(face.font, face.name);
      // oxlint-disable-next-line no-underscore-dangle -- pdfkit has no other way to the font it made
      font = this.#document._font;
      this.#fonts.set(face, font);
    }
    return font;
  }
}
