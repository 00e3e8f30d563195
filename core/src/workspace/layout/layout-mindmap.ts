import type { Positions } from "./blocks.ts";
import { hierarchicalLayout } from "./hierarchical-layout.ts";
import { forceLayout } from "./mindmap-force.ts";
import type { MindmapTree } from "./mindmap-tree.ts";
import { radialLayout } from "./radial-layout.ts";

export const LAYOUTS = ["hierarchical", "radial", "force-directed"] as const;
export type Layout = (typeof LAYOUTS)[number];

/**
 * Where the boxes stand in a layout. The force-directed one takes seconds for ten thousand boxes: hosts that draw while
 * they wait step through `ForceLayout` themselves.
 */
export function layoutMindmap(tree: MindmapTree, layout: Layout): Positions {
  if (layout === "hierarchical") return hierarchicalLayout(tree);
  return layout === "radial" ? radialLayout(tree) : forceLayout(tree);
}
