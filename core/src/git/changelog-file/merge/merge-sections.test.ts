import { describe, expect, it } from "vitest";
import type { GeneratedRelease } from "../parse/entry.ts";
import { added, fixed, mergeReadably, mergeTwice } from "../testing/merge-readably.ts";
import { fixtures } from "../testing/texts.ts";

describe("mergeChangelog: releases", () => {
  const old: GeneratedRelease = { version: "1.0.0", date: "2025-01-31", tag: "v1.0.0", entries: [added("a", "One")] };
  const next: GeneratedRelease = { version: "1.1.0", date: "2025-02-01", tag: "v1.1.0", entries: [fixed("b", "Two")] };

  it("writes a new file", () => {
    expect(mergeReadably("", [{ entries: [fixed("c", "Three")] }, next, { ...old, entries: [] }], { project: "It" }))
      .toBe(`# Changelog

All notable changes to **It** are documented in this file.

The format is based on [Keep a Changelog](https://keepachangelog.com/en/1.1.0/),
and this project follows [Semantic Versioning](https://semver.org/spec/v2.0.0.html).

## [Unreleased]

### Fixed

- Three <c>

## [1.1.0] - 2025-02-01

### Fixed

- Two <b>

## [1.0.0] - 2025-01-31

No notable changes.
`);
  });

  it("gives a file without Unreleased one, and leaves releases by hand alone", () => {
    expect(mergeReadably("# Log\n\nWords.\n\n## v1.0.0\n\n- By hand\n", [old])).toBe(
      "# Log\n\nWords.\n\n## Unreleased\n\n## v1.0.0\n\n- By hand\n",
    );
  });

  it("puts a new release above the older one and takes its bullets along, in the words of people", () => {
    const before = mergeTwice("# Changelog\n\n## [1.0.0]\n\n- By hand\n", [
      { entries: [...next.entries, added("c", "Three"), added("d", "Four")] },
      old,
    ]);
    const edited = before.replace("Three", "Mine").replace("### Added\n\n", "### Added\n\n- Not from a commit\n");
    const tagged = { ...next, entries: [...next.entries, added("c", "Three")] };
    expect(mergeReadably(edited, [{ entries: [added("d", "Four")] }, tagged, old])).toBe(`# Changelog

## [Unreleased]

### Added

- Not from a commit
- Four <d>

## [1.1.0] - 2025-02-01

### Added

- Mine <c>

### Fixed

- Two <b>

## [1.0.0]

- By hand
`);
  });

  it("follows the history in a release that is wholly generated, and in no other", () => {
    const text = mergeTwice("# Changelog\n", [next, old]);
    const late = [{ ...next, entries: [...next.entries, fixed("e", "Late")] }, old];
    expect(mergeReadably(text, late)).toContain("- Two <b>\n- Late <e>\n");
    const remarked = text.replace("### Fixed", "A good one.\n\n### Fixed");
    expect(mergeTwice(remarked, late)).toBe(remarked);
  });

  it("fills a release that had nothing to tell", () => {
    const text = mergeTwice("# Changelog\n", [{ ...old, entries: [] }]);
    expect(text).toContain("No notable changes.");
    expect(mergeReadably(text, [old])).toBe(
      "# Changelog\n\n## [Unreleased]\n\n## [1.0.0] - 2025-01-31\n\n### Added\n\n- One <a>\n",
    );
  });

  it("makes no section for what is older than the file, unless asked", () => {
    const text = "# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2025-02-01\n\n- By hand\n";
    expect(mergeReadably(text, [next, old])).toBe(text);
    expect(mergeReadably(text, [next, old], { addsAll: true })).toBe(
      `${text}\n## [1.0.0] - 2025-01-31\n\n### Added\n\n- One <a>\n`,
    );
  });

  it("adds only higher versions when the file and the history share none", () => {
    const text = "# Changelog\n\n## [Unreleased]\n\n## [1.0.5]\n\n- By hand\n";
    expect(mergeReadably(text, [next, old])).toBe(
      "# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2025-02-01\n\n### Fixed\n\n- Two <b>\n\n## [1.0.5]\n\n- By hand\n",
    );
  });

  it("keeps the last line of a file that mixes line breaks", () => {
    const text = mergeTwice("# Changelog\r\n\r\n## [Unreleased]", [{ entries: [added("a", "One")] }]);
    const mixed = text.replace("\r\n- One", "\r\n- By hand\n- One");
    expect(mergeTwice(mixed, [])).toBe("# Changelog\r\n\r\n## [Unreleased]\r\n\r\n### Added\r\n\r\n- By hand");
  });

  it("changes nothing in a release tool's file but the heading it lacks", () => {
    const merged = mergeReadably(fixtures.releaseTool, []);
    expect(merged.replace("# Unreleased\n\n", "")).toBe(fixtures.releaseTool);
  });
});
