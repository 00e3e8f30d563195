import { describe, expect, it } from "vitest";
import { isNearRepeat } from "./near-repeat.ts";
import { defaultRules, isNoise, noiseRules, type NoiseName } from "./noise.ts";
import { readMessage } from "./read-message.ts";

const rows = (message: string, rules = defaultRules) =>
  readMessage(message, false, rules).entries.map(({ category, text }) => `${category}: ${text}`);

/** First lines that each rule leaves out. */
const noise: Readonly<Record<NoiseName, readonly string[]>> = {
  initial: ["Initial commit", "initial import", "First commit", "init"],
  merges: [
    "Merge main into next",
    "Merge branch 'main' of github.com:ada/ledger",
    "Merge remote-tracking branch 'origin/main'",
    "Merged main",
    "merge upstream/main (#12)",
    "Merge tag 'v1.2.0' into develop",
  ],
  wip: ["WIP", "wip", "[WIP]", "WIP on the parser", "work in progress"],
  fixups: ["fixup! feat: paging", "squash! feat: paging", "amend! feat: paging"],
  versions: [
    "1.2.0",
    "v1.2.0-rc.1",
    "Release 1.2.0",
    "ignore-0.4.33",
    "Release @ada/web@0.2.1 @ada/api@0.2.1",
    "Bump 0.16.4 (#27937)",
    "Version Packages (beta)",
    "Prepare for next release",
    "Bump version to 2",
  ],
  skipCi: ["Publish [skip ci]", "[no ci] publish"],
  review: [
    "apply review feedback",
    "Address comments",
    "integrate review feedback",
    "Rename it per review",
    "revert previous commit",
    "oops",
    "code review fixes",
    "improvements from PR review",
  ],
  formatting: [
    "fix lint",
    "typo",
    "Formatting.",
    "fix linter errors",
    "cargo fmt",
    "Small typo fixes",
    "fix some typos in the parser",
    "remove code comments",
  ],
  dependencies: [
    "Lock file maintenance",
    "update lock file after merge",
    "Bump the actions group with 2 updates",
    "Bump https://github.com/example/linter-pre-commit",
    "Bump actions/checkout from 6.0.2 to 7.0.0 in the actions group",
    "Update dependency eslint to v9",
  ],
  changelogs: ["Update CHANGELOG.md", "add changelog entry for paging", "fix pr number in changelog", "changeset file"],
  documents: [
    "Update README",
    "Fix README section links",
    "Fix link to the rules in CONTRIBUTING.md",
    "Remove sponsors",
  ],
  tests: [
    "Fix integration tests on Windows",
    "Remove duplicate tests in the parser",
    "add integration test to prove it",
    "Add 3.14 support to CI",
    "fix dependabot config",
    "increased code coverage of the parser",
  ],
  fixtures: [
    "Update test262",
    "Regenerate the parser fixtures",
    "update snapshots",
    "Sync web-platform-tests to abc123",
  ],
};

describe("what a changelog leaves out", () => {
  it.each(Object.entries(noise).flatMap(([name, lines]) => lines.map((line) => [line, name as NoiseName] as const)))(
    "%s (%s), unless the rule is off",
    (line, name) => {
      expect(isNoise(line, new Set([name]))).toBe(true);
      expect(rows(line)).toEqual([]);
      expect(rows(line, { ...defaultRules, noise: new Set() })).toHaveLength(1);
    },
  );

  it("has a sample of each rule", () => {
    expect(Object.keys(noise)).toEqual(noiseRules.map(({ name }) => name));
  });

  it.each([
    "Initial support for paging",
    "Merge two lists in linear time",
    "Merge sort for long lists",
    "Update the docs of fixtures in depth and add a guide",
    "Review the permissions of a guest",
    "Initialize the cache",
    "Wipe the cache",
    "Revert to the old parser",
    "Release resources early",
    "Add a README generator",
    "Run tests in parallel",
    "Test the connection before use",
    "Bump the limit to 20 files",
    "Show the changelog of a package in its page",
    "Update documentation links in error messages",
    "Add a changelog command",
  ])("tells of %s", (line) => {
    expect(rows(line)).toHaveLength(1);
  });

  it("always tells of what breaks, and of what a footer asks for", () => {
    expect(rows("fix lint\n\nBREAKING CHANGE: rules are new")).toHaveLength(1);
    expect(rows("WIP\n\nChangelog: added")).toEqual(["added: WIP"]);
  });
});

it("leaves out a typed commit that only brings the changelog up to date", () => {
  expect(rows("fix: reference the request in the changelog entry")).toEqual([]);
  expect(rows("feat!: move the changelog entry")).toHaveLength(1);
  expect(rows("fix: a crash in the changelog page")).toHaveLength(1);
});

it("reads a hostile line in no time", () => {
  const lines = [
    "1.1.1".repeat(40),
    "update ".repeat(28),
    `add ${"x ".repeat(98)}`,
    "a-".repeat(100),
    "fix in ".repeat(28),
  ];
  const started = performance.now();
  for (const each of lines) isNoise(each, defaultRules.noise);
  expect(performance.now() - started).toBeLessThan(200);
});

describe("a squashed commit", () => {
  const squashed = (...lines: readonly string[]) => `feat: paging for lists (#3)\n\n${lines.join("\n")}`;

  it.each([
    [["* feat: add paging for lists"], []],
    [["* feat: paging of lists (#2)"], []],
    [["* fix: apply review feedback", "* fix: lint", "* fix: typo"], []],
    [["* fix: crash in the parser"], ["fixed: crash in the parser"]],
    [["* fix: crash in the parser", "* fix: crash in the parser again"], ["fixed: crash in the parser"]],
    [["* feat: sorting", "* revert: sorting"], []],
    [["* feat: sorting", "* revert: feat: sorting"], []],
    [["* revert: previous commit"], []],
    [["* refactor: the parser"], []],
    [["* feat!: paging for lists"], ["added: **Breaking:** paging for lists"]],
    [["- some words", "- more words"], []],
  ])("%j", (lines, more) => {
    const expected = ["added: paging for lists (#3)", ...more];
    expect(rows(squashed(...lines)).toSorted()).toEqual(expected.toSorted());
  });

  it("is told by its title alone where that is wanted, but for what breaks", () => {
    const message = squashed("* fix: crash in the parser", "* feat!: drop Node 18");
    expect(rows(message, { ...defaultRules, squashed: "title" })).toEqual([
      "added: paging for lists (#3)",
      "added: **Breaking:** drop Node 18",
    ]);
  });
});

describe("what is meant", () => {
  it.each([
    ["feat(): empty scope", ["added: empty scope"]],
    ["feat:no space", ["added: no space"]],
    ["fix (api) : spaces", ["fixed: **api:** spaces"]],
    ["feat()!: breaks", ["added: **Breaking:** breaks"]],
    ["chore:quiet", []],
    ["https://x.example", ["changed: https://x.example"]],
  ])("%s", (line, expected) => {
    expect(rows(line)).toEqual(expected);
  });

  it.each([
    ['Revert "feat: paging"', ['removed: Revert "feat: paging"']],
    ['Revert "fix: a crash"', ['changed: Revert "fix: a crash"']],
    ['Revert "perf: faster"', ['changed: Revert "perf: faster"']],
    ['Revert "Add paging"', ['removed: Revert "Add paging"']],
    ['Revert "Tidy up"', ['changed: Revert "Tidy up"']],
    ["revert: fix: a crash", ['changed: Revert "fix: a crash"']],
    ['Revert "docs: typo"', []],
    ['Revert "WIP"', []],
  ])("%s stands where it belongs", (line, expected) => {
    expect(rows(line)).toEqual(expected);
  });

  it("is kept from obeying: control characters are shown", () => {
    expect(rows("feat: \u001b[31mred\u202e")).toEqual([String.raw`added: ␛[31mred\<U+202E>`]);
  });
});

describe("isNearRepeat", () => {
  it.each([
    ["Add paging", "add paging (#12)", true],
    ["**api:** paging of lists", "paging for the lists", true],
    ["release", "crash in release mode", false],
    ["Add paging", "Add sorting", false],
    ["日本語", "日本語", true],
    ["!!!", "???", false],
  ])("%s, %s: %s", (one, other, expected) => {
    expect(isNearRepeat(one, other)).toBe(expected);
  });
});
