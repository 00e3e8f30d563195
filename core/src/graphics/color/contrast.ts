import { BLACK, WHITE } from "./parse-hex.ts";

export type Grade = "AAA" | "AA" | "Fail";

/** Light a color gives off, black 0, white 1 (WCAG 2.2, "relative luminance"). @param hex six digits with a hash */
export function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Triple;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** sRGB to light, 0 to 1 (IEC 61966-2-1). Here and not from `spaces`: whoever only compares colors loads no library. */
const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
type Triple = [number, number, number];

/** From 1 (equal) to 21 (black on white), whichever is the lighter (WCAG 2.2, "contrast ratio"). Not rounded. */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Ratios that a use must reach: WCAG 2.2, 1.4.3, 1.4.6 (large: 24 px, or 18.66 px bold) and 1.4.11 (signs, edges). */
export const thresholds = {
  text: { AA: 4.5, AAA: 7 },
  large: { AA: 3, AAA: 4.5 },
  ui: { AA: 3, AAA: 3 },
} as const;

/** The grade of a ratio for text of normal size. */
export function grade(ratio: number, use: keyof typeof thresholds = "text"): Grade {
  const { AA, AAA } = thresholds[use];
  if (ratio >= AAA) return use === "ui" ? "AA" : "AAA";
  return ratio >= AA ? "AA" : "Fail";
}

/** A ratio to read, with two decimals: `4.49:1`, `21.00:1`. Cut, not rounded: what is shown as 4.50 passes 4.5. */
export function ratioText(ratio: number): string {
  return `${(Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2)}:1`;
}

/** Black or white, whichever stands out more from the ground. */
export function readableOn(ground: string): string {
  return contrastRatio(ground, WHITE) >= contrastRatio(ground, BLACK) ? WHITE : BLACK;
}
