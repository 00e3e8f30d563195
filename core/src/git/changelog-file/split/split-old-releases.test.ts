import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lintChangelog } from "../lint/lint.ts";
import { mergeChangelog } from "../merge/merge.ts";
import { splitOldReleases } from "./split-old-releases.ts";
import { changelogText, fixtures } from "../testing/texts.ts";

const main = `# Changelog

## [Unreleased]

- Soon

## [2.0.0] - 2025-03-01

- Two, see [guide]

## [1.1.0] - 2025-02-01

- One one, see [guide] and [old]

## [1.0.0] - 2025-01-31 [YANKED]

- One

## [0.9.0] - 2024-12-01

- Nought

[Unreleased]: https://x/2.0.0...HEAD
[2.0.0]: https://x/2.0.0
[1.1.0]: https://x/1.1.0
[1.0.0]: https://x/1.0.0
[0.9.0]: https://x/0.9.0
[guide]: https://x/guide
[old]: https://x/old
`;
const kept = `# Changelog

## [Unreleased]

- Soon

## [2.0.0] - 2025-03-01

- Two, see [guide]

## Older releases

- [1.x](CHANGELOG-1.md)
- [0.x](CHANGELOG-0.md)

[Unreleased]: https://x/2.0.0...HEAD
[2.0.0]: https://x/2.0.0
[guide]: https://x/guide
`;
const one = `# Changelog: 1.x

Older releases. The newer ones are in [CHANGELOG.md](CHANGELOG.md).

## [1.1.0] - 2025-02-01

- One one, see [guide] and [old]

## [1.0.0] - 2025-01-31 [YANKED]

- One

[1.1.0]: https://x/1.1.0
[1.0.0]: https://x/1.0.0
[guide]: https://x/guide
[old]: https://x/old
`;
const nought = `# Changelog: 0.x

Older releases. The newer ones are in [CHANGELOG.md](CHANGELOG.md).

## [0.9.0] - 2024-12-01

- Nought

[0.9.0]: https://x/0.9.0
`;

describe("splitOldReleases", () => {
  it("moves old releases with their links, and links both ways", () => {
    const result = splitOldReleases(main, 1);
    expect(result).toEqual({
      ok: true,
      text: kept,
      archives: [
        { name: "CHANGELOG-1.md", text: one },
        { name: "CHANGELOG-0.md", text: nought },
      ],
    });
    expect(splitOldReleases(kept, 1)).toEqual({ ok: true, text: kept, archives: [] });
  });

  it("puts later ones on top of an archive", () => {
    const archives = new Map([["CHANGELOG-1.md", one]]);
    const grown = kept.replace(
      "## [2.0.0]",
      "## [3.0.0] - 2025-05-01\n\n- Three\n\n## [1.1.1] - 2025-04-01\n\n- Late\n\n## [2.0.0]",
    );
    const result = splitOldReleases(grown, 1, { archives });
    expect(result.ok && result.text).toContain(
      "- Three\n\n## Older releases\n\n- [2.x](CHANGELOG-2.md)\n- [1.x](CHANGELOG-1.md)\n- [0.x](CHANGELOG-0.md)\n\n[Unreleased]",
    );
    expect(result.ok && result.archives.map(({ name }) => name)).toEqual(["CHANGELOG-2.md", "CHANGELOG-1.md"]);
    expect(result.ok && result.archives[1]?.text).toBe(
      one.replace("## [1.1.0]", "## [1.1.1] - 2025-04-01\n\n- Late\n\n## [1.1.0]"),
    );
  });

  it("repeats a run that was broken off, without telling anything twice", () => {
    const archives = new Map([
      ["CHANGELOG-1.md", one],
      ["CHANGELOG-0.md", nought],
    ]);
    expect(splitOldReleases(main, 1, { archives })).toEqual(splitOldReleases(main, 1));
  });

  it("keeps line breaks, a last line without end, and any name", () => {
    const text = "# Changelog\r\n## 1.1.0\r\n- B\r\n## 1.0.0\r\n- A";
    expect(splitOldReleases(text, 1, { name: "docs/HISTORY" })).toEqual({
      ok: true,
      text: "# Changelog\r\n## 1.1.0\r\n- B\r\n\r\n## Older releases\r\n\r\n- [1.x](HISTORY-1)",
      archives: [
        {
          name: "docs/HISTORY-1",
          text: "# Changelog: 1.x\r\n\r\nOlder releases. The newer ones are in [HISTORY](HISTORY).\r\n\r\n## 1.0.0\r\n- A\r\n",
        },
      ],
    });
  });

  it("leaves a file that lint and merge are content with", () => {
    const result = splitOldReleases(fixtures.keepAChangelog, 1);
    expect(result.ok && lintChangelog(result.text)).toEqual([]);
    expect(result.ok && result.archives.flatMap(({ text }) => lintChangelog(text))).toEqual([]);
    const releases = [
      { version: "1.1.0", date: "2025-03-04", tag: "v1.1.0", entries: [] },
      { version: "1.0.0", date: "2025-01-31", tag: "v1.0.0", entries: [] },
    ];
    const text = result.ok ? result.text : "";
    expect(mergeChangelog(text, releases)).toEqual({ ok: true, text });
  });

  it("loses no line of any file, and is done after one run", () => {
    const linesOf = (text: string) => text.split(/\r\n|\n/).filter((line) => line.trim() !== "");
    fc.assert(
      fc.property(changelogText, fc.integer({ min: 1, max: 3 }), (text, keep) => {
        const result = splitOldReleases(`# Changelog\n\n${text}`, keep);
        fc.pre(result.ok);
        const whole = new Set([result.text, ...result.archives.map((archive) => archive.text)].flatMap(linesOf));
        expect(linesOf(text).filter((line) => !whole.has(line) && !line.startsWith("\uFEFF"))).toEqual([]);
        expect(splitOldReleases(result.text, keep)).toEqual({ ok: true, text: result.text, archives: [] });
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    [main, 0, "0 releases cannot be kept: give a whole number of 1 or more."],
    [main, 1.5, "1.5 releases cannot be kept: give a whole number of 1 or more."],
    [
      "Words",
      1,
      'This is not a changelog: it has no heading. Put "# Changelog" in its first line, or choose another file.',
    ],
  ])("refuses %#", (text, keep, message) => {
    expect(splitOldReleases(text, keep)).toEqual({ ok: false, message });
  });
});
