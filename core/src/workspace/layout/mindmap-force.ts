import type { Positions } from "./blocks.ts";
import { ForceLayout, type ForceGraph } from "./force-layout.ts";
import { COMPONENT, type MindmapTree } from "./mindmap-tree.ts";
import { radialLayout } from "./radial-layout.ts";
import { separateBoxes } from "./separate-boxes.ts";

// by kind of box: root, component, sub-task
const CHARGES = [-1600, -1500, -420];
const DISTANCES = [0, 250, 120];

/** The graph that forces lay out: every box linked to its parent. It starts from the rings, slightly apart. */
export function mindmapForceGraph(tree: MindmapTree): ForceGraph {
  const { kinds, parents } = tree;
  const start = radialLayout(tree);
  const targets = Int32Array.from(kinds.keys()).filter((index) => (parents[index] ?? -1) >= 0);
  return {
    ...start,
    charges: Float64Array.from(kinds, (kind) => CHARGES[kind] ?? 0),
    sources: targets.map((index) => parents[index] ?? 0),
    targets,
    distances: Float64Array.from(targets, (index) => DISTANCES[kinds[index] ?? COMPONENT] ?? 0),
  };
}

/** The finished layout, with no two boxes over each other and the root at the origin. For up to some thousand boxes. */
export function forceLayout(tree: MindmapTree): Positions {
  const layout = new ForceLayout(mindmapForceGraph(tree));
  while (layout.step());
  return settledForce(tree, layout.positions);
}

/** What to do with the places of a force layout when it is done: boxes go apart where they overlap. */
export function settledForce(tree: MindmapTree, positions: Positions): Positions {
  const apart = separateBoxes(tree, positions);
  const [rootX, rootY] = [apart.x[0] ?? 0, apart.y[0] ?? 0];
  return { x: apart.x.map((x) => x - rootX), y: apart.y.map((y) => y - rootY) };
}
