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

test("a warning fails in strict mode only", () => {
  const report = lintMessage("feat: x\nbody", conventionalSettings);
  expect([passes(report, false), passes(report, true)]).toEqual([true, false]);
});

test("a long and hostile message is judged in no time", () => {
  const started = performance.now();
  for (const piece of ["fix ", "#a", "fixes #", " Merge into ", "https://", "(a", '"a', "\n"])
    lintMessage(`feat: x\n\n${piece.repeat(20_000)}`, conventionalSettings);
  expect(performance.now() - started).toBeLessThan(3000);
});
