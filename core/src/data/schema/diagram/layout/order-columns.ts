import { type Item, type Net, pinsOf } from "./lanes.ts";

/** A line from a pin of one column to a pin of the next. */
export interface Wire {
  readonly left: number;
  readonly leftY: number;
  readonly right: number;
  readonly rightY: number;
}

/** The wires between each column and the next. */
export function wiresOf(nets: readonly Net[], items: readonly Item[], columnCount: number): Wire[][] {
  return Array.from({ length: Math.max(0, columnCount - 1) }, (_, channel) =>
    nets.flatMap((net): Wire[] => {
      const pins = pinsOf(net, channel, items);
      if (!pins) return [];
      // Of a table that refers to itself only the end counts.
      const left = net.side === "right" ? pins.left.slice(0, 1) : pins.left;
      return left.flatMap((from) =>
        pins.right
          .slice(0, net.side === "left" ? 1 : undefined)
          .map((to) => ({ left: from.item, leftY: from.y, right: to.item, rightY: to.y })),
      );
    }),
  );
}

const SWEEPS = 12;

/**
 * The items of each column from top to bottom, with few crossings: each column is sorted by where its neighbors are,
 * to and fro, and the best order seen is taken (barycenter method, Sugiyama 1981).
 */
export function orderColumns(items: readonly Item[], wires: readonly (readonly Wire[])[]): number[][] {
  const columns: number[][] = Array.from({ length: wires.length + 1 }, () => []);
  for (const [index, item] of items.entries()) columns[item.column]?.push(index);
  let best = columns.map((column) => [...column]);
  let least = crossings(columns, wires);
  for (let sweep = 0; sweep < SWEEPS && least > 0; sweep += 1) {
    const isForth = sweep % 2 === 0;
    for (let step = 1; step < columns.length; step += 1) {
      const column = isForth ? step : columns.length - 1 - step;
      sortColumn(columns, column, isForth ? wires[column - 1] : wires[column], isForth);
    }
    const count = crossings(columns, wires);
    if (count < least) [best, least] = [columns.map((column) => [...column]), count];
  }
  return best;
}

function sortColumn(columns: number[][], column: number, wires: readonly Wire[] | undefined, isForth: boolean): void {
  const own = columns[column] ?? [];
  const place = new Map((columns[isForth ? column - 1 : column + 1] ?? []).map((item, index) => [item, index]));
  const sums = new Map<number, { sum: number; count: number }>();
  for (const wire of wires ?? []) {
    const [item, other, y] = isForth
      ? [wire.right, wire.left, wire.leftY - wire.rightY / 1e3]
      : [wire.left, wire.right, wire.rightY - wire.leftY / 1e3];
    const entry = sums.get(item) ?? { sum: 0, count: 0 };
    // Heights below the top count little against places: they part the lines of one table.
    entry.sum += (place.get(other) ?? 0) + y / 1e4;
    entry.count += 1;
    sums.set(item, entry);
  }
  const scale = Math.max(1, place.size) / Math.max(1, own.length);
  const wished = new Map(
    own.map((item, index) => {
      const entry = sums.get(item);
      return [item, entry ? entry.sum / entry.count : index * scale];
    }),
  );
  columns[column] = own.toSorted((a, b) => (wished.get(a) ?? 0) - (wished.get(b) ?? 0));
}

/** How often wires cross in all channels. */
export function crossings(columns: readonly (readonly number[])[], wires: readonly (readonly Wire[])[]): number {
  const place = new Map(columns.flatMap((column) => column.map((item, index) => [item, index] as const)));
  const key = (item: number, y: number) => (place.get(item) ?? 0) + y / 1e6;
  return wires.reduce((sum, channel) => {
    const ends = channel
      .map((wire) => ({ left: key(wire.left, wire.leftY), right: key(wire.right, wire.rightY) }))
      .toSorted((a, b) => a.left - b.left || a.right - b.right)
      .map(({ right }) => right);
    return sum + inversions(ends);
  }, 0);
}

/** Pairs that stand the wrong way round, counted while merging. */
function inversions(values: number[]): number {
  if (values.length < 2) return 0;
  const middle = values.length >> 1;
  const [low, high] = [values.slice(0, middle), values.slice(middle)];
  let count = inversions(low) + inversions(high);
  let [a, b] = [0, 0];
  for (let index = 0; index < values.length; index += 1) {
    const isLow = b >= high.length || (a < low.length && (low[a] ?? 0) <= (high[b] ?? 0));
    if (!isLow) count += low.length - a;
    values[index] = (isLow ? low[a++] : high[b++]) ?? 0;
  }
  return count;
}
