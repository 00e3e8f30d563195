/* The part of fontkit that documents use. The package's own types bring those of Node into core. */
declare module "fontkit" {
  export interface Glyph {
    readonly id: number;
    readonly advanceWidth: number;
    readonly codePoints: readonly number[];
    readonly path: { toSVG(): string };
  }
  export interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
  }
  export interface Font {
    readonly postscriptName: string | null;
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    hasGlyphForCodePoint(code: number): boolean;
    glyphForCodePoint(code: number): Glyph;
    getGlyph: (id: number, codePoints?: readonly number[]) => Glyph;
    layout(text: string, features?: unknown, script?: string, language?: string, direction?: "ltr" | "rtl"): GlyphRun;
  }
  export interface Collection {
    readonly fonts: readonly Font[];
  }
  /** Throws for what is not a font. */
  export function create(bytes: Uint8Array): Font | Collection;
}
