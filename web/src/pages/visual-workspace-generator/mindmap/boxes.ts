import type { Positions } from "@toolbox/core/workspace/layout/blocks.ts";
import { BOX_SIZES, type MindmapTree } from "@toolbox/core/workspace/layout/mindmap-tree.ts";
import type { Position } from "@toolbox/core/workspace/model.ts";
import type { Point, Rect } from "../../../kit/canvas-view/camera.ts";

/** The positions of a layout with boxes that were put elsewhere by hand. */
export function withMoves(
  { indexOf }: MindmapTree,
  positions: Positions,
  moves: Readonly<Record<string, Position>>,
): Positions {
  const moved = Object.entries(moves).filter(([id]) => indexOf.has(id));
  if (moved.length === 0) return positions;
  const [x, y] = [positions.x.slice(), positions.y.slice()];
  for (const [id, place] of moved) {
    const index = indexOf.get(id) ?? 0;
    x[index] = place.x;
    y[index] = place.y;
  }
  return { x, y };
}

/** The box of a node. */
export function boxAt({ kinds }: MindmapTree, { x, y }: Positions, index: number): Rect {
  const [width, height] = BOX_SIZES[kinds[index] ?? 0] ?? [0, 0];
  return { x: (x[index] ?? 0) - width / 2, y: (y[index] ?? 0) - height / 2, width, height };
}

/** The topmost box under a place: boxes drawn later lie above. */
export function indexAt(tree: MindmapTree, { x, y }: Positions, at: Point): number | undefined {
  for (let index = tree.ids.length - 1; index >= 0; index--) {
    const [width = 0, height = 0] = BOX_SIZES[tree.kinds[index] ?? 0] ?? [];
    if (Math.abs(at.x - (x[index] ?? 0)) <= width / 2 && Math.abs(at.y - (y[index] ?? 0)) <= height / 2) return index;
  }
  return undefined;
}

/** What all boxes take up together. */
export function boundsOf({ kinds }: MindmapTree, { x, y }: Positions): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [index, kind] of kinds.entries()) {
    const [width, height] = BOX_SIZES[kind] ?? [0, 0];
    const [cx, cy] = [x[index] ?? 0, y[index] ?? 0];
    left = Math.min(left, cx - width / 2);
    right = Math.max(right, cx + width / 2);
    top = Math.min(top, cy - height / 2);
    bottom = Math.max(bottom, cy + height / 2);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A box and those that go with it when it is moved: the sub-tasks of a component. */
export function indicesWith({ parents }: MindmapTree, index: number): readonly number[] {
  if (index === 0) return [0];
  return [index, ...Array.from(parents.keys()).filter((each) => parents[each] === index)];
}
