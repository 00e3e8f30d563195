import type { WorkspaceNode } from "@toolbox/core/workspace/model.ts";
import { describe, expect, it } from "vitest";
import { rowAfterKey, treeRows } from "./tree-rows.ts";

const node = (id: string, children: readonly WorkspaceNode[] = [], parentId?: string): WorkspaceNode => ({
  id,
  title: id,
  description: "",
  status: "Not Started",
  tags: [],
  children,
  position: { x: 0, y: 0 },
  notes: "",
  ...(parentId === undefined ? {} : { parentId }),
});
const nodes = [node("a", [node("a0", [], "a"), node("a1", [], "a")]), node("b"), node("c", [node("c0", [], "c")])];

describe("the rows of a tree", () => {
  it("stand in the order of the plan, sub-tasks under their component", () => {
    expect(treeRows(nodes, new Set()).map((row) => row.node.id)).toEqual(["a", "a0", "a1", "b", "c", "c0"]);
    expect(treeRows(nodes, new Set(["a", "c"])).map((row) => row.node.id)).toEqual(["a", "b", "c"]);
  });

  it("know level, place and what can be folded", () => {
    const rows = treeRows(nodes, new Set(["c"]));
    expect(rows.map(({ level, place, siblings, isOpen }) => [level, place, siblings, isOpen])).toEqual([
      [1, 1, 3, true],
      [2, 1, 2, undefined],
      [2, 2, 2, undefined],
      [1, 2, 3, undefined],
      [1, 3, 3, false],
    ]);
  });

  it.each([
    ["a", "ArrowDown", "a0"],
    ["a", "ArrowUp", "a"],
    ["c", "ArrowDown", "c"],
    ["b", "Home", "a"],
    ["a", "End", "c"],
    ["a", "ArrowRight", "a0"],
    ["a", "ArrowLeft", "fold"],
    ["c", "ArrowRight", "unfold"],
    ["c", "ArrowLeft", "c"],
    ["b", "ArrowRight", "b"],
    ["a1", "ArrowLeft", "a"],
    ["a", "q", undefined],
  ])("from %s, %s leads to %s", (from, key, to) => {
    const rows = treeRows(nodes, new Set(["c"]));
    const at = rows.findIndex((row) => row.node.id === from);
    const result = rowAfterKey(rows, at, key);
    expect(typeof result === "number" ? rows[result]?.node.id : result).toBe(to);
  });
});
