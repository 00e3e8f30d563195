import type { Pen } from "@toolbox/core";
import { mindmapTree, ROOT_ID } from "@toolbox/core/workspace/layout/mindmap-tree.ts";
import type { Position } from "@toolbox/core/workspace/model.ts";
import { useCallback, useMemo, useState } from "react";
import type { Point } from "../../../kit/canvas-view/camera.ts";
import type { CanvasFrame } from "../../../kit/canvas-view/canvas-view.tsx";
import type { Grab } from "../../../kit/canvas-view/gestures.ts";
import { useWorkspace } from "../store/use-workspace.ts";
import { boundsOf, boxAt, indexAt, indicesWith, withMoves } from "./boxes.ts";
import { usePositions } from "./use-positions.ts";

type Moves = Readonly<Record<string, Position>>;
const noMoves: Moves = {};

/** The mindmap as the canvas needs it: its extent, how to draw it, what lies where, and boxes that can be dragged. */
export function useMindmapScene({ focused, folded }: SceneOptions) {
  const { workspace, record, store, announce } = useWorkspace();
  const { layout } = record.view;
  const tree = useMemo(() => mindmapTree(workspace ?? { nodes: [] }, folded), [workspace, folded]);
  const placement = usePositions(tree, layout);
  const kept = record.places[layout] ?? noMoves;
  const [dragged, setDragged] = useState<Moves | null>(null);
  const positions = useMemo(
    () => withMoves(tree, placement.positions, dragged ? { ...kept, ...dragged } : kept),
    [tree, placement.positions, kept, dragged],
  );
  // While a box is dragged the view stays as it is, and while forces work it follows them.
  const settled = useMemo(() => withMoves(tree, placement.positions, kept), [tree, placement.positions, kept]);
  const bounds = useMemo(() => boundsOf(tree, settled), [tree, settled]);

  const boxOf = useCallback(
    (id: string) => {
      const index = tree.indexOf.get(id);
      return index === undefined ? undefined : boxAt(tree, positions, index);
    },
    [tree, positions],
  );
  const nodeAt = useCallback(
    (at: Point) => {
      const index = indexAt(tree, positions, at);
      return index === undefined ? null : (tree.ids[index] ?? null);
    },
    [tree, positions],
  );
  const draw = useCallback((_pen: Pen, _frame: CanvasFrame) => {}, []);

  const grab = (at: Point): Grab | null => {
    const index = indexAt(tree, positions, at);
    if (index === undefined) return null;
    const title = tree.nodes[index]?.title ?? workspace?.metadata.title ?? "";
    const starts = indicesWith(tree, index).map((each) => ({
      id: tree.ids[each] ?? ROOT_ID,
      x: positions.x[each] ?? 0,
      y: positions.y[each] ?? 0,
    }));
    const movesTo = (to: Point): Moves =>
      Object.fromEntries(
        starts.map(({ id, x, y }) => [id, { x: Math.round(x + to.x - at.x), y: Math.round(y + to.y - at.y) }]),
      );
    let last: Moves | null = null;
    return {
      move: (to) => {
        last = movesTo(to);
        setDragged(last);
      },
      drop: () => {
        setDragged(null);
        if (!last) return;
        const { places } = store.read().record;
        store.setPlaces({ ...places, [layout]: { ...places[layout], ...last } }, `Put ${title} elsewhere on the map`);
        announce(`Put ${title} elsewhere on the map.`);
      },
      cancel: () => setDragged(null),
    };
  };
  const isBusy = placement.progress < 1;
  return {
    bounds,
    draw,
    boxOf,
    nodeAt,
    grab,
    /** What the layout is doing, in words. */
    note: isBusy ? `arranging, ${Math.round(placement.progress * 100)}%` : null,
    /** Whether boxes stand elsewhere than the layout has them. */
    hasMoves: Object.keys(kept).length > 0,
    resetMoves: () => {
      const { [layout]: _, ...others } = store.read().record.places;
      store.setPlaces(others, "Put all boxes back in place");
    },
  };
}

type SceneOptions = {
  /** The node to ring for the keyboard. */
  focused: string | null;
  folded: ReadonlySet<string>;
};
