import { describe, expect, it } from "vitest";
import { readHistoryCommit } from "./history.ts";

const entry = (message: string, parents = ["p"]) => readHistoryCommit("a", parents, message).entry;

describe("readHistoryCommit", () => {
  it.each([
    ["feat: paging", "added", "paging"],
    ["feat(api): paging", "added", "**api:** paging"],
    ["Fix(ui): crash", "fixed", "**ui:** crash"],
    ["perf: faster start", "changed", "faster start"],
    ["refactor: parser", "changed", "parser"],
    ["revert: feat: paging", "removed", "feat: paging"],
    ["security: escape names", "security", "escape names"],
    ["deprecate: the old flag", "deprecated", "the old flag"],
    ["chore!: drop Node 18", "changed", "**Breaking:** drop Node 18"],
    ["feat(api)!: paging\n\nBREAKING CHANGE: ask for page 1", "added", "**Breaking:** **api:** paging\nask for page 1"],
    ["Add paging (#12)\n\nLong story.", "added", "Add paging (#12)"],
    ["Fix address parsing", "fixed", "Fix address parsing"],
    ["Tidy up", "changed", "Tidy up"],
    ["note: remove the old parser", "removed", "note: remove the old parser"],
    ['Revert "feat: add paging"\n\nThis reverts commit 0123456789.', "removed", 'Revert "feat: add paging"'],
  ])("%j is %s", (message, category, text) => {
    expect(entry(message)).toEqual({ category, text, isBreaking: text.startsWith("**Breaking:**") });
  });

  it.each([
    "docs: typo",
    "chore(deps): bump x",
    "ci: cache",
    "test: more",
    "fixup! feat: paging",
    "squash! feat: paging",
    "1.2.3",
    "v1.2.3",
    "Release 1.2.3-rc.1",
    "",
  ])("%j has no entry", (message) => {
    expect(entry(message)).toBeUndefined();
  });

  it("has no entry for a merge", () => {
    expect(entry("feat: paging", ["p", "q"])).toBeUndefined();
  });

  it("knows what it takes back", () => {
    const commit = readHistoryCommit("a", [], 'Revert "x"\n\nThis reverts commit 0123456789abcdef.');
    expect(commit.reverts).toBe("0123456789abcdef");
  });
});
