import { describe, expect, it } from "vitest";
import { parseWorkspace } from "./parse-workspace.ts";

const read = (text: string) => parseWorkspace(text, { now: "2026-11-21T08:00:00.000Z" });
const titles = (text: string) => read(text).workspace.nodes.map(({ title }) => title);

describe("components of the same title", () => {
  it("become one, which keeps what both had", () => {
    const { workspace, notices } = read("## Design\nTags: a\n- one\n## DESIGN!\nTags: b\nWords of it.\n- two");
    expect(workspace.nodes).toHaveLength(1);
    expect(workspace.nodes[0]).toMatchObject({ title: "Design", tags: ["a", "b"], description: "Words of it." });
    expect(workspace.nodes[0]?.children.map(({ title, id }) => [title, id])).toEqual([
      ["one", "component-1-sub-0"],
      ["two", "component-1-sub-1"],
    ]);
    expect(notices).toEqual([{ line: 4, message: expect.stringContaining('"DESIGN!" says the same as "Design"') }]);
  });
  it("keep what they say differently: the first stands, the other is a note and a notice", () => {
    const { workspace, notices } = read(
      "# Search\nStatus: Complete\nDeadline: 2026-12-03\n# search\nStatus: In Progress\nDeadline: 2026-12-08\nPriority: Low",
    );
    expect(workspace.nodes).toMatchObject([
      {
        status: "Complete",
        deadline: "2026-12-03",
        priority: "Low",
        notes: "Status: In Progress\nDeadline: 2026-12-08",
      },
    ]);
    expect(notices.map(({ line }) => line)).toEqual([4, 5, 6]);
  });
  it.each<[titles: string[], kept: string[]]>([
    [["Ads", "ads!"], ["Ads"]],
    [["Sign up", "sign-up", "Sign\u00a0 up:"], ["Sign up"]],
    [["Phase 1-2", "Phase 1 - 2"], ["Phase 1-2"]],
    [["Caf\u00e9 menu", "Cafe\u0301 menu"], ["Caf\u00e9 menu"]],
  ])("%j gives %j", (given, kept) => expect(titles(given.map((title) => `## ${title}`).join("\n"))).toEqual(kept));
  it.each<[...titles: string[]]>([
    ["設計", "開発"],
    ["Ads", "Adsense"],
    ["Design", "Design Review"],
    ["Research", "Search"],
    ["Release", "Atlas Release Plan"],
    ["Sprint 1", "Sprint 10", "Sprint 11", "Sprint 12"],
    ["Version 1.2", "Version 12", "Version 1 2"],
    ["Port to C", "Port to C#", "Port to C++"],
    ["!!!", "???"],
    ["कि", "का"],
    ["Ship it 🚀", "Ship it 🎉"],
  ])("%s and %s are kept apart", (...given) =>
    expect(titles(given.map((title) => `## ${title}`).join("\n"))).toEqual(given),
  );
});
