import type { Pen, Point } from "@toolbox/core";
import { drawMindmap } from "@toolbox/core/workspace/draw/draw-mindmap.ts";
import { hitGrid } from "@toolbox/core/workspace/draw/hit-grid.ts";
import { mindmapScene, sceneBounds, withPositions } from "@toolbox/core/workspace/draw/mindmap-scene.ts";
import { mindmapTree } from "@toolbox/core/workspace/layout/mindmap-tree.ts";
import type { Workspace } from "@toolbox/core/workspace/model.ts";
import { useCallback, useMemo, useState } from "react";
import { useNow } from "../../../app-context/use-now.ts";
import { useTheme } from "../../../app-context/theme.ts";
import type { CanvasFrame } from "../../../kit/canvas-view/canvas-view.tsx";
import type { Grab } from "../../../kit/canvas-view/gestures.ts";
import { useWorkspace } from "../store/use-workspace.ts";
import { boxAt, movedAlong, shifted } from "./boxes.ts";
import { useDrawingParts } from "./use-drawing-parts.ts";
import { useForcePositions } from "./use-force-positions.ts";

/** Minutes are fine enough for deadlines. */
const minute = 60_000;

/** The mindmap as the canvas needs it: its extent, how to draw it, what lies where, and boxes that can be dragged. */
export function useMindmapScene({ workspace, focused, hovered, folded }: SceneOptions) {
  const { record, store, selected, announce } = useWorkspace();
  const { view, places } = record;
  const { layout, colorScheme: scheme, showConnections, showProgress } = view;
  const app = useTheme();
  const theme = view.theme ?? app.theme;
  const now = useNow(minute);
  const art = useDrawingParts(workspace);
  const tree = useMemo(() => mindmapTree(workspace, folded), [workspace, folded]);
  const forced = useForcePositions(tree, layout === "force-directed");
  const moved = places[layout];
  const scene = useMemo(
    () =>
      mindmapScene(workspace, {
        look: { theme, scheme, layout, showConnections, showProgress },
        now,
        folded,
        ...(forced && { positions: forced.positions }),
        ...(moved && { moved: new Map(Object.entries(moved)) }),
        ...(art && { art }),
      }),
    [workspace, theme, scheme, layout, showConnections, showProgress, now, folded, forced, moved, art],
  );
  const bounds = useMemo(() => sceneBounds(scene), [scene]);
  const hit = useMemo(() => hitGrid(scene), [scene]);
  const [drag, setDrag] = useState<{ readonly index: number; readonly by: Point } | null>(null);
  const shown = useMemo(
    () => (drag ? withPositions(scene, shifted(scene.tree, scene.positions, drag.index, drag.by)) : scene),
    [scene, drag],
  );

  const draw = useCallback(
    (pen: Pen, { scale, visible }: CanvasFrame) => {
      if (!art) return;
      pen.save();
      // The routine maps to the screen by itself.
      pen.translate(visible.x, visible.y);
      pen.scale(1 / scale, 1 / scale);
      drawMindmap(pen, shown, {
        x: -visible.x * scale,
        y: -visible.y * scale,
        zoom: scale,
        width: visible.width * scale,
        height: visible.height * scale,
        selected: selected ?? undefined,
        hovered: hovered ?? undefined,
      });
      pen.restore();
      const index = focused === null ? undefined : shown.tree.indexOf.get(focused);
      if (index === undefined) return;
      const box = boxAt(shown.tree, shown.positions, index);
      const gap = 3 / scale;
      pen.strokeStyle = shown.theme.accent;
      pen.lineWidth = 2 / scale;
      pen.beginPath();
      pen.roundRect(box.x - gap, box.y - gap, box.width + 2 * gap, box.height + 2 * gap, 10 + gap);
      pen.stroke();
    },
    [shown, art, selected, hovered, focused],
  );
  const boxOf = useCallback(
    (id: string) => {
      const index = scene.tree.indexOf.get(id);
      return index === undefined ? undefined : boxAt(scene.tree, scene.positions, index);
    },
    [scene],
  );
  const grab = (at: Point): Grab | null => {
    const id = hit(at.x, at.y)?.id;
    const index = id === undefined ? undefined : scene.tree.indexOf.get(id);
    if (id === undefined || index === undefined) return null;
    const title = scene.tree.nodes[index]?.title ?? workspace.metadata.title;
    let by: Point = { x: 0, y: 0 };
    return {
      move: (to) => {
        by = { x: to.x - at.x, y: to.y - at.y };
        setDrag({ index, by });
      },
      drop: () => {
        setDrag(null);
        const { x, y } = scene.positions;
        const place = { x: Math.round((x[index] ?? 0) + by.x), y: Math.round((y[index] ?? 0) + by.y) };
        const words = `Put ${title} elsewhere on the map`;
        const children = scene.tree.nodes[index]?.children ?? [];
        const { places: kept } = store.read().record;
        store.setPlaces({ ...kept, [layout]: { ...movedAlong(kept[layout] ?? {}, children, by), [id]: place } }, words);
        announce(`${words}.`);
      },
      cancel: () => setDrag(null),
    };
  };
  return {
    bounds,
    draw,
    boxOf,
    grab,
    hitAt: (at: Point) => hit(at.x, at.y),
    /** What the layout is doing, in words. */
    note: forced && forced.progress < 1 ? `arranging, ${Math.round(forced.progress * 100)}%` : null,
    /** Whether boxes stand elsewhere than the layout has them. */
    hasMoves: moved !== undefined,
    resetMoves: () => {
      const { [layout]: _, ...others } = store.read().record.places;
      store.setPlaces(others, "Put all boxes back in place");
      announce("All boxes are back in place.");
    },
  };
}

type SceneOptions = {
  workspace: Workspace;
  /** The node to ring for the keyboard. */
  focused: string | null;
  /** The node under the pointer. */
  hovered: string | null;
  folded: ReadonlySet<string>;
};
