import { describe, expect, it } from "vitest";
import type { GeneratedRelease } from "../parse/entry.ts";
import { mergeChangelog } from "./merge.ts";

const entry = (letter: string, text: string) => ({ commit: letter.repeat(40), category: "fixed" as const, text });
const release = (version: string, letter: string, tag = `v${version}`): GeneratedRelease => ({
  version,
  tag,
  date: "2025-03-04",
  entries: [entry(letter, `Told in ${version}`)],
});
const history = (...releases: readonly GeneratedRelease[]) => [{ entries: [entry("a", "To come")] }, ...releases];
const plain = history(release("8.2.2", "b"), release("8.2.1", "c"), release("8.0.0", "d"));

/** A file of two releases, whose headings are of one shape, with words of people below. */
const fileOf = (shape: (version: string) => string) =>
  `# Changelog\n\n${["8.2.2", "8.2.1"].map((version) => `${shape(version)}\n\n* By hand in ${version}\n`).join("\n")}`;

/** Merged twice, which must not change it again; the message where it is refused. */
function merge(text: string, releases = plain) {
  const once = mergeChangelog(text, releases);
  if (!once.ok) return once.message;
  expect(mergeChangelog(once.text, releases)).toMatchObject({ ok: true, text: once.text });
  return once.text;
}

/** The shapes of headings that tools and people write, each of a version that is tagged. */
const read: Readonly<Record<string, (version: string) => string>> = {
  "Keep a Changelog": (v) => `## [${v}] - 2026-08-20`,
  "without brackets": (v) => `## ${v} - 2026-08-20`,
  "a day in brackets": (v) => `## ${v} (2026-08-20)`,
  "a leading v": (v) => `## v${v}`,
  "a link in place": (v) => `## [${v}](https://x.example/compare/v0.0.1...v${v}) (2026-08-20)`,
  "small print": (v) => `## <small>[${v}](https://x.example/compare/v0.0.1...v${v}) (2026-08-20)</small>`,
  "a code name in the link": (v) => `## [${v} Swan Song](https://x.example/${v})`,
  "a code name behind": (v) => `## ${v} "Swan Song" (2026-08-20)`,
  "a code name before": (v) => `## Swan Song - ${v}`,
  "emoji behind": (v) => `## v${v} 🚀`,
  "emoji before": (v) => `## 🎉 ${v}`,
  "bold within": (v) => `## **${v}** (2026-08-20)`,
  "a line in bold": (v) => `**${v}** (2026-08-20)`,
  "a line in underscores": (v) => `__v${v}__`,
  "a bold link": (v) => `**[${v}](https://x.example/${v})**`,
  "a heading in HTML": (v) => `<h2>${v}</h2>`,
  "a target before it": (v) => `<a name="${v}"></a>\n\n## ${v}`,
  "a target within": (v) => `## <a name="${v}"></a> ${v} (2026-08-20)`,
  "the word version": (v) => `## Version ${v}`,
  "the word release": (v) => `## Release ${v} of August`,
  "what is new": (v) => `## What's new in ${v}`,
  "a day first": (v) => `## 2026-08-20, Version ${v} (Current), @ada`,
  "a slash": (v) => `## ${v} / 2026-08-20`,
  "a day in words": (v) => `## ${v} (August 20th, 2026)`,
  "the product first": (v) => `## Rails ${v} (August 20, 2026) ##`,
  "the package first": (v) => `## pkg@${v}`,
  "the package and a v": (v) => `## pkg-v${v} (2026-08-20)`,
  "a colon": (v) => `## ${v}:`,
  code: (v) => `## \`${v}\``,
  yanked: (v) => `## [${v}] - 2026-08-20 [YANKED]`,
  "level 1": (v) => `# ${v} (2026-08-20)`,
  "level 3": (v) => `### ${v} (2026-08-20)`,
  "level 4": (v) => `#### ${v}`,
  underlined: (v) => `${v} / 2026-08-20\n==================`,
  "underlined with dashes": (v) => `${v}\n-----`,
  escaped: (v) => `## \\[${v}\\] - 2026-08-20`,
};

describe("headings that name a release", () => {
  it.each(Object.entries(read))("%s: nothing stands there twice", (_, shape) => {
    const text = fileOf(shape);
    const merged = merge(text).replace(/ <!--[^>]*-->/g, "");
    expect(merged).toContain("To come");
    expect(merged).not.toContain("Told in");
    expect(merged).not.toContain("No notable changes.");
    // What was there stands there as it was, below what is to come.
    expect(merged.endsWith(text.slice(text.indexOf("\n\n") + 2))).toBe(true);
    expect(merged.indexOf("To come")).toBeLessThan(merged.indexOf("By hand in 8.2.2"));
  });

  it("by the name of a tag of a family, of a short version and of a pre-release", () => {
    const releases = history(release("8.3.0-rc.1", "b"), release("8.2.0", "c", "pkg@8.2.0"), release("8.1.0", "d"));
    const text = "# Log\n\n## 8.3.0-rc.1\n\n* A\n\n## pkg@8.2.0\n\n* B\n\n## 8.1\n\n* C\n";
    expect(merge(text, releases)).not.toContain("Told in");
  });
});

/** Files in which it cannot be told what belongs to which release, and the line that says so. */
const refused: Readonly<Record<string, readonly [text: string, message: string]>> = {
  "two versions in a heading": [
    "# Changelog\n\n## 8.2.2, 8.2.1\n\n* A\n",
    "Line 3 names several releases, 8.2.2 and 8.2.1",
  ],
  "two links in a heading": [
    "# Changelog\n\n## [8.2.2](https://x.example) and [v8.2.1](https://x.example)\n\n* A\n",
    "Line 3 names several releases, 8.2.2 and 8.2.1",
  ],
  "two versions in bold": ["# Log\n\n**8.2.2 / 8.2.1**\n\n* A\n\n## 8.0.0\n", "Line 3 names several releases"],
  "a newer one within an older file": [
    "# Log\n\n## 8.2.2 and 8.2.1\n\n* A\n\n## 8.0.0\n\n* B\n",
    "Line 3 names several releases, 8.2.2 and 8.2.1",
  ],
  "lines that are no headings": [
    "8.2.2 - March 4, 2025\n* A\n\n8.2.1 - March 3, 2025\n* B\n",
    "Line 1 names a version",
  ],
  "lines below a title": ["# Log\n\n8.2.2 (2025-03-04)\n* A\n\n8.2.1\n* B\n", "Line 3 names a version"],
  "items of a list": ["# Log\n\n* 8.2.2\n  * A\n* 8.2.1\n  * B\n\n## 8.0.0\n\n* C\n", "Line 3 names a version"],
  "items of a list alone": ["# Changelog\n\n* 8.2.2 (2025)\n  * A\n* 8.2.1\n  * B\n", "Line 3 names a version"],
  "headings of AsciiDoc": ["# Changelog\n\n== 8.2.2\n\n* A\n", "Line 3 names a version"],
  "what folds": [
    "# Log\n\n<details>\n<summary>v8.2.2</summary>\n\n* A\n\n</details>\n\n## 8.0.0\n\n* B\n",
    "Line 4 names a version",
  ],
  "rows of a table": ["# Log\n\n| 8.2.2 | 2025-03-04 |\n| 8.2.1 | |\n\n## 8.0.0\n\n* B\n", "Line 3 names a version"],
  "days alone": ["# Changelog\n\n## 2025-03-04\n\n* A\n", 'there are entries under line 3, "2025-03-04"'],
  "code names alone": ["# Changelog\n\n## Swan Song\n\n* A\n", 'there are entries under line 3, "Swan Song"'],
  "no changelog at all": ["# Guide\n\n## Install\n\n* npm\n", 'its title is "Guide"'],
};

it("a release that was made in the form of the file is known before it is tagged", () => {
  const text = fileOf((v) => `## <small>[${v}](https://x.example) (2026-08-20)</small>`);
  const made = { release: { version: "8.3.0", date: "2026-09-01" }, page: "https://github.com/ada/ledger" };
  const once = mergeChangelog(text, plain, made);
  expect(once).toMatchObject({ ok: true, text: expect.stringContaining("## <small>[8.3.0](") });
  expect(once.ok && mergeChangelog(once.text, plain, made)).toEqual(once);
});

describe("headings that do not", () => {
  it.each(Object.entries(refused))("%s is refused with the line", (_, [text, message]) => {
    expect(merge(text)).toContain(message);
  });

  it.each([
    ["Changes since 8.2.1", "# Log\n\n## 8.2.2\n\n### Changes since 8.2.1\n\n* A\n\n## 8.2.1\n\n* B\n"],
    [
      "both of two that stand alone too",
      "# Log\n\n## From 8.2.1 / 8.2.2\n\nText.\n\n## 8.2.2\n\n* A\n\n## 8.2.1\n\n* B\n",
    ],
    ["a list of where older ones are", "# Log\n\n## 8.2.2\n\n* A\n\nOlder:\n\n* [v8.0](https://x.example)\n"],
    ["code", "# Log\n\n## 8.2.1\n\n```\n8.2.2\n```\n"],
    ["two below the newest that both have", "# Log\n\n## 8.2.2\n\n* A\n\n## 8.2.1, 8.0.0\n\n* B\n"],
  ])("%s is no reason to refuse", (_, text) => {
    expect(merge(text)).toContain("To come");
  });
});

describe("a file that shares no release with the history", () => {
  const leftOut = (text: string) => {
    const result = mergeChangelog(text, plain);
    if (!result.ok) throw new Error(result.message);
    const headings = result.text.split("\n").filter((line) => line.startsWith("## "));
    return [headings.join(" "), result.leftOut];
  };

  it.each([
    ["its versions are higher", "# Log\n\n## 9.0.0\n\n* A\n", ["## Unreleased ## 9.0.0", 3]],
    ["one in between", "# Log\n\n## 8.1.0\n\n* A\n", ["## Unreleased ## 8.2.2 ## 8.2.1 ## 8.1.0", 1]],
    ["a version to come", "# Log\n\n## 9.0.0 (Unreleased)\n\n* A\n", ["## 9.0.0 (Unreleased)", 3]],
    ["words of people alone", "# Log\n\n## [Unreleased]\n\n* A\n", ["## [Unreleased]", 3]],
    ["nothing at all", "# Log\n\n## [Unreleased]\n", ["## [Unreleased] ## [8.2.2] ## [8.2.1] ## [8.0.0]", undefined]],
  ])("gets what is newer and counts the rest: %s", (_, text, expected) => {
    const [headings, count] = leftOut(text);
    expect([String(headings).replaceAll(/ - 2025-03-04/g, ""), count]).toEqual(expected);
    merge(text);
  });

  it("keeps what it told of before the release", () => {
    const before = mergeChangelog("# Log\n\n## [Unreleased]\n\n* A\n", plain);
    const released = [
      { entries: [] },
      { version: "8.3.0", tag: "v8.3.0", date: "2025-05-06", entries: plain[0]?.entries ?? [] },
      ...plain.slice(1),
    ];
    const after = before.ok ? merge(before.text, released) : "";
    expect(after.replace(/ <!--[^>]*-->/g, "")).toBe(
      "# Log\n\n## [Unreleased]\n\n* A\n\n## [8.3.0] - 2025-05-06\n\n### Fixed\n\n* To come\n",
    );
  });

  it("gets all of them where that is asked for", () => {
    const result = mergeChangelog("# Log\n\n## 9.0.0\n\n* A\n", plain, { addsAll: true });
    expect(result.ok && result.text).toContain("8.0.0");
    expect(result).not.toHaveProperty("leftOut");
  });
});

it("writes the headings of patches and of larger releases each as the file does", () => {
  const text = [
    "# Changelog",
    "## <small>[8.1.1](https://x.example/compare/v8.1.0...v8.1.1) (2026-08-20)</small>\n\n* By hand",
    "## [8.1.0](https://x.example/compare/v8.0.0...v8.1.0) (2026-08-01)\n\n* By hand\n",
  ].join("\n\n");
  const releases = [release("8.2.1", "e"), release("8.2.0", "d"), release("8.1.1", "c"), release("8.1.0", "b")];
  const once = mergeChangelog(text, releases, { page: "https://github.com/ada/ledger" });
  const headings = once.ok ? once.text.match(/^## .*$/gm) : [once.message];
  expect(headings?.slice(0, 3)).toEqual([
    "## Unreleased",
    "## <small>[8.2.1](https://github.com/ada/ledger/compare/v8.2.0...v8.2.1) (2025-03-04)</small>",
    "## [8.2.0](https://github.com/ada/ledger/compare/v8.1.1...v8.2.0) (2025-03-04)",
  ]);
});
