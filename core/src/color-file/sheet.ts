import { readableOn } from "../color/contrast.ts";
import type { SwatchSet } from "./swatch.ts";

/** Pixels. */
export const SHEET = { width: 1200, height: 630 } as const;

export interface SheetBand {
  readonly x: number;
  readonly width: number;
  readonly hex: string;
  /** Black or white, whichever reads better on it. */
  readonly ink: string;
  readonly lines: readonly {
    readonly text: string;
    readonly y: number;
    readonly size: number;
    readonly weight: 400 | 600;
  }[];
}

/** Where the bands of a sheet stand, and the words on them: one layout for every way to draw it. */
export function sheetBands({ swatches }: SwatchSet): SheetBand[] {
  const count = Math.max(1, swatches.length);
  const edge = (index: number) => Math.round((index * SHEET.width) / count);
  const size = count > 6 ? 15 : 22;
  return swatches.map(({ name, hex }, index) => ({
    x: edge(index),
    width: edge(index + 1) - edge(index),
    hex,
    ink: readableOn(hex),
    lines: [
      { text: name, y: SHEET.height - 32 - size * 1.5, size, weight: 600 },
      { text: hex, y: SHEET.height - 32, size, weight: 400 },
    ],
  }));
}

/** How far words stand from the left edge of their band. */
export const sheetInset = (band: SheetBand) => (band.width < 140 ? 14 : 24);
