import type { Positions } from "./blocks.ts";
import { BOX_SIZES, type MindmapTree } from "./mindmap-tree.ts";

/** Free space that boxes keep between them. */
const MARGIN = 10;
/** Rounds for a plan; fewer for thousands of boxes, where a few small overlaps hurt less than seconds. */
const [LEAST_ROUNDS, MOST_ROUNDS] = [60, 400];
const CELL = 190;

/** Moves boxes apart until none overlaps another, each pair along its shorter way, in rounds over a grid. */
export function separateBoxes({ kinds }: MindmapTree, { x: startX, y: startY }: Positions): Positions {
  const [x, y] = [startX.slice(), startY.slice()];
  const widths = Float64Array.from(kinds, (kind) => (BOX_SIZES[kind]?.[0] ?? 0) + MARGIN);
  const heights = Float64Array.from(kinds, (kind) => (BOX_SIZES[kind]?.[1] ?? 0) + MARGIN);
  const rounds = Math.max(LEAST_ROUNDS, Math.min(MOST_ROUNDS, Math.round(400_000 / x.length)));
  for (let round = 0; round < rounds; round++) {
    const cells = new Map<number, number[]>();
    let moved = false;
    for (let i = 0; i < x.length; i++) {
      const [column, row] = [Math.floor(x[i]! / CELL), Math.floor(y[i]! / CELL)];
      for (let dc = -1; dc <= 1; dc++)
        for (let dr = -1; dr <= 1; dr++)
          for (const j of cells.get(cellKey(column + dc, row + dr)) ?? [])
            if (pushPair(i, j, x, y, widths, heights)) moved = true;
      const key = cellKey(column, row);
      const cell = cells.get(key);
      if (cell) cell.push(i);
      else cells.set(key, [i]);
    }
    if (!moved) break;
  }
  return { x, y };
}

const cellKey = (column: number, row: number) => (column + 1_000_000) * 4_000_000 + row + 1_000_000;

function pushPair(
  i: number,
  j: number,
  x: Float64Array,
  y: Float64Array,
  widths: Float64Array,
  heights: Float64Array,
): boolean {
  const dx = x[i]! - x[j]!;
  const dy = y[i]! - y[j]!;
  const overX = (widths[i]! + widths[j]!) / 2 - Math.abs(dx);
  const overY = (heights[i]! + heights[j]!) / 2 - Math.abs(dy);
  if (overX <= 0.01 || overY <= 0.01) return false;
  if (overX < overY) {
    const shift = (overX / 2) * (dx < 0 ? -1 : 1);
    x[i]! += shift;
    x[j]! -= shift;
  } else {
    const shift = (overY / 2) * (dy < 0 ? -1 : 1);
    y[i]! += shift;
    y[j]! -= shift;
  }
  return true;
}
