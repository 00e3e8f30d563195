import { layoutMindmap } from "@toolbox/core/workspace/layout/layout-mindmap.ts";
import { mindmapTree } from "@toolbox/core/workspace/layout/mindmap-tree.ts";
import { parseWorkspace } from "@toolbox/core/workspace/parse/parse-workspace.ts";
import { describe, expect, it } from "vitest";
import { boxAt, shifted } from "./boxes.ts";

const { workspace } = parseWorkspace("## One\n- a\n- b\n\n## Two\n- c\n", { now: "2026-11-21T10:00:00.000Z" });
const tree = mindmapTree(workspace);
const positions = layoutMindmap(tree, "hierarchical");

describe("the boxes of a mindmap", () => {
  it("have the sizes of the product around their middle", () => {
    const index = tree.indexOf.get("component-1") ?? -1;
    const box = boxAt(tree, positions, index);
    expect([box.width, box.height]).toEqual([160, 80]);
    expect(box.x + box.width / 2).toBe(positions.x[index]);
  });

  it.each([
    ["component-1", ["component-1", "component-1-sub-0", "component-1-sub-1"]],
    ["component-2-sub-0", ["component-2-sub-0"]],
    ["workspace", ["workspace"]],
  ])("take their sub-tasks along: %s moves %j", (id, moved) => {
    const after = shifted(tree, positions, tree.indexOf.get(id) ?? -1, { x: 10, y: -5 });
    const changed = tree.ids.filter((_, index) => after.x[index] !== positions.x[index]);
    expect(changed).toEqual(moved);
    const index = tree.indexOf.get(id) ?? -1;
    expect(after.y[index]).toBe((positions.y[index] ?? 0) - 5);
  });
});
