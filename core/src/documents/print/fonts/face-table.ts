/** The three kinds of type a document is set in. */
export type Family = "sans" | "serif" | "mono";

/** One cut of a family. */
export interface FontStyle {
  readonly family: Family;
  readonly isBold: boolean;
  readonly isItalic: boolean;
}

/** Code points as hex ranges: those of most documents, and the rest of Latin, Greek and Cyrillic. */
export const SLICES = {
  text: "20-7E,A0-17F,192,218-21B,2C6-2DD,2000-206F,2070-209F,20A0-20C0,2100-214F,2150-215F,2190-21FF,2200-22FF,2300-23FF,2500-25FF,2600-26FF,2700-27BF,FB00-FB04,FEFF,FFFD",
  more: "180-191,193-217,21C-2C5,2C7-2D7,300-36F,370-52F,1C80-1C8A,1D00-1DBF,1E00-1FFF,2C60-2C7F,2DE0-2DFF,A640-A69F,A720-A7FF",
} as const;
export type Slice = keyof typeof SLICES;

/** The files of core/assets that hold a cut, in the order they are asked for a character. */
export function fontStyleFiles({
  family,
  isBold,
  isItalic,
}: FontStyle): readonly { readonly slice: Slice; readonly asset: string }[] {
  const cut = `${isBold ? "bold" : "regular"}${isItalic ? "-italic" : ""}`;
  return (["text", "more"] as const).map((slice) => ({
    slice,
    asset: `document-fonts/${family}-${cut}-${slice}.woff`,
  }));
}

/** A face that helps out where the families have no glyph. */
export interface HelperFace {
  readonly name: string;
  /** Characters it is loaded for. */
  readonly covers: RegExp;
  readonly regular: string;
  /** Without one the regular cut is drawn bolder. */
  readonly bold?: string;
}

/** In the order they are asked. */
export const HELPERS: readonly HelperFace[] = [
  {
    name: "arabic",
    covers: /\p{Script=Arabic}/u,
    regular: "document-fonts/arabic-regular.woff",
    bold: "document-fonts/arabic-bold.woff",
  },
  {
    name: "hebrew",
    covers: /\p{Script=Hebrew}/u,
    regular: "document-fonts/hebrew-regular.woff",
    bold: "document-fonts/hebrew-bold.woff",
  },
  {
    name: "devanagari",
    covers: /[\p{Script=Devanagari}\u{964}\u{965}]/u,
    regular: "document-fonts/devanagari-regular.woff",
    bold: "document-fonts/devanagari-bold.woff",
  },
  {
    name: "japanese",
    covers:
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u{3000}-\u{303f}\u{3200}-\u{33ff}\u{ff00}-\u{ffef}]/u,
    regular: "document-fonts/japanese-regular.woff",
  },
  {
    name: "symbols",
    covers: /[\u{2000}-\u{2bff}\u{2e00}-\u{2e7f}\u{fffd}]/u,
    regular: "document-fonts/symbols-regular.woff",
  },
];
