import type { Positions } from "@toolbox/core/workspace/layout/blocks.ts";
import { type Layout, layoutMindmap } from "@toolbox/core/workspace/layout/layout-mindmap.ts";
import { mindmapForceGraph, settledForce } from "@toolbox/core/workspace/layout/mindmap-force.ts";
import type { MindmapTree } from "@toolbox/core/workspace/layout/mindmap-tree.ts";
import { useEffect, useMemo, useState } from "react";
import type { ForceFrame } from "../../../ports/force-worker.ts";

/** Where the boxes stand, and how far a layout by forces has come: 1 when it is done. */
export interface Placement {
  readonly tree: MindmapTree;
  readonly positions: Positions;
  readonly progress: number;
}

/**
 * The places of a layout. Forces work in a worker and are shown as they go, and every change of the tree's shape starts
 * them anew; the other layouts are there at once.
 */
export function usePositions(tree: MindmapTree, layout: Layout): Placement {
  const isForce = layout === "force-directed";
  const shape = useMemo(() => tree.ids.join(" "), [tree]);
  const [forced, setForced] = useState<{ shape: string; positions: Positions; progress: number } | null>(null);
  const direct = useMemo(() => (isForce ? null : layoutMindmap(tree, layout)), [tree, layout, isForce]);

  useEffect(() => {
    if (!isForce) return undefined;
    const worker = new Worker(new URL("../../../ports/force-worker.ts", import.meta.url), {
      type: "module",
      name: "force layout",
    });
    worker.addEventListener("message", ({ data }: MessageEvent<ForceFrame>) => {
      const positions = data.progress === 1 ? settledForce(tree, data) : data;
      setForced({ shape, positions, progress: data.progress });
      if (data.progress === 1) worker.terminate();
    });
    worker.addEventListener("error", (event) => console.error("The layout by forces stopped:", event.message));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker.postMessage(mindmapForceGraph(tree));
    return () => worker.terminate();
    // oxlint-disable-next-line react/exhaustive-deps -- only another shape moves boxes, not another title
  }, [isForce, shape]);

  const fallback = useMemo(() => (isForce ? layoutMindmap(tree, "radial") : null), [isForce, tree]);
  return useMemo(() => {
    if (direct) return { tree, positions: direct, progress: 1 };
    if (forced?.shape === shape) return { tree, positions: forced.positions, progress: forced.progress };
    return { tree, positions: fallback ?? layoutMindmap(tree, "radial"), progress: 0 };
  }, [tree, direct, forced, shape, fallback]);
}
