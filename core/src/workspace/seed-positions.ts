import type { Position } from "./model.ts";

/**
 * Where the components of a new workspace stand: evenly on a circle around (400, 300) with a radius of 50 for each, at
 * most 300, the first to the right. Rounded to hundredths, so that a saved file is short and equal everywhere.
 */
export function seedPosition(index: number, count: number): Position {
  const angle = (2 * Math.PI * index) / Math.max(1, count);
  const radius = Math.min(300, count * 50);
  return { x: hundredths(400 + radius * Math.cos(angle)), y: hundredths(300 + radius * Math.sin(angle)) };
}

const hundredths = (value: number) => Math.round(value * 100) / 100 + 0;

/** Where a sub-task starts: below its component, one under the other. */
export function seedSubPosition(parent: Position, index: number): Position {
  return { x: parent.x, y: hundredths(parent.y + 80 + index * 34) };
}
