import { describe, expect, it } from "vitest";
import type { GeneratedEntry } from "./entry.ts";
import { lintChangelog } from "../lint/lint.ts";
import { mergeChangelog } from "../merge/merge.ts";
import { parseChangelog, printChangelog } from "./parse.ts";
import { splitOldReleases } from "../split/split-old-releases.ts";
import { unifiedDiff } from "../../diff/unified-diff.ts";

/* Work that grows with the square of a file would not end here: each of these has a hundred thousand lines, or one as long. */

const many = (count: number, piece: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => piece(index)).join("");
const releases = `# Changelog\n\n## [Unreleased]\n\n${many(
  10_000,
  (index) =>
    `## [1.${10_000 - index}.0] - 2025-01-31\n\n### Added\n\n- First ${index}\n- Second\n\n### Fixed\n\n- Third\n\n`,
)}${many(10_000, (index) => `[1.${10_000 - index}.0]: https://github.com/o/r/compare/${index}\n`)}`;
const commit = (index: number) => index.toString(16).padStart(8, "0").repeat(5);

describe("large files", { timeout: 60_000 }, () => {
  it.each([
    ["many releases", releases],
    ["one section", `## Unreleased\n${many(100_000, (index) => `- Entry ${index}\n`)}`],
    ["headings", many(100_000, () => "### Added\n")],
    ["lazy lines", `## 1.0.0\n- a\n${"and more\n".repeat(200_000)}`],
    ["empty lines in a list", `## 1.0.0\n${"- a\n\n\n".repeat(50_000)}`],
    ["a list never left", `## 1.0.0\n- a\n${"\n  more\n".repeat(100_000)}`],
    ["fences that open and close", "```\n".repeat(100_001)],
    ["comments", "<!-- a\n-->\n".repeat(50_000)],
    ["brackets", `## 1.0.0\n${"[".repeat(200_000)}\n${"[a]".repeat(100_000)}\n`],
    ["a line of spaces", `## 1.0.0\n-${" ".repeat(500_000)}x\n#${" #".repeat(200_000)} x\n`],
    ["a line of rules", `## 1.0.0\n${"- ".repeat(300_000)}x\n${"*".repeat(300_000)}x\n`],
    ["a long title", `## ${"1.1-".repeat(100_000)}!\n## [${":".repeat(200_000)}x\n`],
    ["half-made marks", `## 1.0.0\n- ${`<!-- ${"a".repeat(64)} `.repeat(20_000)}\n`],
    ["digits", `## 1.0.0\n- ${"a1b2c3d4".repeat(100_000)}\n`],
    ["definitions", many(100_000, (index) => `[${index}]: https://x\n`)],
    ["line breaks of all kinds", `x${"\r\n\r\r\n\n".repeat(100_000)}`],
  ])("are read and checked: %s", (_, text) => {
    expect(printChangelog(parseChangelog(text)) === text).toBe(true);
    expect(lintChangelog(text).every(({ line }) => line > 0)).toBe(true);
    const merged = mergeChangelog(text, [{ entries: [{ commit: commit(1), category: "added", text: "One" }] }]);
    expect(merged.ok ? merged.text.length > text.length : merged.message.length > 0).toBe(true);
  });

  it("are merged into, compared and split", () => {
    const entries = Array.from({ length: 50_000 }, (_, index): GeneratedEntry => ({
      commit: commit(index),
      category: index % 2 === 0 ? "added" : "fixed",
      text: `Change ${index}`,
    }));
    const result = mergeChangelog(releases, [{ entries }], { page: "https://github.com/o/r" });
    const text = result.ok ? result.text : "";
    expect(text.match(/- Change/g)).toHaveLength(50_000);
    const again = mergeChangelog(text, [{ entries }], { page: "https://github.com/o/r" });
    expect(again.ok && again.text === text).toBe(true);
    expect(unifiedDiff(releases, text, "CHANGELOG.md").match(/^\+- Change/gm)).toHaveLength(50_000);
    const split = splitOldReleases(text, 10);
    expect(split.ok && split.archives[0]?.text.match(/^## /gm)).toHaveLength(9_990);
    expect(unifiedDiff(text, split.ok ? split.text : "", "CHANGELOG.md").length).toBeGreaterThan(500_000);
  });

  it("are made of as many releases", () => {
    const history = Array.from({ length: 12_000 }, (_, index) => ({
      version: `1.${12_000 - index}.0`,
      date: "2025-01-31",
      tag: `v1.${12_000 - index}.0`,
      entries: [{ commit: commit(index), category: "added" as const, text: "A" }],
    }));
    const made = mergeChangelog("", history, { page: "https://github.com/o/r" });
    expect(made.ok && made.text.match(/^## \[1/gm)).toHaveLength(12_000);
    const again = mergeChangelog(made.ok ? made.text : "", history, { page: "https://github.com/o/r" });
    expect(again).toEqual(made);
    const foreign = mergeChangelog(releases.replaceAll("## [1.", "## [9."), history);
    expect(foreign.ok && foreign.text.length).toBe(releases.length);
  });
});
