import { layoutMindmap } from "@toolbox/core/workspace/layout/layout-mindmap.ts";
import { mindmapTree } from "@toolbox/core/workspace/layout/mindmap-tree.ts";
import { parseWorkspace } from "@toolbox/core/workspace/parse/parse-workspace.ts";
import { describe, expect, it } from "vitest";
import { boundsOf, boxAt, indexAt, indicesWith, withMoves } from "./boxes.ts";

const { workspace } = parseWorkspace("## One\n- a\n- b\n\n## Two\n- c\n", { now: "2026-11-21T10:00:00.000Z" });
const tree = mindmapTree(workspace);
const positions = layoutMindmap(tree, "hierarchical");

describe("the boxes of a mindmap", () => {
  it("are found by a place inside of them, and by none between them", () => {
    for (const index of tree.ids.keys()) {
      const box = boxAt(tree, positions, index);
      expect(indexAt(tree, positions, { x: box.x + 1, y: box.y + 1 })).toBe(index);
      expect(indexAt(tree, positions, { x: box.x + box.width - 1, y: box.y + box.height - 1 })).toBe(index);
    }
    expect(indexAt(tree, positions, { x: -5000, y: 0 })).toBeUndefined();
  });

  it("all lie within the bounds", () => {
    const bounds = boundsOf(tree, positions);
    for (const index of tree.ids.keys()) {
      const box = boxAt(tree, positions, index);
      expect(box.x).toBeGreaterThanOrEqual(bounds.x);
      expect(box.y + box.height).toBeLessThanOrEqual(bounds.y + bounds.height);
    }
  });

  it("stand where they were put, the others where the layout has them", () => {
    const moved = withMoves(tree, positions, { "component-2": { x: 7, y: 8 }, gone: { x: 1, y: 1 } });
    const index = tree.indexOf.get("component-2") ?? -1;
    expect([moved.x[index], moved.y[index]]).toEqual([7, 8]);
    expect([moved.x[1], moved.y[1]]).toEqual([positions.x[1], positions.y[1]]);
    expect(withMoves(tree, positions, {})).toBe(positions);
  });

  it("take their sub-tasks along", () => {
    const index = tree.indexOf.get("component-1") ?? -1;
    expect(indicesWith(tree, index).map((each) => tree.ids[each])).toEqual([
      "component-1",
      "component-1-sub-0",
      "component-1-sub-1",
    ]);
    expect(indicesWith(tree, 0)).toEqual([0]);
  });
});
