import { contrastRatio } from "./contrast.ts";
import { fromOklch, toOklch } from "./spaces.ts";

/**
 * The color nearest to `color` that reaches `ratio` on `ground`: only its OKLCH lightness moves, chroma is reduced where
 * sRGB ends. The color itself when it passes already; undefined when no lightness does.
 */
export function nearestPassing(color: string, ground: string, ratio: number): string | undefined {
  if (contrastRatio(color, ground) >= ratio) return color;
  const { l, c, h } = toOklch(color);
  const steps = 1000;
  for (let step = 1; step <= steps; step++) {
    // The smaller move wins; at the same distance the one that gives more contrast.
    const found = [l - step / steps, l + step / steps]
      .filter((lightness) => lightness >= 0 && lightness <= 1)
      .map((lightness) => fromOklch({ l: lightness, c, h }))
      .filter((hex) => contrastRatio(hex, ground) >= ratio)
      .toSorted((a, b) => contrastRatio(b, ground) - contrastRatio(a, ground));
    if (found[0] !== undefined) return found[0];
  }
  return undefined;
}
