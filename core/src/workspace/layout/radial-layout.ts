import { type Block, blocksOf, noPositions, placeBlock, type Positions } from "./blocks.ts";
import type { MindmapTree } from "./mindmap-tree.ts";

const GAP = 36;
/** Half the width of the innermost ring, and how much further out each next one is. */
const FIRST_RADIUS = 330;
const RING_STEP = 440;
/** So many components fill the innermost ring; the second takes twice as many, and so on. */
const FIRST_RING = 12;
/** Cards at the top and the bottom of a ring stay this far from its middle line. */
const POLE = 0.42;

/**
 * Components in rings around the root, read from the top down the right side and on down the left one; sub-tasks stand on
 * the outer side. The root is the origin.
 */
export function radialLayout(tree: MindmapTree): Positions {
  const positions = noPositions(tree.ids.length);
  const blocks = blocksOf(tree);
  let start = 0;
  for (let ring = 0; start < blocks.length; ring++) {
    const left = blocks.length - start;
    const capacity = FIRST_RING * (ring + 1);
    // a last ring of a few cards would stand alone far out: it joins this one
    const count = left <= capacity * 1.25 ? left : capacity;
    placeRing(blocks.slice(start, start + count), FIRST_RADIUS + ring * RING_STEP, positions);
    start += count;
  }
  return positions;
}

function placeRing(blocks: readonly Block[], radius: number, positions: Positions): void {
  const half = splitAt(blocks);
  for (const [side, cells] of [
    [1, blocks.slice(0, half)],
    [-1, blocks.slice(half)],
  ] as const) {
    const height = cells.reduce((sum, block) => sum + block.height + GAP, -GAP);
    let y = -height / 2;
    for (const block of cells) {
      const middle = y + block.height / 2;
      const along = height === 0 ? 0 : middle / (height / 2 + GAP);
      const reach = radius * (POLE + (1 - POLE) * Math.sqrt(Math.max(0, 1 - along * along)));
      placeBlock(block, positions, side * reach, middle, side);
      y += block.height + GAP;
    }
  }
}

/** How many blocks go to the right, so that both sides are about equally high. */
function splitAt(blocks: readonly Block[]): number {
  const whole = blocks.reduce((sum, { height }) => sum + height + GAP, 0);
  let sum = 0;
  for (const [index, { height }] of blocks.entries()) {
    if (sum + (height + GAP) / 2 >= whole / 2) return index;
    sum += height + GAP;
  }
  return blocks.length;
}
