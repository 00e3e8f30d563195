import { describe, expect, it } from "vitest";
import { mergeEntries, type NewSection } from "./merge-entries.ts";

const FILE = `# Changelog

## [Unreleased]

### Added

- Paging, written by hand

## [1.0.0] - 2026-01-01

### Fixed

- a crash
`;

const sections: readonly NewSection[] = [
  {
    entries: [
      { category: "added", text: "Add **sorting**" },
      { category: "fixed", text: "a crash" },
      { category: "fixed", text: "another", id: "1a2b3c4" },
    ],
  },
];

describe("mergeEntries", () => {
  it("puts entries beside what stands there, marks those of commits, and changes nothing the second time", () => {
    const once = mergeEntries(FILE, sections, { project: "x" });
    expect(once.ok && once.text).toMatch(
      /### Added\n\n(- Paging, written by hand\n- Add \*\*sorting\*\*|- Add \*\*sorting\*\*\n- Paging, written by hand)\n\n### Fixed\n\n- a crash\n- another <!-- 1a2b3c4 [0-9a-f]{8} -->\n\n## \[1\.0\.0\]/,
    );
    expect(once.ok && mergeEntries(once.text, sections, { project: "x" })).toEqual(once);
  });

  it("makes the release, and changes nothing the second time", () => {
    const release = { version: "1.1.0", date: "2026-03-01" };
    const once = mergeEntries(FILE, sections, { project: "x", release });
    expect(once.ok && once.text).toContain("## [Unreleased]\n\n## [1.1.0] - 2026-03-01\n\n### Added\n");
    expect(once.ok && once.text).toContain("- Paging, written by hand\n");
    expect(once.ok && mergeEntries(once.text, sections, { project: "x", release })).toEqual(once);
  });

  it("adds the releases of a log above the newest one the file has", () => {
    const more = [
      { entries: [] },
      { version: "1.1.0", date: "2026-02-01", entries: [{ category: "added", text: "x" } as const] },
    ];
    const merged = mergeEntries(FILE, more, { project: "x" });
    expect(merged.ok && merged.text).toContain("## [1.1.0] - 2026-02-01\n\n### Added\n\n- x\n\n## [1.0.0]");
  });

  it("says why a text is left alone", () => {
    expect(mergeEntries("just words", sections, { project: "x" })).toEqual({
      ok: false,
      message: expect.stringContaining("not a changelog"),
    });
  });
});
