import type { Point, Rect, Size } from "../../../../ports/rect.ts";

/**
 * Places for boxes of any size side by side in a field of about the given proportion: the tallest first, each where it
 * comes to stand highest (skyline, bottom-left rule). Equal boxes keep their order.
 * @param aspect width by height @param gap pixels between two boxes
 */
export function packBoxes(sizes: readonly Size[], aspect: number, gap: number): Rect[] {
  const area = sizes.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0);
  const widest = sizes.reduce((most, { width }) => Math.max(most, width), 0);
  const room = Math.max(widest + gap, Math.sqrt(area * aspect));
  const order = [...sizes.keys()].toSorted((a, b) => (sizes[b]?.height ?? 0) - (sizes[a]?.height ?? 0) || a - b);
  let skyline: Step[] = [{ x: 0, y: 0, end: room }];
  const places: Rect[] = [];
  for (const index of order) {
    const { width, height } = sizes[index] ?? { width: 0, height: 0 };
    const place = lowestPlace(skyline, width + gap, room);
    places[index] = { ...place, width, height };
    skyline = raised(skyline, place.x, place.x + width + gap, place.y + height + gap);
  }
  return places;
}

/** A stretch of the lower edge of what is placed. */
interface Step {
  readonly x: number;
  readonly y: number;
  readonly end: number;
}

function lowestPlace(skyline: readonly Step[], width: number, room: number): Point {
  let best: Point = { x: 0, y: Number.POSITIVE_INFINITY };
  for (const { x } of skyline) {
    if (x > 0 && x + width > room) break;
    const y = skyline.reduce((most, step) => (step.x < x + width && step.end > x ? Math.max(most, step.y) : most), 0);
    if (y < best.y) best = { x, y };
  }
  return best;
}

function raised(skyline: readonly Step[], x: number, end: number, y: number): Step[] {
  const left = skyline.filter((step) => step.x < x).map((step) => ({ ...step, end: Math.min(step.end, x) }));
  const right = skyline.filter((step) => step.end > end).map((step) => ({ ...step, x: Math.max(step.x, end) }));
  return [...left, { x, y, end }, ...right];
}
