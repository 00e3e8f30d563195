import { expect, test } from "vitest";
import { lintMessage, passes } from "./lint-message.ts";
import { conventionalSettings } from "./lint-settings.ts";

test.each([
  ["Merge branch 'main' into topic", "a merge"],
  ["Merge pull request #12 from a/b", "a merge"],
  ["Merge 0123456 into 789abcd", "a merge"],
  ["Merge tag 'v1'", "a merge"],
  ["Merge remote-tracking branch 'origin/main'", "a merge"],
  ["Merged in topic (pull request #1)", "a merge"],
  ["Merged PR 12: a title", "a merge"],
  ["Automatic merge from main", "a merge"],
  ["Auto-merged main into topic", "a merge"],
  ['Revert "feat: x"', "a revert"],
  ['Reapply "feat: x"', "a reapply"],
  ["fixup! feat: x", "a fixup"],
  ["squash! feat: x", "a fixup"],
  ["amend! feat: x", "a fixup"],
  ["1.2.3", "a version"],
  ["v1.2.3-rc.1", "a version"],
  ["chore(release): 1.2.3 [skip ci]", "a version"],
  ["", "empty"],
  ["\n \n", "empty"],
  ["revert: feat: x", undefined],
  ["Merge the two readers", undefined],
  ["1.2", undefined],
])("%j is ignored as %j", (message, reason) => {
  expect(lintMessage(message, conventionalSettings).ignoredAs).toBe(reason);
});

test("ignores can be turned off, and added", () => {
  const settings = { ...conventionalSettings, defaultIgnores: false, ignores: [/^WIP/u] };
  expect(lintMessage("v1.2.3", settings).findings.map(({ rule }) => rule)).toContain("type-empty");
  expect(lintMessage("WIP x", settings).ignoredAs).toBe("ignored by the configuration");
});

test("findings come in the order of the message, a byte order mark and CR LF do not count", () => {
  const { findings } = lintMessage("\uFEFFFeat: Add.\r\nbody\r\n", conventionalSettings);
  expect(findings.map(({ rule, at }) => `${rule} ${at.line}:${at.column}`)).toEqual([
    "type-case 1:1",
    "type-enum 1:1",
    "subject-case 1:7",
    "subject-full-stop 1:10",
    "body-leading-blank 2:1",
  ]);
});

test.each([
  ["✨ paging", []],
  ["✨ api: paging", []],
  ["♻️ parser", []],
  ["✨ Paging.", ["subject-case 1:3", "subject-full-stop 1:9"]],
  ["♻️ api: Paging", ["subject-case 1:9"]],
  ["📝 paging", ["type-empty 1:1", "subject-empty 1:10"]],
  ["docs: README and docs", []],
  ["docs: API", []],
  ["docs: Readme and docs", ["subject-case 1:7"]],
  ["docs: FIX ALL OF IT", ["subject-case 1:7"]],
])("what our own writer writes is judged as it is meant: %j", (message, findings) => {
  const found = lintMessage(message, conventionalSettings).findings;
  expect(found.map(({ rule, at }) => `${rule} ${at.line}:${at.column}`)).toEqual(findings);
});

test("to the letter of commitlint neither an emoji nor a name in capitals passes", () => {
  const settings = { ...conventionalSettings, judge: "commitlint" } as const;
  const rulesOf = (message: string) => lintMessage(message, settings).findings.map(({ rule }) => rule);
  expect(rulesOf("✨ paging")).toEqual(["type-empty", "subject-empty"]);
  expect(rulesOf("docs: README and docs")).toEqual(["subject-case"]);
});

test("a scope behind an emoji stands where it stands", () => {
  const rules = {
    "scope-enum": { level: "error", when: "always", value: { scopes: ["ui"], delimiters: [] } },
  } as const;
  expect(lintMessage("♻️ api: x", { ...conventionalSettings, rules }).findings[0]?.at).toEqual({
    line: 1,
    column: 4,
    length: 3,
  });
});

test.each([
  ["fix: x\n\nBREAKING CHANGES:\n* y", ["breaking-change-exclamation-mark"]],
  ["fix!: x\n\nBREAKING CHANGES:\n* y", []],
  ["fix: x\n\nBREAKING-CHANGE\ny", ["breaking-change-exclamation-mark"]],
  ["✨ x\n\nBREAKING CHANGE: y", []],
])("a breaking change in any form is one: %j", (message, expected) => {
  const rules = { "breaking-change-exclamation-mark": { level: "error", when: "always", value: undefined } } as const;
  expect(lintMessage(message, { ...conventionalSettings, rules }).findings.map(({ rule }) => rule)).toEqual(expected);
});

test("a warning fails in strict mode only", () => {
  const report = lintMessage("feat: x\nbody", conventionalSettings);
  expect([passes(report, false), passes(report, true)]).toEqual([true, false]);
});

test.each(["fix ", "#a", "fixes #", " Merge into ", "https://", "(a", '"a', "\n"])(
  "a body of %j is judged",
  (piece) => {
    const report = lintMessage(`feat: x\n\n${piece.repeat(20_000)}`, conventionalSettings);
    expect(report.lines[0]).toBe("feat: x");
  },
);
