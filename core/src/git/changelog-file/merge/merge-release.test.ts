import { describe, expect, it } from "vitest";
import type { GeneratedRelease } from "../parse/entry.ts";
import { mergeChangelog } from "./merge.ts";
import { fixtures } from "../testing/texts.ts";

const page = "https://github.com/owner/repo";
const release = { version: "1.2.0", date: "2025-05-06" };
const history: readonly GeneratedRelease[] = [
  { entries: [] },
  { version: "1.1.0", date: "2025-03-04", tag: "v1.1.0", entries: [] },
  { version: "1.0.1", date: "2025-02-01", tag: "v1.0.1", entries: [] },
  { version: "1.0.0", date: "2025-01-31", tag: "v1.0.0", entries: [] },
];

describe("mergeChangelog: release", () => {
  it("turns Unreleased into the release and leaves a fresh one", () => {
    const result = mergeChangelog(fixtures.keepAChangelog, history, { page, release });
    expect(result).toEqual({
      ok: true,
      text: fixtures.keepAChangelog
        .replace("## [Unreleased]\n", "## [Unreleased]\n\n## [1.2.0] - 2025-05-06\n")
        .replace(
          /\[Unreleased\]: .*/,
          `[Unreleased]: ${page}/compare/v1.2.0...HEAD\n[1.2.0]: ${page}/compare/v1.1.0...v1.2.0`,
        ),
    });
    const text = result.ok ? result.text : "";
    expect(mergeChangelog(text, history, { page, release })).toEqual({ ok: true, text });
    // The tag is not made yet: a plain run in between must not take the link back.
    expect(mergeChangelog(text, history, { page })).toEqual({ ok: true, text });
  });

  it("links to a server whose name does not tell its kind, once that is said", () => {
    const server = "https://git.example.org/owner/repo";
    const merge = (hostName?: "gitlab") =>
      mergeChangelog("", history, { page: server, addsAll: true, ...(hostName ? { hostName } : {}) });
    const [unknown, told] = [merge(), merge("gitlab")];
    expect(unknown.ok && unknown.text).not.toContain(server);
    expect(told.ok && told.text).toContain(`[1.1.0]: ${server}/-/compare/v1.0.1...v1.1.0\n`);
  });

  it("moves the link of Unreleased past releases the history does not know", () => {
    const file = "## [Unreleased]\n\n- A\n\n## [1.1.9]\n\n- B\n\n";
    const result = mergeChangelog(`${file}[Unreleased]: ${page}/compare/v1.1.9...HEAD\n`, history, { page, release });
    expect(result.ok && result.text).toContain(`[Unreleased]: ${page}/compare/v1.2.0...HEAD\n[1.2.0]: `);
  });

  it("releases entries that come in the same run, and later runs know them there", () => {
    const entries = [{ commit: "a".repeat(40), category: "added" as const, text: "One" }];
    const result = mergeChangelog("", [{ entries }], { release });
    const text = result.ok ? result.text : "";
    expect(text).toMatch(
      /## \[Unreleased\]\n\n## \[1\.2\.0\] - 2025-05-06\n\n### Added\n\n- One <!-- a{12} \w{8} -->\n$/,
    );
    expect(mergeChangelog(text, [{ entries }])).toEqual({ ok: true, text });
    expect(mergeChangelog(text, [{ entries }], { release })).toEqual({ ok: true, text });
    expect(mergeChangelog(text, [{ version: "1.2.0", date: "2025-05-06", tag: "v1.2.0", entries }])).toEqual({
      ok: true,
      text,
    });
  });

  it.each([
    ["## Unreleased\n\n- A\n", "## Unreleased\n\n## 1.2.0 - 2025-05-06\n\n- A\n"],
    ["Unreleased\n---\n- A\n", "Unreleased\n---\n\n## 1.2.0 - 2025-05-06\n- A\n"],
    ["## [unreleased] ##\n- A", "## [unreleased] ##\n\n## [1.2.0] - 2025-05-06\n- A"],
  ])("writes headings as the file does: %j", (text, expected) => {
    expect(mergeChangelog(text, [], { release })).toEqual({ ok: true, text: expected });
  });

  it.each([
    [
      "released already",
      "# Log\n\n## [Unreleased]\n\n- A\n\n## [v1.2.0]\n",
      release,
      "1.2.0 is released already (line 7), and there are unreleased changes: choose a higher version.",
    ],
    [
      "nothing to release",
      "# Log\n\n## [Unreleased]\n\n### Added\n<!-- here -->\n",
      release,
      "There is nothing to release as 1.2.0: there is no change under Unreleased. Add an entry first.",
    ],
    [
      "no version",
      "# Changelog\n",
      { ...release, version: "next" },
      '"next" is not a valid version: give one such as 1.2.0.',
    ],
    [
      "no day",
      "# Changelog\n",
      { ...release, date: "2025-02-29" },
      '"2025-02-29" is not a valid day: give it as YYYY-MM-DD, such as 2026-01-31.',
    ],
  ])("refuses: %s", (_, text, wanted, message) => {
    expect(mergeChangelog(text, [], { release: wanted })).toEqual({ ok: false, message });
  });
});

describe("mergeChangelog: links", () => {
  const linksOf = (text: string, releases = history) => {
    const result = mergeChangelog(text, releases, { page });
    return result.ok ? result.text.slice(text.length) : result.message;
  };
  it("adds those that are missing", () => {
    expect(linksOf("# Log\n\n## [Unreleased]\n\n## [1.1.0]\n\n## [v1.0.1]\n\n## 1.0.0\n")).toBe(
      `\n[Unreleased]: ${page}/compare/v1.1.0...HEAD\n[1.1.0]: ${page}/compare/v1.0.1...v1.1.0\n[v1.0.1]: ${page}/compare/v1.0.0...v1.0.1\n`,
    );
  });

  it("adds no empty line above those that are there", () => {
    const entries = [{ commit: "a".repeat(40), category: "added" as const, text: "One" }];
    const text = "## Unreleased\n[a]: https://x\n";
    const merged = mergeChangelog(`${text}\n1. Numbered\n`, [{ entries }]);
    const edited = merged.ok ? merged.text.replace("1. Numbered\n\n", "") : "";
    expect(edited).toContain("### Added");
    const emptied = mergeChangelog(edited, []);
    expect(emptied.ok && mergeChangelog(emptied.text, [])).toEqual(emptied);
  });

  it("puts them in the order of the file, where the history does not know every release", () => {
    const file = (links: string) =>
      `## [1.2.0]\n\n## [1.1.5]\n\n## [1.1.0]\n\n- A\n\n${links}[1.1.5]: https://x\n[1.1.0]: https://y\n`;
    const known = [{ entries: [] }, { version: "1.2.0", tag: "v1.2.0", entries: [] }, ...history.slice(1)];
    expect(mergeChangelog(file("[Unreleased]: https://z\n"), known, { page })).toEqual({
      ok: true,
      text: `## [Unreleased]\n\n${file(`[Unreleased]: https://z\n[1.2.0]: ${page}/compare/v1.1.0...v1.2.0\n`)}`,
    });
  });

  it.each([
    ["behind a new tag", `${page}/compare/v1.0.1...HEAD`, `${page}/compare/v1.1.0...HEAD`],
    ["of a branch", `${page}/compare/v1.0.0..develop`, `${page}/compare/v1.1.0..develop`],
    [
      "of a fork",
      "https://github.com/fork/repo/compare/v1.0.1...HEAD",
      "https://github.com/fork/repo/compare/v1.1.0...HEAD",
    ],
    ["from a branch", `${page}/compare/main...HEAD`, `${page}/compare/main...HEAD`],
    ["to elsewhere", "https://example.com/next", "https://example.com/next"],
  ])("moves the link of Unreleased: %s", (_, url, moved) => {
    const file = (link: string) =>
      `## [Unreleased]\n\n## [1.1.0]\n\n- A\n\n[unreleased]: <${link}> "t"\n[1.1.0]: https://example.com/1.1.0\n`;
    expect(mergeChangelog(file(url), history, { page })).toEqual({ ok: true, text: file(moved) });
  });
});

describe("mergeChangelog: refuses what is not a changelog", () => {
  it.each([
    [
      "Just words.\n",
      'This is not a changelog: it has no heading. Put "# Changelog" in its first line, or choose another file.',
    ],
    ["{}", 'This is not a changelog: it has no heading. Put "# Changelog" in its first line, or choose another file.'],
    [
      "\0\u0001",
      'This is not a changelog: it has no heading. Put "# Changelog" in its first line, or choose another file.',
    ],
    [
      "# My tool\n\n## Install\n",
      'This does not look like a changelog: no heading names a version, and its title is "My tool". Put "# Changelog" above its first release, or choose another file.',
    ],
    [
      "# Changelog\n\n```\n## 1.0.0\n",
      "The block that opens in line 3 is never closed, so it hides the rest of the file: close it and try again.",
    ],
    [
      "# Changelog\n\n<!--\n## 1.0.0\n",
      "The comment that opens in line 3 is never closed, so it hides the rest of the file: close it and try again.",
    ],
  ])("%j", (text, message) => {
    expect(mergeChangelog(text, [])).toEqual({ ok: false, message });
  });
});
