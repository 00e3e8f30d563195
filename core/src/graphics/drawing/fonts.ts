import type { Canvas, Ports } from "../../ports/index.ts";
import { splitEmoji } from "./emoji-text.ts";
import { FONT_SUBSETS, type FontSubset, fontAssetName, type FontWeight, HELPER_FONTS, subsetOf } from "./font-table.ts";

const families = [...FONT_SUBSETS, ...HELPER_FONTS].map(({ family }) => `"${family}"`).join(", ");

/**
 * The value of `Pen.font`. Ends in the host's own face, for scripts that are not bundled.
 * @param size pixels @param family asked after the bundled ones
 */
export function fontOf(weight: FontWeight, size: number, family?: string): string {
  return `${weight} ${size}px ${families}, ${family === undefined ? "" : `"${family}", `}sans-serif`;
}

/** The subsets needed for the texts: Latin always, others when a character is theirs. */
export function neededSubsets(texts: readonly string[]): ReadonlySet<FontSubset> {
  const needed = new Set(FONT_SUBSETS.slice(0, 1));
  for (const char of plainCharacters(texts)) {
    const subset = subsetOf(char);
    if (subset) needed.add(subset);
  }
  return needed;
}

/** The characters of the texts that no bundled font draws, each once. Emoji are drawn as outlines and are not here. */
export function unbundledCharacters(texts: readonly string[]): string[] {
  // what is never seen needs no glyph: joiners, variation selectors
  return [...plainCharacters(texts)].filter(
    (char) =>
      !subsetOf(char) &&
      !HELPER_FONTS.some(({ covers }) => covers(char)) &&
      !/\p{Default_Ignorable_Code_Point}/u.test(char),
  );
}

function plainCharacters(texts: readonly string[]): Set<string> {
  const chars = new Set<string>();
  for (const run of texts.flatMap((text) => splitEmoji(text.normalize("NFC"))))
    if (run.kind === "text") for (const char of run.text) chars.add(char);
  return chars;
}

/**
 * Loads what the texts need of the bundled typeface. Await it before the first measure: a font that comes later
 * changes every width. Throws `ToolError` "asset" or "canvas".
 */
export async function loadFonts(
  { assets, canvas }: Pick<Ports, "assets"> & { readonly canvas: Pick<Canvas, "loadFont"> },
  texts: readonly string[],
  weights: readonly FontWeight[],
): Promise<void> {
  const subsets = [...neededSubsets(texts)].map(({ family, name }) => ({
    family,
    asset: (weight: FontWeight) => fontAssetName(name, weight),
  }));
  const helpers = HELPER_FONTS.filter(({ covers }) => texts.some((text) => [...text].some(covers))).map((helper) => ({
    family: helper.family,
    asset: (weight: FontWeight) => (weight === 400 ? helper.regular : (helper.bold ?? helper.regular)),
    // Of a lone face a host makes the bold, as long as it knows that it has none.
    weights: helper.bold === undefined ? ([400] as const) : weights,
  }));
  const faces = [...subsets.map((face) => ({ ...face, weights })), ...helpers].flatMap(({ weights: own, ...face }) =>
    own.map((weight) => ({ ...face, weight })),
  );
  await Promise.all(
    faces.map(async ({ family, asset, weight }) => {
      const bytes = await assets.read(asset(weight));
      await canvas.loadFont({ family, weight, bytes });
    }),
  );
}
