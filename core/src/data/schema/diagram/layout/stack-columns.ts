import type { Item } from "./lanes.ts";
import type { Wire } from "./order-columns.ts";

const SWEEPS = 9;
const TABLE_GAP = 32;
const LANE_GAP = 12;
const MIXED_GAP = 18;
/**
 * How strongly a column is drawn to the middle of all, against one line that wishes it elsewhere: keeps them together.
 * Not in the last sweeps, in which lines become straight where they can.
 */
const PULL = 0.4;

/**
 * The top of each item, in whole pixels from 0: as near to the height of its neighbors as its column's order and the
 * gaps let it.
 */
export function stackColumns(
  items: readonly Item[],
  columns: readonly (readonly number[])[],
  wires: readonly (readonly Wire[])[],
): number[] {
  const tops = items.map(() => 0);
  for (const column of columns) {
    let y = 0;
    for (const [index, item] of column.entries()) {
      const before = column[index - 1];
      if (before !== undefined) y += gapOf(items, before, item);
      tops[item] = y;
      y += items[item]?.height ?? 0;
    }
  }
  const heights = columns.map((column) => {
    const last = column.at(-1);
    return last === undefined ? 0 : (tops[last] ?? 0) + (items[last]?.height ?? 0);
  });
  const middle = heights.reduce((most, height) => Math.max(most, height), 0) / 2;
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const isForth = sweep % 2 === 0;
    for (const [step] of columns.entries()) {
      const column = isForth ? step : columns.length - 1 - step;
      // The last three go by both sides, and end with the tables nothing refers to: most have one line, which is straight.
      const isBoth = sweep >= SWEEPS - 3;
      const left = isForth || isBoth ? wires[column - 1] : undefined;
      const right = isForth && !isBoth ? undefined : wires[column];
      const centered = { top: middle - (heights[column] ?? 0) / 2, pull: isBoth ? 0 : PULL };
      moveColumn(items, columns[column] ?? [], tops, left ?? [], right ?? [], centered);
    }
  }
  const least = tops.reduce((low, top) => Math.min(low, top), Number.POSITIVE_INFINITY);
  return tops.map((top) => Math.round(top - least));
}

function gapOf(items: readonly Item[], a: number, b: number): number {
  const tables = [a, b].filter((item) => items[item]?.table !== undefined).length;
  return tables === 2 ? TABLE_GAP : tables === 1 ? MIXED_GAP : LANE_GAP;
}

function moveColumn(
  items: readonly Item[],
  column: readonly number[],
  tops: number[],
  left: readonly Wire[],
  right: readonly Wire[],
  centered: { readonly top: number; readonly pull: number },
): void {
  const wishes = new Map<number, { sum: number; count: number }>();
  const wish = (item: number, top: number) => {
    const entry = wishes.get(item) ?? { sum: 0, count: 0 };
    wishes.set(item, { sum: entry.sum + top, count: entry.count + 1 });
  };
  for (const wire of left) wish(wire.right, (tops[wire.left] ?? 0) + wire.leftY - wire.rightY);
  for (const wire of right) wish(wire.left, (tops[wire.right] ?? 0) + wire.rightY - wire.leftY);
  if (wishes.size === 0) return;

  let below = 0;
  const offsets = column.map((item, index) => {
    const before = column[index - 1];
    if (before !== undefined) below += (items[before]?.height ?? 0) + gapOf(items, before, item);
    return below;
  });
  const fitted = rising(
    column.map((item, index) => {
      const entry = wishes.get(item);
      const offset = offsets[index] ?? 0;
      const { sum, count } = entry ?? { sum: 0, count: 0 };
      // Offsets are from the top of the column, where it would stand in the middle.
      // Without a wish an item stays about in the middle, where nothing else holds it.
      const { top } = centered;
      const pull = count === 0 ? 0.01 : centered.pull;
      return { value: (sum - offset * count + top * pull) / (count + pull), weight: count + pull };
    }),
  );
  for (const [index, item] of column.entries()) tops[item] = (fitted[index] ?? 0) + (offsets[index] ?? 0);
}

/** The values nearest to the given ones that never fall (isotonic regression, pool adjacent violators). */
export function rising(values: readonly { readonly value: number; readonly weight: number }[]): number[] {
  const pools: { value: number; weight: number; size: number }[] = [];
  for (const { value, weight } of values) {
    let pool = { value, weight, size: 1 };
    for (let before = pools.at(-1); before && before.value > pool.value; before = pools.at(-1)) {
      const sum = before.weight + pool.weight;
      const mean = (before.value * before.weight + pool.value * pool.weight) / sum;
      pool = { value: mean, weight: sum, size: before.size + pool.size };
      pools.pop();
    }
    pools.push(pool);
  }
  return pools.flatMap(({ value, size }) => Array.from({ length: size }, () => value));
}
