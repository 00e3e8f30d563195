import { describe, expect, it } from "vitest";
import { readMessage } from "./read-message.ts";
import { defaultRules } from "./noise.ts";

const read = (message: string, isMerge = false) => readMessage(message, isMerge, defaultRules);
const rows = (message: string, isMerge = false) =>
  read(message, isMerge).entries.map(({ category, text, isGuessed }) => `${category}${isGuessed ? "?" : ""}: ${text}`);

describe("readMessage", () => {
  it.each([
    ["feat: paging", ["added: paging"]],
    ["feat(api): paging", ["added: **api:** paging"]],
    ["Fix(ui): crash", ["fixed: **ui:** crash"]],
    ["perf: faster start", ["changed: faster start"]],
    ["refactor: parser", []],
    ["security: escape names", ["security: escape names"]],
    ["deprecate: the old flag", ["deprecated: the old flag"]],
    ["chore!: drop Node 18", ["changed: **Breaking:** drop Node 18"]],
    ["docs: x\n\nBREAKING CHANGE: none of it", ["changed: **Breaking:** x\nnone of it"]],
    ["feat(api)!: paging\n\nBREAKING CHANGE: ask for page 1", ["added: **Breaking:** **api:** paging\nask for page 1"]],
    [
      "feat: paging\n\nAll about it.\n\nReviewed-by: Z\nBREAKING-CHANGE: page 1",
      ["added: **Breaking:** paging\npage 1"],
    ],
    ["fix: pages\n\nBREAKING CHANGE:\n* ask for page 1", ["fixed: **Breaking:** pages\n* ask for page 1"]],
    ["fix: pages\n\nBREAKING CHANGES:\n\nask for page 1", ["fixed: **Breaking:** pages\nask for page 1"]],
    ["fix: paging\n\nSecurity: names were not escaped", ["security: paging"]],
    ["fix: paging\n\nFixes: CVE-2026-12345", ["security: paging"]],
    ["feat: pages\n\nDeprecates: the old ones", ["deprecated: pages"]],
    ["✨ paging", ["added: paging"]],
    ["🐛 api: crash", ["fixed: **api:** crash"]],
    ["🔨 tidy", []],
    ["✨ feat: paging", ["added: paging"]],
    ["🐛 fix(api): crash", ["fixed: **api:** crash"]],
    ["💥 feat!: paging", ["added: **Breaking:** paging"]],
    [":bug: fix: crash\n\nBREAKING CHANGE: ask", ["fixed: **Breaking:** crash\nask"]],
    ["👷🏽‍♀️ ci: cache", []],
    ["feat: read Array<string> and `Map<string>`", ["added: read Array\\<string> and `Map<string>`"]],
    ["[Fix] a crash", ["fixed: a crash"]],
    ["[security]: escape names", ["security: escape names"]],
  ])("%j says its type", (message, expected) => {
    expect(rows(message)).toEqual(expected);
    expect(read(message).kind).toBe("conventional");
  });

  it.each([
    ["Add paging (#12)\n\nLong story.", ["added?: Add paging (#12)"]],
    ["Fix address parsing", ["fixed?: Fix address parsing"]],
    ["Tidy up", ["changed?: Tidy up"]],
    ["note: remove the old parser", ["removed?: **note:** remove the old parser"]],
    ["dx(runtime-core): warn twice", ["changed?: **dx(runtime-core):** warn twice"]],
    ["types!: drop the old ones", ["removed?: **Breaking:** **types:** drop the old ones"]],
    ["Breaking: deprecate rules", ["deprecated?: **Breaking:** deprecate rules"]],
    [
      "Remove pages\n\nBREAKING CHANGES:\n\n* ask for page 1",
      ["removed?: **Breaking:** Remove pages\n* ask for page 1"],
    ],
    ["[api] Fix lint\n\nBREAKING CHANGE: page 1", ["fixed?: **Breaking:** **api:** Fix lint\npage 1"]],
    ["breaking(preset-env): remove x", ["removed?: **Breaking:** **preset-env:** remove x"]],
    ["types: relax\n\nBREAKING CHANGE: name them", ["changed?: **Breaking:** **types:** relax\nname them"]],
    // The first word counts more than keywords behind it.
    ["Use new Array for speed (#6)", ["changed?: Use new Array for speed (#6)"]],
    ["Replace the deprecated option", ["changed?: Replace the deprecated option"]],
    ["Fix loops and add tests", ["fixed?: Fix loops and add tests"]],
    ["Support records", ["added?: Support records"]],
    ["Dropped Node 18", ["removed?: Dropped Node 18"]],
    // A label in brackets could be taken for a link or a heading of the file.
    ["[babel 8] Remove `x` (#5)", ["removed?: **babel 8:** Remove `x` (#5)"]],
    ["[ts][7.0]: Support unions", ["added?: **ts, 7.0:** Support unions"]],
    ["[ ] Add paging", ["added?: Add paging"]],
    ["[docs]", ["changed?: [docs]"]],
  ])("%j is guessed", (message, expected) => {
    expect(rows(message)).toEqual(expected);
    expect(read(message).kind).toBe("plain");
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
    "Add v1.2.3 to the changelog [skip ci]",
    "",
    "feat: paging\n\nChangelog: skip",
    "Add paging\n\nChangelog: none",
    "[docs] explain paging",
    "typo: paging",
    "address review comments",
    "Apply suggestions from code review (#12)",
    "[ts] Fix lint errors",
    "♻️ parser",
  ])("%j has no entry", (message) => expect(rows(message)).toEqual([]));

  it.each([
    ["feat: paging\n\nChangelog: security", ["security: paging"]],
    ["chore: new limits\n\nChangelog: Changed", ["changed: new limits"]],
    ["Paging of all lists\n\nchangelog: added", ["added: Paging of all lists"]],
  ])("%j goes where its footer says", (message, expected) => expect(rows(message)).toEqual(expected));

  it("tells of a footer that names nothing, and goes on without it", () => {
    const news = read("feat: paging\n\nChangelog: great\nRelease-As: soon");
    expect(news.entries).toHaveLength(1);
    expect(news.releaseAs).toBe(undefined);
    expect(news.problem).toBe(
      'the footer "Changelog: great" takes added, changed, deprecated, removed, fixed, security or skip. ' +
        'the footer "Release-As: soon" is not a valid version such as 1.2.0.',
    );
  });

  it("reads Release-As and co-authors", () => {
    const news = read("chore: release\n\nRelease-As: 2.0.0\nCo-authored-by: Grace Hopper <grace@example.com>");
    expect(news.releaseAs).toBe("2.0.0");
    expect(news.coAuthors).toEqual([{ name: "Grace Hopper", email: "grace@example.com" }]);
  });

  it.each([
    [
      "feat: pages (#7)\n\n* feat: pages\n\n* fix(api): crash\n\nBREAKING CHANGE: page 1\n\n* chore: tidy\n\n* typo",
      ["added: pages (#7)", "fixed: **Breaking:** **api:** crash\npage 1"],
    ],
    ["Pages (#7)\n\n* feat: pages\n* fix: crash", ["added: pages", "fixed: crash"]],
    ["Pages (#7)\n\n* more\n* less", ["changed?: Pages (#7)"]],
    ["feat: pages\n\nfix: a crash\n\nperf: faster", ["added: pages", "fixed: a crash", "changed: faster"]],
    ["feat: pages\n\nnote: this is prose\nfix: and this is the same paragraph", ["added: pages"]],
    ["feat: pages\n\n* fix: crash\n\nChangelog: skip", []],
  ])("%j holds several commits", (message, expected) => expect(rows(message)).toEqual(expected));

  it.each([
    ["Merge pull request #12 from ada/pages\n\nAdd pages", ["added?: Add pages (#12)"]],
    ["Merge pull request #12 from ada/pages\n\nfix(api): crash", ["fixed: **api:** crash (#12)"]],
    [
      "Merge branch 'x' into 'main'\n\nResolve the bug\n\nSee merge request group/app!34",
      ["fixed?: Resolve the bug (!34)"],
    ],
    [
      "Merge pull request #12 from ada/pages\n\nAdd pages\n\nBREAKING CHANGE: ask for page 1",
      ["added?: **Breaking:** Add pages (#12)\nask for page 1"],
    ],
    [
      "Merge branch 'x' into 'main'\n\nAdd pages\n\nBREAKING CHANGE: page 1\n\nSee merge request group/app!34",
      ["added?: **Breaking:** Add pages (!34)\npage 1"],
    ],
    ["Merge pull request #12 from ada/pages\n\nAdd pages\n\nChangelog: skip", []],
    ["Merged in pages (pull request #5)\n\nAdd pages\n\nApproved-by: Z", ["added?: Add pages (#5)"]],
    ["Merged PR 77: Add pages", ["added?: Add pages (!77)"]],
    ["feat: pages", ["added: pages"]],
    ["Merge branch 'main' into pages", []],
    ["Merge pull request #12 from ada/pages", []],
    ["Merge branch 'x' into 'main'\n\nSee merge request group/app!34", []],
  ])("the merge %j", (message, expected) => expect(rows(message, true)).toEqual(expected));

  it.each([
    [
      'Revert "feat: pages"\n\nThis reverts commit 0123456789abcdef.',
      ['removed: Revert "feat: pages"'],
      ["0123456789abcdef"],
    ],
    ["revert: feat: pages\n\nRefs: 676104e, a215868", ['removed: Revert "feat: pages"'], ["676104e", "a215868"]],
    ['Revert "docs: typo"\n\nThis reverts commit 0123456.', [], ["0123456"]],
    ['Reapply "feat: pages"\n\nThis reverts commit 0123456.', ["added: pages"], ["0123456"]],
    ["fix: undo\n\nThis reverts commits 0123456 and 1234567.", ["fixed: undo"], ["0123456", "1234567"]],
  ])("%j takes back", (message, expected, reverts) => {
    expect(rows(message)).toEqual(expected);
    expect(read(message).reverts).toEqual(reverts);
  });
});
