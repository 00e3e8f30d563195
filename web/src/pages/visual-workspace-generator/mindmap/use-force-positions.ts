import type { Positions } from "@toolbox/core/workspace/layout/blocks.ts";
import { mindmapForceGraph, settledForce } from "@toolbox/core/workspace/layout/mindmap-force.ts";
import type { MindmapTree } from "@toolbox/core/workspace/layout/mindmap-tree.ts";
import { radialLayout } from "@toolbox/core/workspace/layout/radial-layout.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ForceFrame } from "../../../ports/worker/force-worker.ts";

interface Forced extends ForcePlacement {
  readonly shape: string;
}

/** Where forces have put the boxes so far; `progress` is 1 when they have come to rest. */
export interface ForcePlacement {
  readonly positions: Positions;
  readonly progress: number;
}

/**
 * The layout by forces, made in a worker and shown as it goes. Only another shape of the tree starts it anew: a new
 * title moves nothing. Null while it is not `wanted`.
 */
export function useForcePositions(tree: MindmapTree, wanted: boolean): ForcePlacement | null {
  const shape = useMemo(() => (wanted ? tree.ids.join(" ") : ""), [tree, wanted]);
  const latest = useRef(tree);
  const [forced, setForced] = useState<Forced | null>(null);
  useEffect(() => {
    latest.current = tree;
  });
  useEffect(() => {
    if (shape === "") return undefined;
    const worker = new Worker(new URL("../../../ports/worker/force-worker.ts", import.meta.url), {
      type: "module",
      name: "force layout",
    });
    worker.addEventListener("message", ({ data: { x, y, progress } }: MessageEvent<ForceFrame>) => {
      const isDone = progress === 1;
      const positions = isDone ? settledForce(latest.current, { x, y }) : { x, y };
      setForced({ shape, positions, progress });
      if (isDone) worker.terminate();
    });
    worker.addEventListener("error", (event) => console.error("The layout by forces stopped:", event.message));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker.postMessage(mindmapForceGraph(latest.current));
    return () => worker.terminate();
  }, [shape]);

  const isCurrent = forced !== null && forced.shape === shape;
  // Until the first frame comes, boxes stand where forces will start from.
  const start = useMemo(() => (wanted && !isCurrent ? radialLayout(tree) : null), [tree, wanted, isCurrent]);
  if (!wanted) return null;
  return isCurrent ? forced : start && { positions: start, progress: 0 };
}
