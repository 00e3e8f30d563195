/** One file per script of the bundled typeface, as the range of characters it draws. */
export interface FontSubset {
  readonly name: string;
  /** Our own family name. Each script has its own, so that a font list picks the same file in every host. */
  readonly family: string;
  readonly has: RegExp;
}

/** In the order of the font list. The ranges are those of @fontsource/inter (unicode.json). */
export const FONT_SUBSETS: readonly FontSubset[] = [
  {
    name: "latin",
    family: "Toolbox Sans",
    has: /[\u{0}-\u{ff}\u{131}\u{152}-\u{153}\u{2bb}-\u{2bc}\u{2c6}\u{2da}\u{2dc}\u{2000}-\u{206f}\u{20ac}\u{2122}\u{2191}\u{2193}\u{2212}\u{2215}\u{feff}\u{fffd}]/u,
  },
  {
    name: "latin-ext",
    family: "Toolbox Sans Latin Ext",
    has: /[\u{100}-\u{2ba}\u{2bd}-\u{2c5}\u{2c7}-\u{2cc}\u{2ce}-\u{2d7}\u{2dd}-\u{2ff}\u{304}\u{308}\u{329}\u{1d00}-\u{1dbf}\u{1e00}-\u{1e9f}\u{1ef2}-\u{1eff}\u{20a0}-\u{20ab}\u{20ad}-\u{20c0}\u{2113}\u{2c60}-\u{2c7f}\u{a720}-\u{a7ff}]/u,
  },
  {
    name: "vietnamese",
    family: "Toolbox Sans Vietnamese",
    has: /[\u{300}-\u{301}\u{303}\u{309}\u{323}\u{1ea0}-\u{1ef9}\u{20ab}]/u,
  },
  {
    name: "cyrillic",
    family: "Toolbox Sans Cyrillic",
    has: /[\u{400}-\u{45f}\u{490}-\u{491}\u{4b0}-\u{4b1}\u{2116}]/u,
  },
  {
    name: "cyrillic-ext",
    family: "Toolbox Sans Cyrillic Ext",
    has: /[\u{460}-\u{52f}\u{1c80}-\u{1c8a}\u{20b4}\u{2de0}-\u{2dff}\u{a640}-\u{a69f}\u{fe2e}-\u{fe2f}]/u,
  },
  {
    name: "greek",
    family: "Toolbox Sans Greek",
    has: /[\u{370}-\u{377}\u{37a}-\u{37f}\u{384}-\u{38a}\u{38c}\u{38e}-\u{3a1}\u{3a3}-\u{3ff}]/u,
  },
  { name: "greek-ext", family: "Toolbox Sans Greek Ext", has: /[\u{1f00}-\u{1fff}]/u },
];

export const FONT_WEIGHTS = [400, 600, 700] as const;
export type FontWeight = (typeof FONT_WEIGHTS)[number];

/** The asset of one script and weight. */
export function fontAssetName(subset: string, weight: FontWeight): string {
  return `fonts/inter-${subset}-${weight}.woff2`;
}
