import { blocksOf, noPositions, placeBlock, type Positions } from "./blocks.ts";
import type { MindmapTree } from "./mindmap-tree.ts";

export const COLUMNS = 3;
const COLUMN_STEP = 300;
/** Where sub-tasks stand beside their cards, columns need more room. */
const WIDE_COLUMN_STEP = 384;
const ROW_STEP = 200;
/** Between the blocks of two rows at least. */
const ROW_GAP = 40;
const ROOT_STEP = 150;

/**
 * Components in a grid of three columns, 300 apart and 200 below each other, more where sub-tasks need it; the root above
 * the middle. The first card's middle is the origin.
 */
export function hierarchicalLayout(tree: MindmapTree): Positions {
  const positions = noPositions(tree.ids.length);
  const blocks = blocksOf(tree);
  const step = blocks.some(({ subTasks }) => subTasks > 0) ? WIDE_COLUMN_STEP : COLUMN_STEP;
  let middle = 0;
  let before = 0;
  for (let row = 0; row * COLUMNS < blocks.length; row++) {
    const cells = blocks.slice(row * COLUMNS, (row + 1) * COLUMNS);
    const half = cells.reduce((most, { height }) => Math.max(most, height), 0) / 2;
    if (row > 0) middle += Math.max(ROW_STEP, before + ROW_GAP + half);
    for (const [column, block] of cells.entries()) placeBlock(block, positions, column * step, middle, 1);
    before = half;
  }
  const columns = Math.min(COLUMNS, Math.max(1, blocks.length));
  const firstHalf = blocks.slice(0, COLUMNS).reduce((most, { height }) => Math.max(most, height), 80) / 2;
  positions.x[0] = ((columns - 1) * step) / 2;
  positions.y[0] = -firstHalf - ROOT_STEP + 40;
  return positions;
}
