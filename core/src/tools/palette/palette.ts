import type { SwatchSet } from "../../graphics/color-file/swatch.ts";
import { rollPalette } from "../../graphics/color/reroll.ts";
import type { InputOf } from "../../tool/fields.ts";
import type { paletteFields } from "./fields.ts";
import { readLocks } from "./locks.ts";

/** What exports call the first six colors, in this order. */
const paletteNames = ["primary", "secondary", "accent", "neutral", "base", "info"] as const;

type PaletteInput = Pick<InputOf<typeof paletteFields>, "base" | "type" | "space" | "seed" | "locks">;

/** The colors of a valid input, named for export. */
export function paletteOf({ base, type, space, seed, locks }: PaletteInput): SwatchSet {
  const colors = rollPalette({ base, kind: type, space, seed, locks: readLocks(locks).places });
  return {
    family: "",
    title: `${titles[type]} palette`,
    isNumbered: true,
    swatches: colors.map((hex, index) => ({ name: paletteNames[index] ?? `color-${index + 1}`, hex })),
  };
}

const titles: Readonly<Record<PaletteInput["type"], string>> = {
  monochromatic: "Monochromatic",
  analogous: "Analogous",
  complementary: "Complementary",
  triadic: "Triadic",
  split: "Split-complementary",
  tetradic: "Tetradic",
};
