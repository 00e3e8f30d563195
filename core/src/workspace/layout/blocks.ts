import { BOX_SIZES, COMPONENT, type MindmapTree, SUB_TASK } from "./mindmap-tree.ts";

/** Where boxes stand: the middle of each, in the order of the tree. */
export interface Positions {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** A component with the sub-tasks that stand beside it in a column. */
export interface Block {
  /** Its place in the tree; its sub-tasks follow. */
  readonly index: number;
  readonly subTasks: number;
  /** Of the card and the column together. */
  readonly height: number;
}

/** From one sub-task to the next. */
export const SUB_STEP = 34;
/** Between a card and its sub-tasks: room for a bracket. */
const SUB_GAP = 24;

/** From the middle of a card to the middle of its sub-tasks. */
export const SUB_SHIFT = (BOX_SIZES[COMPONENT]?.[0] ?? 0) / 2 + SUB_GAP + (BOX_SIZES[SUB_TASK]?.[0] ?? 0) / 2;

/** The components of a tree with the room they take. */
export function blocksOf({ kinds, parents }: MindmapTree): readonly Block[] {
  const cardHeight = BOX_SIZES[COMPONENT]?.[1] ?? 0;
  const subTasks = new Int32Array(kinds.length);
  for (const [index, kind] of kinds.entries()) if (kind === SUB_TASK) addOne(subTasks, parents[index] ?? 0);
  return Array.from(kinds.keys())
    .filter((index) => kinds[index] === COMPONENT)
    .map((index) => {
      const count = subTasks[index] ?? 0;
      return { index, subTasks: count, height: Math.max(cardHeight, count * SUB_STEP) };
    });
}

/** Puts a card at a place and its sub-tasks beside it: to the right, or to the left. */
export function placeBlock(block: Block, { x, y }: Positions, cx: number, cy: number, side: 1 | -1): void {
  x[block.index] = cx;
  y[block.index] = cy;
  for (let place = 0; place < block.subTasks; place++) {
    x[block.index + 1 + place] = cx + side * SUB_SHIFT;
    y[block.index + 1 + place] = cy + (place - (block.subTasks - 1) / 2) * SUB_STEP;
  }
}

export function noPositions(count: number): Positions {
  return { x: new Float64Array(count), y: new Float64Array(count) };
}

function addOne(counts: Int32Array, index: number): void {
  counts[index] = (counts[index] ?? 0) + 1;
}
