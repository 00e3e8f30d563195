import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderMarkdown } from "../../changelog/output/render.ts";
import { lintChangelog } from "./lint.ts";
import { mergeChangelog } from "../merge/merge.ts";
import { changelogText, fixtures } from "../testing/texts.ts";

const found = (text: string) => lintChangelog(text).map(({ line, rule }) => `${line} ${rule}`);
const sentences = (text: string) => lintChangelog(text).map(({ message }) => message);
const title = "# Changelog\n\n";
const release = "## [1.0.0] - 2025-01-31\n\n### Added\n\n- A\n";

describe("lintChangelog: valid files", () => {
  it.each([
    ["the example of the standard", fixtures.keepAChangelog],
    ["version 2.0.0 of it", fixtures.keepAChangelog.replace("en/1.1.0", "en/2.0.0")],
    ["CRLF and a byte order mark", `\uFEFF${fixtures.keepAChangelog.replaceAll("\n", "\r\n")}`],
    ["no links at all", title + release],
    ["a title alone", "# Changelog"],
    ["no brackets", `${title}## 1.0.0 - 2025-01-31\n\nNo notable changes.\n`],
    ["a day in parentheses", `${title}## 1.0.0 (2025-01-31)\n\nWords.\n`],
    ["a package's versions", `${title}## [a@1.1.0] - 2025-02-01\n\nB\n\n## [a-v1.0.0] - 2025-01-31\n\nA\n`],
    ["a later release of an older line", `${title}## 1.0.1 - 2025-03-01\n\nB\n\n## 2.0.0 - 2025-02-01\n\nA\n`],
    ["a scaffold under Unreleased", `${title}## [Unreleased]\n\n### Added\n\n### Fixed\n\n${release}`],
    ["a divided category", `${title}## 1.0.0 - 2025-01-31\n\n### Added\n\n#### API\n\n- A\n`],
    ["other sections", `${title}${release}\n## How versions are counted\n\n- So\n`],
    ["what is made from entries", renderMarkdown({ project: "It", releases: [{ changes: { fixed: ["A"] } }] })],
  ])("%s", (_, text) => {
    expect(lintChangelog(text)).toEqual([]);
  });

  it("is content with what a merge writes", () => {
    const entries = [
      { commit: "a".repeat(40), category: "fixed" as const, text: "A" },
      { commit: "b".repeat(40), category: "fixed" as const, text: "B", isBreaking: true },
      { commit: "c".repeat(40), category: "added" as const, text: "C" },
    ];
    const releases = [
      { entries },
      { version: "1.1.0", date: "2025-02-01", tag: "v1.1.0", entries: [] },
      { version: "1.0.0", date: "2025-01-31", tag: "v1.0.0", entries: [] },
    ];
    const result = mergeChangelog("", releases, { page: "https://github.com/owner/repo" });
    expect(result.ok && lintChangelog(result.text, { standard: "2.0.0" })).toEqual([]);
  });
});

describe("lintChangelog: problems", () => {
  it.each([
    ["no title", release, ["1 title"]],
    ["nothing", "", ["1 title"]],
    ["prose above", `\n\nWords.\n\n${release}`, ["3 title"]],
    ["a block without end", `${title}\`\`\`\n${release}`, ["3 unclosed"]],
    ["a comment without end", `${title}<!--\n${release}`, ["3 unclosed"]],
    ["a version that is the title", `# 1.0.0 - 2025-01-31\n\nA\n`, ["1 title", "1 heading-level"]],
    ["a release of level 3", `${title}### 1.0.0 - 2025-01-31\n\nA\n`, ["3 heading-level"]],
    ["Unreleased below", `${title}${release}\n## [Unreleased]\n`, ["9 unreleased-place"]],
    ["Unreleased twice", `${title}## [Unreleased]\n\n## [Unreleased]\n`, ["5 unreleased-place"]],
    ["no version by SemVer", `${title}## 1.2 - 2025-01-31\n\nA\n`, ["3 version"]],
    ["no version at all", `${title}## 2 fast - 2025-01-31\n\nA\n`, ["3 version"]],
    ["a version twice", `${title}## 1.0.0 - 2025-01-31\n\nA\n\n## v1.0.0 - 2025-01-31\n\nA\n`, ["7 duplicate-version"]],
    ["older first", `${title}## 1.0.0 - 2025-01-31\n\nA\n\n## 1.1.0 - 2025-02-01\n\nA\n`, ["7 order"]],
    [
      "two lines of versions on one day, in either order",
      `${title}## 7.28.5 - 2025-01-31\n\nA\n\n## 8.0.0-beta.3 - 2025-01-31\n\nA\n\n## 7.28.4 - 2025-01-31\n\nA\n`,
      [],
    ],
    ["older first on one day", `${title}## 1.0.0 - 2025-01-31\n\nA\n\n## 1.1.0 - 2025-01-31\n\nA\n`, ["7 order"]],
    [
      "a release candidate above",
      `${title}## 1.0.0-rc.1 - 2025-01-31\n\nA\n\n## 1.0.0 - 2025-01-31\n\nA\n`,
      ["7 order"],
    ],
    ["an older line below, later by day", `${title}## 2.0.0 - 2025-01-31\n\nA\n\n## 1.9.1 - 2025-02-01\n\nA\n`, []],
    ["no day", `${title}## 1.0.0\n\nA\n`, ["3 date"]],
    ["a day in words", `${title}## 1.0.0 - January 31, 2025\n\nA\n`, ["3 date"]],
    ["a day the other way round", `${title}## 1.0.0 - 31-01-2025\n\nA\n`, ["3 date"]],
    ["a day that is not", `${title}## 1.0.0 - 2025-02-29\n\nA\n`, ["3 date"]],
    ["yanked in another form", `${title}## 1.0.0 - 2025-01-31 (yanked)\n\nA\n`, ["3 yanked"]],
    ["an empty release", `${title}## 1.0.0 - 2025-01-31\n`, ["3 empty-release"]],
    ["an unknown category", `${title}## 1.0.0 - 2025-01-31\n\n### Bug Fixes\n\n- A\n`, ["5 category"]],
    ["a category too deep", `${title}## 1.0.0 - 2025-01-31\n\n#### Added\n\n- A\n`, ["5 heading-level"]],
    ["another order", `${title}## 1.0.0 - 2025-01-31\n\n### Fixed\n\n- A\n\n### Added\n\n- A\n`, ["9 category-order"]],
    ["a category twice", `${title}${release}\n### Added\n\n- B\n`, ["9 duplicate-category"]],
    ["an empty category", `${title}${release}\n### Fixed\n\n<!-- none -->\n`, ["9 empty-category"]],
    ["entries outside", `${title}## 1.0.0 - 2025-01-31\n\n- A\n- B\n`, ["5 uncategorized"]],
    ["a link that is missing", `${title}## [Unreleased]\n\n${release}\n[1.0.0]: https://x\n`, ["3 missing-link"]],
    ["a link nobody uses", `${title}${release}\n[1.0.0]: https://x\n[0.9.0]: https://y\n`, ["10 unused-link"]],
    ["a link twice", `${title}${release}\n[1.0.0]: https://x\n[1.0.0]: https://y\n`, ["10 duplicate-link"]],
  ])("%s", (_, text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it("knows the form of breaking entries, which 2.0.0 adds", () => {
    const text = `${title}## 1.0.0 - 2025-01-31\n\n### Changed\n\n- **BREAKING:** A\n- B\n- **Breaking:** C\n- [BREAKING] D\n- Breaking news\n`;
    expect(lintChangelog(text)).toEqual([]);
    expect(lintChangelog(text, { standard: "2.0.0" }).map(({ line, rule }) => `${line} ${rule}`)).toEqual([
      "7 breaking-form",
      "9 breaking-order",
      "10 breaking-form",
    ]);
    const declared = text.replace(title, `${title}By [it](https://keepachangelog.com/en/2.0.0/).\n\n`);
    expect(found(declared)).toEqual(["9 breaking-form", "11 breaking-order", "12 breaking-form"]);
  });

  it("says what is wrong and what to do", () => {
    const text = `${title}## [Unreleased]\n\n## [1.0.0] - 1/2/2025\n\n### Bugs\n\n- A\n\n[unreleased]: https://x\n`;
    expect(sentences(text)).toEqual([
      'The date of 1.0.0 is not written as YYYY-MM-DD ("- 1/2/2025"). Write it as in ## [1.0.0] - 2026-01-31.',
      "[1.0.0] leads nowhere. Add its link at the end: [1.0.0]: https://…",
      '"Bugs" is not a kind of change. Keep a Changelog has Added, Changed, Deprecated, Removed, Fixed, Security.',
    ]);
  });

  it("finds something in each file that is merely like it", () => {
    expect(found(fixtures.underlined)).toContain("8 version");
    expect(found(fixtures.releaseTool)).toContain("5 heading-level");
    expect(found(fixtures.plain)).toContain("1 title");
    expect(found(fixtures.localized)).toEqual(["5 date", "7 category"]);
  });

  it("reads any text, in the order of its lines", () => {
    fc.assert(
      fc.property(changelogText, (text) => {
        const lines = lintChangelog(text).map(({ line }) => line);
        expect(lines).toEqual(lines.toSorted((a, b) => a - b));
        expect(lines.every((line) => line >= 1 && line <= text.split(/\r\n|\n/).length)).toBe(true);
      }),
    );
  });
});
