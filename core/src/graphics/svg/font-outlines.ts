import { readJson } from "../../tool/read-json.ts";
import { type FontWeight, subsetOf } from "../drawing/font-table.ts";
import { neededSubsets } from "../drawing/fonts.ts";
import type { Ports } from "../../ports/index.ts";

export interface GlyphOutline {
  /** SVG path data, y downward, the baseline at 0; empty for a space. */
  readonly path: string;
  readonly unitsPerEm: number;
}

/** The letters of the bundled typeface as outlines. */
export interface FontOutlines {
  /** @returns `undefined` for what is not one letter of a loaded subset @param weight the nearest one loaded is taken */
  glyph(cluster: string, weight: number): GlyphOutline | undefined;
}

/** One file below core/assets/outlines. */
export interface OutlineFile {
  readonly unitsPerEm: number;
  /** Path data by character. */
  readonly glyphs: Readonly<Record<string, string>>;
}

/** The asset of one script and weight. */
export function outlineAssetName(subset: string, weight: FontWeight): string {
  return `outlines/inter-${subset}-${weight}.json`;
}

/** Loads the outlines that the texts need. Throws `ToolError` "asset". */
export async function loadOutlines(
  { assets }: Pick<Ports, "assets">,
  texts: readonly string[],
  weights: readonly FontWeight[],
): Promise<FontOutlines> {
  const files = new Map<string, OutlineFile>();
  const wanted = [...neededSubsets(texts)].flatMap(({ name }) => weights.map((weight) => ({ name, weight })));
  await Promise.all(
    wanted.map(async ({ name, weight }) => {
      files.set(`${name} ${weight}`, await readJson<OutlineFile>(assets, outlineAssetName(name, weight)));
    }),
  );
  return {
    glyph(cluster, weight) {
      if (Array.from(cluster).length !== 1) return undefined;
      const [nearest] = weights.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight));
      const file = files.get(`${subsetOf(cluster)?.name} ${nearest}`);
      const path = file?.glyphs[cluster];
      return file === undefined || path === undefined ? undefined : { path, unitsPerEm: file.unitsPerEm };
    },
  };
}
