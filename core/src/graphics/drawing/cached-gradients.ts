import type { GradientLayer } from "../../ports/index.ts";
import { gradientPixels } from "./gradient-pixels.ts";

// The grounds of one set of share images and then some: 48 MB at most.
const MOST_PIXELS = 12_000_000;

/**
 * Bitmaps of gradients, kept for the next drawing and dropped oldest first.
 * @param make turns pixels into what the host draws @returns the bitmap of gradients over a box in whole pixels
 */
export function cachedGradients<Image>(
  make: (pixels: Uint8ClampedArray, width: number, height: number) => Image,
): (layers: readonly GradientLayer[], width: number, height: number) => Image {
  const kept = new Map<string, { readonly image: Image; readonly area: number }>();
  let area = 0;
  return (layers, width, height) => {
    const key = JSON.stringify([width, height, layers]);
    const known = kept.get(key);
    const entry = known ?? { image: make(gradientPixels(layers, width, height), width, height), area: width * height };
    kept.delete(key);
    kept.set(key, entry);
    if (!known) area += entry.area;
    for (const [oldest, { area: freed }] of kept) {
      if (area <= MOST_PIXELS || oldest === key) break;
      kept.delete(oldest);
      area -= freed;
    }
    return entry.image;
  };
}
