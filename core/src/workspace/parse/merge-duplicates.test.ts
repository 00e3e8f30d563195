import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseWorkspace } from "./parse-workspace.ts";

const read = (text: string) => parseWorkspace(text, { now: "2026-11-21T08:00:00.000Z" });
const titles = (text: string) => read(text).workspace.nodes.map(({ title }) => title);

describe("components that say the same", () => {
  it("become one, which keeps what both had", () => {
    const { workspace, notices } = read("## Design\nTags: a\n- one\n## Design Review\nTags: b\nWords of it.\n- two");
    expect(workspace.nodes).toHaveLength(1);
    expect(workspace.nodes[0]).toMatchObject({ title: "Design", tags: ["a", "b"], description: "Words of it." });
    expect(workspace.nodes[0]?.children.map(({ title, id }) => [title, id])).toEqual([
      ["one", "component-1-sub-0"],
      ["two", "component-1-sub-1"],
    ]);
    expect(notices).toEqual([{ line: 4, message: expect.stringContaining("Design Review") }]);
  });
  it.each<[titles: string[], kept: string[]]>([
    [
      ["設計", "開発"],
      ["設計", "開発"],
    ],
    [
      ["Ads", "Adsense"],
      ["Ads", "Adsense"],
    ],
    [["Ads", "ads!"], ["Ads"]],
    [["Design Review", "Sign"], ["Design Review"]],
    [
      ["One two", "Other", "two"],
      ["One two", "Other", "two"],
    ],
    [
      ["Alpha beta gamma", "Beta gamma delta", "beta gamma"],
      ["Alpha beta gamma", "Beta gamma delta"],
    ],
    [
      ["!!!", "???"],
      ["!!!", "???"],
    ],
  ])("%j gives %j", (given, kept) => expect(titles(given.map((title) => `## ${title}`).join("\n"))).toEqual(kept));
  it("agrees with comparing every title with every other", () =>
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom("a", "b"), minLength: 1, maxLength: 9 })), (keys) => {
        const kept: string[] = [];
        for (const key of keys)
          if (!kept.some((old) => old === key || (Math.min(old.length, key.length) > 3 && within(old, key))))
            kept.push(key);
        expect(titles(keys.map((key) => `## ${key}`).join("\n"))).toEqual(kept);
      }),
      { numRuns: 500 },
    ));
});

const within = (a: string, b: string) => a.includes(b) || b.includes(a);
