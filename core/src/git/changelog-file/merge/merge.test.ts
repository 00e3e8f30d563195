import { describe, expect, it } from "vitest";
import type { GeneratedEntry, GeneratedRelease } from "../parse/entry.ts";
import { added, fixed, mergeReadably, mergeTwice } from "../testing/merge-readably.ts";

const unreleased = (...entries: readonly GeneratedEntry[]) => [{ entries }];
const base = "# Changelog\n\n## [Unreleased]\n";

describe("mergeChangelog: where bullets go", () => {
  it.each<[string, string, readonly GeneratedRelease[], string]>([
    ["a category that is missing", base, unreleased(added("a", "One")), `${base}\n### Added\n\n- One <a>\n`],
    ["nothing to say", base, [], base],
    [
      "categories in the order of the six",
      base,
      unreleased({ ...added("a", "S"), category: "security" }, fixed("b", "F"), added("c", "A")),
      `${base}\n### Added\n\n- A <c>\n\n### Fixed\n\n- F <b>\n\n### Security\n\n- S <a>\n`,
    ],
    [
      "the end of a list by hand",
      `${base}\n### Added\n\n- By hand\n\nA word on it.\n\n### Internal\n\n- Kept\n`,
      unreleased(added("a", "One"), added("b", "Two"), fixed("c", "Three")),
      `${base}\n### Added\n\n- By hand\n- One <a>\n- Two <b>\n\nA word on it.\n\n### Fixed\n\n- Three <c>\n\n### Internal\n\n- Kept\n`,
    ],
    [
      "between categories that are there",
      `${base}\n### Added\n\n- A\n\n### Security\n\n- S\n`,
      unreleased(fixed("a", "One")),
      `${base}\n### Added\n\n- A\n\n### Fixed\n\n- One <a>\n\n### Security\n\n- S\n`,
    ],
    [
      "breaking ones behind those that lead",
      `${base}\n### Added\n\n- **Breaking:** First\n- Plain\n`,
      unreleased(added("a", "Last"), { ...added("b", "Second"), isBreaking: true }),
      `${base}\n### Added\n\n- **Breaking:** First\n- **Breaking:** Second <b>\n- Plain\n- Last <a>\n`,
    ],
    [
      "a loose list",
      `${base}\n### Added\n\n* A\n\n* B\n\n## [1.0.0]\n`,
      unreleased(added("a", "C")),
      `${base}\n### Added\n\n* A\n\n* B\n\n* C <a>\n\n## [1.0.0]\n`,
    ],
    [
      "an empty category",
      `${base}\n### Added\n\n### Fixed\n`,
      unreleased(added("a", "A"), fixed("b", "B")),
      `${base}\n### Added\n\n- A <a>\n\n### Fixed\n\n- B <b>\n`,
    ],
    [
      "a compact file",
      "## Unreleased\n### Fixed\n- A\n## 1.0.0\n### Added\n- Z\n",
      unreleased(added("a", "B"), fixed("b", "C")),
      "## Unreleased\n\n### Added\n- B <a>\n\n### Fixed\n- A\n- C <b>\n## 1.0.0\n### Added\n- Z\n",
    ],
    [
      "above a rule that ends the section",
      `${base}\n### Added\n\n- A\n\n---\n\n## [1.0.0]\n`,
      unreleased(fixed("a", "B")),
      `${base}\n### Added\n\n- A\n\n### Fixed\n\n- B <a>\n\n---\n\n## [1.0.0]\n`,
    ],
    [
      "above the links of a section, in a file of level 1",
      "# Unreleased\n\n- A ([#1])\n\n[#1]: https://x/1\n\n# 1.0.0\n\n## Notes\n",
      unreleased(added("a", "One")),
      "# Unreleased\n\n- A ([#1])\n\n## Added\n\n- One <a>\n\n[#1]: https://x/1\n\n# 1.0.0\n\n## Notes\n",
    ],
    [
      "the gap that people like to leave",
      "## [Unreleased]\n\n\n## [1.0.0]\n",
      unreleased(added("a", "A")),
      "## [Unreleased]\n\n### Added\n\n- A <a>\n\n\n## [1.0.0]\n",
    ],
    [
      "an entry of several lines",
      base,
      unreleased(added("a", "One\n\n  two\nthree")),
      `${base}\n### Added\n\n- One <a>\n  two\n  three\n`,
    ],
    [
      "an entry that would open a comment",
      base,
      unreleased(added("a", "Read <!-- marks")),
      `${base}\n### Added\n\n- Read &lt;!-- marks <a>\n`,
    ],
    [
      "several entries of one commit",
      base,
      unreleased(added("a", "One"), added("a", "Two"), fixed("a", "Three")),
      `${base}\n### Added\n\n- One <a>\n- Two <a>\n\n### Fixed\n\n- Three <a>\n`,
    ],
  ])("%s", (_, text, releases, expected) => {
    expect(mergeReadably(text, releases)).toBe(expected);
  });

  it("keeps CRLF, a byte order mark and a last line without end", () => {
    expect(mergeReadably("\uFEFF# Changelog\r\n\r\n## [Unreleased]", unreleased(added("a", "One\ntwo")))).toBe(
      "\uFEFF# Changelog\r\n\r\n## [Unreleased]\r\n\r\n### Added\r\n\r\n- One <a>\r\n  two",
    );
  });

  it("links the commit", () => {
    const linked = { ...added("a", "One"), url: "https://host/aaaaaaaaa" };
    expect(mergeReadably(base, unreleased(linked, added("a", "Two")))).toBe(
      `${base}\n### Added\n\n- One ([aaaaaaa](https://host/aaaaaaaaa)) <a>\n- Two <a>\n`,
    );
  });
});

describe("mergeChangelog: who owns a bullet", () => {
  const start = mergeTwice(base, unreleased(added("a", "One"), added("b", "Two")));
  it.each<[string, (text: string) => string, readonly GeneratedRelease[], string]>([
    [
      "new words of an untouched bullet",
      (text) => text,
      unreleased(added("a", "Uno"), added("b", "Two")),
      "- Uno <a>\n- Two <b>",
    ],
    [
      "a bullet that was reworded",
      (text) => text.replace("One", "Mine"),
      unreleased(added("a", "Uno"), added("b", "Two")),
      "- Mine <a>\n- Two <b>",
    ],
    ["an entry that was taken back", (text) => text, unreleased(added("b", "Two")), "- Two <b>"],
    [
      "a reworded one that was taken back",
      (text) => text.replace("One", "Mine"),
      unreleased(added("b", "Two")),
      "- Mine <a>\n- Two <b>",
    ],
    [
      "another order",
      (text) => text.replace(/(- One.*\n)(- Two.*\n)/, "$2$1"),
      unreleased(added("a", "One"), added("b", "Two")),
      "- Two <b>\n- One <a>",
    ],
    [
      "words between",
      (text) => text.replace("- Two", "Between.\n\n- Two"),
      unreleased(added("a", "One"), added("b", "2")),
      "- One <a>\nBetween.\n\n- 2 <b>",
    ],
    [
      "a formatter's marker and breaks",
      (text) => text.replace("- One ", "*   One\n    "),
      unreleased(added("a", "Uno"), added("b", "Two")),
      "* Uno <a>\n- Two <b>",
    ],
    [
      "two joined into one",
      (text) => text.replace(/- One (.*)\n- Two (.*)\n/, "- Both $1 $2\n"),
      unreleased(added("a", "One"), added("b", "2")),
      "- Both <a> <b>",
    ],
    [
      "one put under another",
      (text) => text.replace("- Two", "  - Two"),
      unreleased(added("a", "Uno"), added("b", "2")),
      "- One <a>\n  - Two <b>",
    ],
    [
      "a bullet told in other words",
      (text) => text.replace(/- One.*\n/, "- Mine (aaaaaaa)\n"),
      unreleased(added("a", "One"), added("b", "Two")),
      "- Mine (aaaaaaa)\n- Two <b>",
    ],
    [
      "a bullet left out by a comment",
      (text) => text.replace(/- One.*\n/, "<!-- not for readers: aaaaaaaaaa -->\n"),
      unreleased(added("a", "One"), added("b", "Two")),
      "<!-- not for readers: aaaaaaaaaa -->\n- Two <b>",
    ],
  ])("%s", (_, edit, releases, bullets) => {
    expect(mergeReadably(edit(start), releases)).toBe(`${base}\n### Added\n\n${bullets}\n`);
  });

  it("moves an untouched bullet to another category and drops the heading it leaves empty", () => {
    const moved = [
      { ...added("a", "One"), category: "fixed" as const },
      { ...added("b", "Two"), category: "fixed" as const },
    ];
    expect(mergeReadably(start, unreleased(...moved))).toBe(`${base}\n### Fixed\n\n- One <a>\n- Two <b>\n`);
  });

  it("leaves a bullet where people moved it", () => {
    const moved = start.replace(/(- One.*\n)(- Two.*\n)/, "$2\n### Removed\n\n$1");
    expect(mergeReadably(moved, unreleased(added("a", "Uno"), added("b", "Two")))).toBe(
      `${base}\n### Added\n\n- Two <b>\n\n### Removed\n\n- One <a>\n`,
    );
  });

  it("removes the last bullet and its heading, and adds no empty line", () => {
    expect(mergeReadably(start, [])).toBe(base);
  });

  it("keeps apart what a removed bullet stood between", () => {
    const before = "Unreleased\n---\n* A\n\n1.0\n---\nB\n";
    const text = mergeTwice(before, unreleased(added("a", "One")));
    expect(mergeTwice(text.replace("A\n\n", "A\n"), [])).toBe(before);
    const ruled = `${base}\n### Added\n\nWords.\n${/- One.*\n/.exec(start)?.[0]}---\n`;
    expect(mergeTwice(ruled, [])).toBe(`${base}\n### Added\n\nWords.\n\n---\n`);
  });

  it("keeps bullets it knows nothing of when only a part of the history was read", () => {
    expect(mergeReadably(start, unreleased(added("c", "Three")), { isPartial: true })).toBe(
      `${base}\n### Added\n\n- One <a>\n- Two <b>\n- Three <c>\n`,
    );
  });

  it("tells several entries of a commit apart", () => {
    const text = mergeTwice(base, unreleased(added("a", "One"), added("a", "Two"), added("a", "Three")));
    const edited = text.replace("Two", "Mine");
    expect(mergeReadably(edited, unreleased(added("a", "Uno"), added("a", "Two"), added("a", "Three")))).toBe(
      `${base}\n### Added\n\n- Uno <a>\n- Mine <a>\n- Three <a>\n`,
    );
  });
});
