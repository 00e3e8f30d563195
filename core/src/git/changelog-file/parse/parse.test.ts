import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseChangelog, printChangelog } from "./parse.ts";
import { changelogText, fixtures } from "../testing/texts.ts";

const shape = (text: string) => {
  const { preamble, sections, footer } = parseChangelog(text);
  const kinds = (blocks: readonly { kind: string }[]) => blocks.map(({ kind }) => kind).join(" ");
  return [
    kinds(preamble),
    ...sections.map(({ release, blocks }) => `${release.kind} ${release.label}: ${kinds(blocks)}`),
    kinds(footer),
  ];
};

describe("parseChangelog", () => {
  it.each([
    ["", ["", ""]],
    ["Just words\n", ["text", ""]],
    ["# Changelog\n\nWords.\n\n## [1.0.0]\n\n- a\n", ["heading blank text blank", "release 1.0.0: blank bullet", ""]],
    ["## Unreleased\n- a\n- b\n", ["", "unreleased Unreleased: bullet bullet", ""]],
    ["Title\n=====\n\n1.0.0\n-----\n* a\n", ["heading blank", "release 1.0.0: bullet", ""]],
    ["# 1.1.0\n\n### 1.0.1 (2020-01-01)\n- a\n", ["", "release 1.1.0: blank", "release 1.0.1: bullet", ""]],
    ["# 1.0.0\n## Added\n- a\n## Notes\n# Notes\n", ["", "release 1.0.0: heading bullet heading", "other Notes: ", ""]],
    ["## 1.0.0\n### 1.0 of the API\n- a\n", ["", "release 1.0.0: heading bullet", ""]],
    [
      "# A\n## 1.0.0\n# Before the move\n## 0.9.0\n",
      ["heading", "release 1.0.0: ", "other Before: ", "release 0.9.0: ", ""],
    ],
    ["## 1.0.0\n```\n## 0.9.0\n```\n- a\n", ["", "release 1.0.0: text bullet", ""]],
    ["## 1.0.0\n- a\n  ```\n  ## 0.9.0\n  ```\n", ["", "release 1.0.0: bullet", ""]],
    ["## 1.0.0\n<!-- draft\n## 0.9.0\n-->\n- a\n", ["", "release 1.0.0: comment bullet", ""]],
    ["## 1.0.0\n<details>\n## 0.9.0\n\n- a\n", ["", "release 1.0.0: text blank bullet", ""]],
    ["## 1.0.0\n<pre>\n\n## 0.9.0\n</pre>\n", ["", "release 1.0.0: text", ""]],
    ["## 1.0.0\n    ## 0.9.0\n", ["", "release 1.0.0: text", ""]],
    ["---\ntitle: x\n---\n# Changelog\n", ["text heading", ""]],
    ["## 1.0.0\n---\n- - -\n- a\n", ["", "release 1.0.0: text text bullet", ""]],
    ["## 1.0.0\n[1.0.0]: https://a\n\n[b]: https://b\n", ["", "release 1.0.0: ", "definition blank definition"]],
    ["## 1.0.0\n- a\n[1.0.0]: https://a\n", ["", "release 1.0.0: bullet", "definition"]],
    ["## 1.0.0\n[^1]: a note\n", ["", "release 1.0.0: text", ""]],
    ["[a]: <b c> 'd'\n[e]: f g\n", ["definition text", ""]],
  ])("%j", (text, expected) => {
    expect(shape(text)).toEqual(expected);
  });

  it.each([
    ["one line", "- a\n", 1],
    ["nested", "- a\n  - b\n    - c\n", 1],
    ["one column deep is a sibling", "* a\n * b\n", 2],
    ["a paragraph of its own", "- a\n\n  more\n", 1],
    ["lazy lines", "- a\nmore\nand more\n", 1],
    ["all markers", "- a\n* b\n+ c\n1. d\n2) e\n", 5],
    ["tabs", "-\ta\n\tmore\n", 1],
    ["code in it", "-     code\n  more\n", 1],
    ["nothing in it", "-\n- \n-\tb\n", 3],
    ["no space behind the marker", "-a\n", 0],
    ["lines apart", "- a\n\n- b\n", 2],
    ["a rule", "* * *\n", 0],
    ["CRLF", "- a\r\n  more\r\n- b\r\n", 2],
  ])("counts bullets: %s", (_, text, count) => {
    const { preamble } = parseChangelog(text);
    expect(preamble.filter(({ kind }) => kind === "bullet")).toHaveLength(count);
  });

  it("says where a block stands", () => {
    const [section] = parseChangelog("# A\n\n## 1.0.0\n\n- a\n  b\n- c\n").sections;
    expect(section?.heading.line).toBe(3);
    expect(section?.blocks.map(({ line }) => line)).toEqual([4, 5, 7]);
  });

  it.each(Object.entries(fixtures))("prints %s as it was", (_, text) => {
    for (const form of [text, text.replaceAll("\n", "\r\n"), `\uFEFF${text}`, text.trimEnd()])
      expect(printChangelog(parseChangelog(form))).toBe(form);
  });

  it("prints any text as it was", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), changelogText), (text) => {
        expect(printChangelog(parseChangelog(text))).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });
});
