import { fromHsl, fromOklch, toHsl, toOklch } from "./spaces.ts";

export const harmonies = ["monochromatic", "analogous", "complementary", "triadic", "split", "tetradic"] as const;
export type Harmony = (typeof harmonies)[number];

/** Where the steps are taken: HSL, whose lightness is arithmetic, or OKLCH, whose lightness is what one sees. */
export type HarmonySpace = "hsl" | "oklch";

/** A step from the base: degrees of hue, percent of lightness. */
type Step = readonly [hue: number, lightness: number];

/** The colors of each kind, as steps from the base. */
export const harmonySteps: Readonly<Record<Harmony, readonly Step[]>> = {
  monochromatic: [-30, -15, 0, 15, 30].map((lightness) => [0, lightness]),
  analogous: [-60, -30, 0, 30, 60].map((hue) => [hue, 0]),
  complementary: [0, 180].flatMap((hue) => [-15, 0, 15].map((lightness): Step => [hue, lightness])),
  triadic: [0, 120, 240].flatMap((hue) => [0, 20].map((lightness): Step => [hue, lightness])),
  split: [0, 150, 210].flatMap((hue) => [0, 20].map((lightness): Step => [hue, lightness])),
  tetradic: [0, 90, 180, 270].map((hue) => [hue, 0]),
};

/** Which color of a harmony is the base itself, counted from 0. */
export const baseIndex = (kind: Harmony) =>
  harmonySteps[kind].findIndex(([hue, lightness]) => hue === 0 && lightness === 0);

/**
 * Four to six colors around a base. Saturation is kept and lightness stays within 5 to 95 percent, so a base lighter or
 * darker than that moves to the edge. In OKLCH chroma is kept as far as sRGB goes (CSS Color 4 gamut mapping).
 * @param base six digits with a hash
 */
export function harmony(base: string, kind: Harmony, space: HarmonySpace = "hsl"): string[] {
  if (space === "hsl") {
    const { h, s, l } = toHsl(base);
    return harmonySteps[kind].map(([hue, lightness]) => fromHsl({ h: h + hue, s, l: clamp(l + lightness) }));
  }
  const { l, c, h } = toOklch(base);
  return harmonySteps[kind].map(([hue, lightness]) =>
    fromOklch({ l: clamp(l * 100 + lightness) / 100, c, h: h + hue }),
  );
}

/**
 * Six colors at a glance, in HSL: the base, its complement, hue +60 and +120, lightness +20 (at most 100) and -20 (at
 * least 0).
 */
export function quickPalette(base: string): string[] {
  const { h, s, l } = toHsl(base);
  return [
    base,
    fromHsl({ h: h + 180, s, l }),
    fromHsl({ h: h + 60, s, l }),
    fromHsl({ h: h + 120, s, l }),
    fromHsl({ h, s, l: Math.min(100, l + 20) }),
    fromHsl({ h, s, l: Math.max(0, l - 20) }),
  ];
}

const clamp = (lightness: number) => Math.min(95, Math.max(5, lightness));
