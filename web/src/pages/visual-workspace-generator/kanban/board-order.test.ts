import { parseWorkspace } from "@toolbox/core/workspace/parse/parse-workspace.ts";
import { describe, expect, it } from "vitest";
import { type BoardFilter, type BoardSort, columnsOf, noFilter } from "./board-order.ts";

const { nodes } = parseWorkspace(
  [
    "## Zebra\nPriority: Low\nDeadline: 2026-12-01\nTags: api\n- [x] one\n- two",
    "## Apple\nPriority: Urgent\nTags: api, ui\n- find me",
    "## Mango\nDeadline: 2026-11-01\nStatus: Complete",
    "## Banana\nDeadline: 2026-10-01\nA yellow one.\n- [x] peel",
  ].join("\n\n"),
  { now: "2026-11-21T10:00:00.000Z" },
).workspace;

const titles = (filter: Partial<BoardFilter>, sort: BoardSort = "manual") => {
  const columns = columnsOf(nodes, { ...noFilter, ...filter }, sort);
  return [columns["Not Started"], columns["In Progress"], columns.Complete].map((cards) =>
    cards.map(({ title }) => title),
  );
};

describe("the columns of the board", () => {
  it.each<[Partial<BoardFilter>, string[]]>([
    [{}, ["Zebra", "Apple", "Banana"]],
    [{ text: "YELLOW" }, ["Banana"]],
    [{ text: "find" }, ["Apple"]],
    [{ text: " api " }, ["Zebra", "Apple"]],
    [{ tag: "ui" }, ["Apple"]],
    [{ priority: "Low" }, ["Zebra"]],
    [{ priority: "none" }, ["Banana"]],
    [{ tag: "api", priority: "Urgent" }, ["Apple"]],
    [{ text: "nothing like it" }, []],
  ])("filtered by %o show %j", (filter, shown) => {
    expect(titles(filter)[0]).toEqual(shown);
  });

  it.each<[BoardSort, string[]]>([
    ["manual", ["Zebra", "Apple", "Banana"]],
    ["priority", ["Apple", "Zebra", "Banana"]],
    ["deadline", ["Banana", "Zebra", "Apple"]],
    ["title", ["Apple", "Banana", "Zebra"]],
    ["progress", ["Banana", "Zebra", "Apple"]],
  ])("sorted by %s stand as %j", (sort, shown) => {
    expect(titles({}, sort)[0]).toEqual(shown);
  });

  it("keep each card in the column of its status", () => {
    expect(titles({})).toEqual([["Zebra", "Apple", "Banana"], [], ["Mango"]]);
  });
});
