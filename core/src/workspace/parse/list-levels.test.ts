import { describe, expect, it } from "vitest";
import { parseWorkspace } from "./parse-workspace.ts";

const read = (text: string) => parseWorkspace(text, { now: "2026-11-21T08:00:00.000Z" });
const nodesOf = (text: string) => read(text).workspace.nodes;

describe("a list without headings", () => {
  const outline = (text: string) =>
    nodesOf(text).map(({ title, children }) => [title, ...children.map((c) => c.title)]);
  it.each<[name: string, text: string, parts: string[][]]>([
    ["bullets in bullets", "* Shop\n  * milk\n  * eggs\n* Call Bob", [["Shop", "milk", "eggs"], ["Call Bob"]]],
    ["small letters", "- buy milk\n- call bob", [["buy milk"], ["call bob"]]],
    [
      "tabs",
      "Shop\n\tmilk\n\t\t2 liters\nOffice\n\tink",
      [
        ["Shop", "milk", "2 liters"],
        ["Office", "ink"],
      ],
    ],
    [
      "numbers over bullets",
      "1. design\n- hero\n2. build\n- api",
      [
        ["design", "hero"],
        ["build", "api"],
      ],
    ],
    [
      "words over bullets",
      "Shop\n- milk\n\nOffice work\n- ink",
      [
        ["Shop", "milk"],
        ["Office work", "ink"],
      ],
    ],
    ["underlined words", "Website\n=====\nPages\n-----\n- a page", [["Website"], ["Pages", "a page"]]],
    ["East Asian", "進捗\n・設計\n・実装", [["進捗", "設計", "実装"]]],
    ["one line off", "- shop\n - milk", [["shop"], ["milk"]]],
    ["a heading: the rules for lines", "- milk\n## Shop\n- eggs", [["Shop", "eggs"]]],
    ["code", "- shop\n```\n# no heading\n```", [["shop"]]],
  ])("%s", (_, text, parts) => expect(outline(text)).toEqual(parts));
  it("names the workspace after the line that all stands below", () => {
    const { workspace } = read("- Trip\n  - Flights\n    - out\n  - Hotel");
    expect(workspace.metadata.title).toBe("Trip");
    expect(workspace.nodes.map(({ title }) => title)).toEqual(["Flights", "Hotel"]);
  });
  it("reads marks, keys and words of its components", () => {
    const [done, open] = nodesOf("- [x] API docs\n- Pay the bill, urgent\nDue: 5.12.2026");
    expect(done).toMatchObject({ title: "API docs", status: "Complete", tags: ["api"] });
    expect(open).toMatchObject({ priority: "Urgent", deadline: "2026-12-05", status: "Not Started" });
  });
});
