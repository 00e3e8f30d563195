import type { GradientLayer, GradientStop } from "../../ports/index.ts";
import { gradientLine } from "./gradient-line.ts";

// Finer than any step between two shades on a picture some thousand pixels wide.
const TABLE = 4096;

/** Sides of the squares of one color, in pixels. */
const BLOCKS = [8, 4, 2] as const;

/**
 * The pixels of gradients one over the other, as straight RGBA, rounded once. Where colors change so slowly that it
 * makes no difference to see, squares of up to 8 pixels have one color, that of their middle: equal rows pack into next
 * to nothing, in a third of the time. Only arithmetic that every engine does alike, so every host gets the same bytes.
 */
export function gradientPixels(layers: readonly GradientLayer[], width: number, height: number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(width * height * 4);
  const placed = layers.map((layer) => ({ table: colorTable(layer.stops), at: places(layer, width, height) }));
  const slope = layers.reduce(
    (sum, layer, index) => sum + steepest(placed[index]?.table ?? new Float64Array()) / lengthOf(layer, width, height),
    0,
  );
  // at most one shade from one square to the next
  const block = BLOCKS.find((side) => slope * side <= 1) ?? 1;
  const row = new Float64Array(width * 4);
  for (let y = 0; y < height; y += block) {
    row.fill(0);
    for (const { table, at } of placed) blend(row, table, at(y + (block - 1) / 2), block);
    write(row, pixels, y * width * 4);
    const end = Math.min(height, y + block);
    for (let next = y + 1; next < end; next++) pixels.copyWithin(next * width * 4, y * width * 4, (y + 1) * width * 4);
  }
  return pixels;
}

/** The most that a channel or the alpha changes over the whole gradient, if it changed everywhere as fast as where it is fastest. */
function steepest(table: Float64Array): number {
  let most = 0;
  for (let at = 4; at < table.length; at++) {
    const scale = at % 4 === 3 ? 255 : 1;
    most = Math.max(most, Math.abs((table[at] ?? 0) - (table[at - 4] ?? 0)) * scale);
  }
  return most * TABLE;
}

/** Pixels from the first color to the last. */
function lengthOf(layer: GradientLayer, width: number, height: number): number {
  if (layer.kind === "radial") return layer.radius * width || 1;
  const { x0, y0, x1, y1 } = gradientLine(layer.degrees, width, height);
  return Math.hypot(x1 - x0, y1 - y0) || 1;
}

/** Red, green, blue (each times alpha) and alpha, 0 to 255 and 0 to 1, at evenly spaced places. */
function colorTable(stops: readonly GradientStop[]): Float64Array {
  const sorted = stops
    .toSorted(([a], [b]) => a - b)
    .map(([offset, color, alpha = 1]) => ({ offset, ...rgb(color), alpha }));
  const table = new Float64Array((TABLE + 1) * 4);
  const [first] = sorted;
  if (!first) return table;
  let next = 0;
  for (let index = 0; index <= TABLE; index++) {
    const offset = index / TABLE;
    while (next < sorted.length && (sorted[next]?.offset ?? 1) <= offset) next++;
    const from = sorted[next - 1] ?? first;
    const to = sorted[next] ?? from;
    const part = to.offset > from.offset ? (offset - from.offset) / (to.offset - from.offset) : 0;
    const mix = (one: number, other: number) => one + (other - one) * part;
    const alpha = mix(from.alpha, to.alpha);
    table.set([mix(from.r, to.r) * alpha, mix(from.g, to.g) * alpha, mix(from.b, to.b) * alpha, alpha], index * 4);
  }
  return table;
}

function rgb(color: string): { readonly r: number; readonly g: number; readonly b: number } {
  const value = /^#[0-9a-f]{6}$/i.test(color) ? Number.parseInt(color.slice(1), 16) : Number.NaN;
  if (Number.isNaN(value)) throw new TypeError(`A gradient stop has the color "${color}"; it takes #rrggbb.`);
  return { r: value >> 16, g: (value >> 8) & 255, b: value & 255 };
}

/** For a row, the place on the gradient of each column: 0 to 1. */
function places(layer: GradientLayer, width: number, height: number): (y: number) => (x: number) => number {
  if (layer.kind === "linear") {
    const { x0, y0, x1, y1 } = gradientLine(layer.degrees, width, height);
    const [dx, dy] = [x1 - x0, y1 - y0];
    const square = dx * dx + dy * dy || 1;
    return (y) => (x) => ((x + 0.5 - x0) * dx + (y + 0.5 - y0) * dy) / square;
  }
  const [cx, cy, radius] = [layer.x * width, layer.y * height, layer.radius * width || 1];
  return (y) => {
    const square = (y + 0.5 - cy) * (y + 0.5 - cy);
    return (x) => Math.sqrt((x + 0.5 - cx) * (x + 0.5 - cx) + square) / radius;
  };
}

function blend(row: Float64Array, table: Float64Array, place: (x: number) => number, block: number): void {
  let from = 0;
  for (let x = 0, at = 0; at < row.length; x++, at += 4) {
    const middle = x + (block - 1) / 2;
    if (x % block === 0) from = 4 * Math.round(Math.min(1, Math.max(0, place(middle))) * TABLE);
    const under = 1 - (table[from + 3] ?? 0);
    for (let i = 0; i < 4; i++) row[at + i] = (row[at + i] ?? 0) * under + (table[from + i] ?? 0);
  }
}

function write(row: Float64Array, pixels: Uint8ClampedArray, start: number): void {
  for (let at = 0; at < row.length; at += 4) {
    const alpha = row[at + 3] ?? 0;
    const scale = alpha > 0 ? 1 / alpha : 0;
    for (let i = 0; i < 3; i++) pixels[start + at + i] = Math.round((row[at + i] ?? 0) * scale);
    pixels[start + at + 3] = Math.round(alpha * 255);
  }
}
