import { isJapanese } from "./japanese.ts";

/** One file per script of the bundled typeface. */
export interface FontSubset {
  readonly name: string;
  /** Our own family name. Each script has its own, so that a font list picks the same file in every host. */
  readonly family: string;
  /** The code points it draws: hex ranges as in CSS `unicode-range`, those of @fontsource/inter (unicode.json). */
  readonly ranges: string;
}

/** In the order of the font list. */
export const FONT_SUBSETS: readonly FontSubset[] = [
  {
    name: "latin",
    family: "Toolbox Sans",
    ranges: "0-FF,131,152-153,2BB-2BC,2C6,2DA,2DC,304,308,329,2000-206F,20AC,2122,2191,2193,2212,2215,FEFF,FFFD",
  },
  {
    name: "latin-ext",
    family: "Toolbox Sans Latin Ext",
    ranges:
      "100-2BA,2BD-2C5,2C7-2CC,2CE-2D7,2DD-2FF,304,308,329,1D00-1DBF,1E00-1E9F,1EF2-1EFF,2020,20A0-20AB,20AD-20C0,2113,2C60-2C7F,A720-A7FF",
  },
  { name: "vietnamese", family: "Toolbox Sans Vietnamese", ranges: "300-301,303-304,308-309,323,329,1EA0-1EF9,20AB" },
  { name: "cyrillic", family: "Toolbox Sans Cyrillic", ranges: "301,400-45F,490-491,4B0-4B1,2116" },
  {
    name: "cyrillic-ext",
    family: "Toolbox Sans Cyrillic Ext",
    ranges: "460-52F,1C80-1C8A,20B4,2DE0-2DFF,A640-A69F,FE2E-FE2F",
  },
  { name: "greek", family: "Toolbox Sans Greek", ranges: "370-377,37A-37F,384-38A,38C,38E-3A1,3A3-3FF" },
  { name: "greek-ext", family: "Toolbox Sans Greek Ext", ranges: "1F00-1FFF" },
];

/** A face for a script that the typeface has not: the ones documents are set in. */
export interface HelperFont {
  readonly family: string;
  /** Whether the face draws a character. */
  readonly covers: (char: string) => boolean;
  readonly regular: string;
  /** Without one, each host makes the strokes of the regular face heavier. */
  readonly bold?: string;
}

/** Asked after the typeface. */
export const HELPER_FONTS: readonly HelperFont[] = [
  ...(
    [
      ["Arabic", "arabic", /\p{Script_Extensions=Arabic}/u],
      ["Hebrew", "hebrew", /\p{Script=Hebrew}/u],
      ["Devanagari", "devanagari", /[\p{Script=Devanagari}\u{964}\u{965}]/u],
    ] as const
  ).map(([name, file, covers]) => ({
    family: `Toolbox Sans ${name}`,
    covers: (char: string) => covers.test(char),
    regular: `document-fonts/${file}-regular.woff`,
    bold: `document-fonts/${file}-bold.woff`,
  })),
  {
    family: "Toolbox Sans Japanese",
    covers: isJapanese,
    regular: "document-fonts/japanese-regular.woff",
  },
];

export const FONT_WEIGHTS = [400, 600, 700] as const;
export type FontWeight = (typeof FONT_WEIGHTS)[number];

/** The asset of one script and weight. */
export function fontAssetName(subset: string, weight: FontWeight): string {
  return `fonts/inter-${subset}-${weight}.woff2`;
}

/** The first subset that draws the character, or `undefined` when none does. */
export function subsetOf(char: string): FontSubset | undefined {
  const code = char.codePointAt(0) ?? 0;
  return parsed.find(({ ranges }) => ranges.some(([first, last]) => code >= first && code <= last))?.subset;
}

const parsed = FONT_SUBSETS.map((subset) => ({
  subset,
  ranges: subset.ranges.split(",").map((range) => {
    const [first = "", last = first] = range.split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  }),
}));
