import { type Block, blocksOf, noPositions, placeBlock, type Positions } from "./blocks.ts";
import type { MindmapTree } from "./mindmap-tree.ts";

/** So many columns at least. */
const COLUMNS = 3;
/** The grid gets more columns until it is at most so many times as high as wide. */
const MOST_HEIGHT = 1.4;
const COLUMN_STEP = 300;
/** Where sub-tasks stand beside their cards, columns need more room. */
const WIDE_COLUMN_STEP = 384;
const ROW_STEP = 200;
/** Between the blocks of two rows at least. */
const ROW_GAP = 40;
const ROOT_STEP = 150;

/**
 * Components in a grid of three columns, more where it would become a ribbon, 300 apart and 200 below each other, more where sub-tasks need it; the root above
 * the middle. The first card's middle is the origin.
 */
export function hierarchicalLayout(tree: MindmapTree): Positions {
  const positions = noPositions(tree.ids.length);
  const blocks = blocksOf(tree);
  const step = blocks.some(({ subTasks }) => subTasks > 0) ? WIDE_COLUMN_STEP : COLUMN_STEP;
  const columns = columnsFor(blocks, step);
  for (const { cells, middle } of rowsOf(blocks, columns))
    for (const [column, block] of cells.entries()) placeBlock(block, positions, column * step, middle, 1);
  const firstHalf = blocks.slice(0, columns).reduce((most, { height }) => Math.max(most, height), 80) / 2;
  positions.x[0] = ((Math.min(columns, Math.max(1, blocks.length)) - 1) * step) / 2;
  positions.y[0] = -firstHalf - ROOT_STEP + 40;
  return positions;
}

function columnsFor(blocks: readonly Block[], step: number): number {
  const heightOf = (columns: number) => rowsOf(blocks, columns).at(-1)?.middle ?? 0;
  let columns = COLUMNS;
  while (heightOf(columns) > MOST_HEIGHT * columns * step) columns++;
  return columns;
}

/** The rows of a grid with the middle of each. */
function rowsOf(blocks: readonly Block[], columns: number): readonly { cells: readonly Block[]; middle: number }[] {
  const rows: { cells: readonly Block[]; middle: number }[] = [];
  let [middle, before] = [0, 0];
  for (let first = 0; first < blocks.length; first += columns) {
    const cells = blocks.slice(first, first + columns);
    const half = cells.reduce((most, { height }) => Math.max(most, height), 0) / 2;
    if (first > 0) middle += Math.max(ROW_STEP, before + ROW_GAP + half);
    rows.push({ cells, middle });
    before = half;
  }
  return rows;
}
