import { BOX_SIZES } from "../layout/mindmap-tree.ts";
import { FOLD_PILL } from "./draw-boxes.ts";
import type { MindmapScene } from "./mindmap-scene.ts";

const CELL = 200;

export interface Hit {
  readonly id: string;
  /** The pill below a folded component unfolds it. */
  readonly part: "box" | "fold";
}

/** Says what is at a point of the mindmap: boxes sorted once into a grid of cells, so that a look costs nothing. */
export function hitGrid({
  tree,
  positions: { x, y },
  folded,
}: MindmapScene): (px: number, py: number) => Hit | undefined {
  const cells = new Map<string, number[]>();
  for (const [index, kind] of tree.kinds.entries()) {
    const [width = 0, height = 0] = BOX_SIZES[kind] ?? [];
    const [left, right] = [cellOf(x[index]! - width / 2), cellOf(x[index]! + width / 2)];
    const [top, bottom] = [cellOf(y[index]! - height / 2), cellOf(y[index]! + height / 2 + FOLD_PILL.height / 2)];
    for (let column = left; column <= right; column++)
      for (let row = top; row <= bottom; row++) {
        const list = cells.get(`${column} ${row}`);
        if (list) list.push(index);
        else cells.set(`${column} ${row}`, [index]);
      }
  }
  return (px, py) => {
    // what is drawn later lies on top
    for (const index of cells.get(`${cellOf(px)} ${cellOf(py)}`)?.toReversed() ?? []) {
      const id = tree.ids[index] ?? "";
      const [width = 0, height = 0] = BOX_SIZES[tree.kinds[index] ?? 0] ?? [];
      const [dx, dy] = [px - x[index]!, py - y[index]!];
      const isFolded = folded.has(id) && (tree.nodes[index]?.children.length ?? 0) > 0;
      const isOnPill = Math.abs(dx) <= FOLD_PILL.width / 2 && Math.abs(dy - height / 2) <= FOLD_PILL.height / 2;
      if (isFolded && isOnPill) return { id, part: "fold" };
      if (Math.abs(dx) <= width / 2 && Math.abs(dy) <= height / 2) return { id, part: "box" };
    }
    return undefined;
  };
}

const cellOf = (value: number) => Math.floor(value / CELL);
