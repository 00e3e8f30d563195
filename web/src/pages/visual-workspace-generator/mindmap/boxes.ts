import type { Positions } from "@toolbox/core/workspace/layout/blocks.ts";
import { BOX_SIZES, type MindmapTree } from "@toolbox/core/workspace/layout/mindmap-tree.ts";
import type { Point, Rect } from "@toolbox/core";

/** The box of a node. */
export function boxAt({ kinds }: MindmapTree, { x, y }: Positions, index: number): Rect {
  const [width, height] = BOX_SIZES[kinds[index] ?? 0] ?? [0, 0];
  return { x: (x[index] ?? 0) - width / 2, y: (y[index] ?? 0) - height / 2, width, height };
}

/** A box moved by hand, and with a component its sub-tasks; the rest of the layout stays. */
export function shifted({ parents }: MindmapTree, { x, y }: Positions, index: number, by: Point): Positions {
  const [newX, newY] = [x.slice(), y.slice()];
  for (const [each, parent] of parents.entries()) {
    if (each !== index && (index === 0 || parent !== index)) continue;
    newX[each] = (x[each] ?? 0) + by.x;
    newY[each] = (y[each] ?? 0) + by.y;
  }
  return { x: newX, y: newY };
}

/** Places set by hand, with those of some nodes moved along; nodes that follow their layout have none. */
export function movedAlong(
  places: Readonly<Record<string, Point>>,
  nodes: readonly { readonly id: string }[],
  by: Point,
): Readonly<Record<string, Point>> {
  const moved = nodes.flatMap(({ id }) => {
    const place = places[id];
    return place ? [[id, { x: Math.round(place.x + by.x), y: Math.round(place.y + by.y) }] as const] : [];
  });
  return { ...places, ...Object.fromEntries(moved) };
}
