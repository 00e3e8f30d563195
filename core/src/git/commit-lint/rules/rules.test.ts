import { expect, test } from "vitest";
import { applyRules } from "../apply-rules.ts";
import { readMessage } from "../message/read-message.ts";
import { ruleChanges, type RuleSet } from "../rule-set.ts";
import { rules } from "./index.ts";

/** A rule as commitlint writes it, and a message: "" when it passes, else what is marked in it. */
type Row = readonly [rule: string, setting: readonly unknown[], message: string, marked: string | undefined];

const LONG = "x".repeat(30);

const rows: readonly Row[] = [
  ["header-trim", ["always"], "feat: x", undefined],
  ["header-trim", ["always"], "  feat: x", "  "],
  ["header-trim", ["always"], "feat: x ", " "],
  ["type-empty", ["never"], "feat: x", undefined],
  ["type-empty", ["never"], "just words", ""],
  ["type-empty", ["never"], "feat:x", ""],
  ["type-empty", ["always"], "feat: x", "feat"],
  ["scope-empty", ["never"], "feat(api): x", undefined],
  ["scope-empty", ["never"], "feat: x", ""],
  ["scope-empty", ["always"], "feat(api): x", "api"],
  ["subject-empty", ["never"], "feat: x", undefined],
  ["subject-empty", ["never"], "feat: ", ""],
  ["subject-empty", ["never"], "feat:x", ":"],
  ["subject-empty", ["always"], "feat: x", "x"],
  ["body-empty", ["never"], "feat: x\n\nwhy", undefined],
  ["body-empty", ["never"], "feat: x", ""],
  ["body-empty", ["always"], "feat: x\n\nwhy", "why"],
  ["footer-empty", ["never"], "feat: x\n\nRefs: #1", undefined],
  ["footer-empty", ["never"], "feat: x\n\nwhy", ""],
  ["footer-empty", ["always"], "feat: x\n\nRefs: #1", "Refs: #1"],
  ["type-case", ["always", "lower-case"], "feat: x", undefined],
  ["type-case", ["always", "lower-case"], "Feat: x", "Feat"],
  ["type-case", ["always", ["upper-case", "pascal-case"]], "Feat: x", undefined],
  ["type-case", ["never", "lower-case"], "feat: x", "feat"],
  ["scope-case", ["always", "kebab-case"], "feat(my-app): x", undefined],
  ["scope-case", ["always", "kebab-case"], "feat(myApp): x", "myApp"],
  ["scope-case", ["always", "lower-case"], "feat(api/web,cli): x", undefined],
  ["scope-case", ["always", { cases: ["camel-case"], delimiters: ["+"] }], "feat(oneTwo+three): x", undefined],
  ["scope-case", ["always", { cases: ["camel-case"], delimiters: ["+"] }], "feat(OneTwo+three): x", "OneTwo+three"],
  ["subject-case", ["never", ["sentence-case", "upper-case"]], "feat: add Docker", undefined],
  ["subject-case", ["never", ["sentence-case", "upper-case"]], "feat: Add docker", "A"],
  ["subject-case", ["never", "sentence-case"], "feat: `Add` docker", undefined],
  ["subject-case", ["never", "sentence-case"], "feat: 日本語", undefined],
  ["subject-case", ["always", "start-case"], "feat: Add A Thing", undefined],
  ["subject-case", ["always", "start-case"], "feat: Add a Thing", "Add a Thing"],
  ["header-case", ["always", "lower-case"], "feat: add docker", undefined],
  ["header-case", ["always", "lower-case"], "feat: add Docker", "feat: add Docker"],
  ["body-case", ["always", "lower-case"], "feat: x\n\nwhy", undefined],
  ["body-case", ["always", "lower-case"], "feat: x\n\nWhy", "Why"],
  ["type-enum", ["always", ["feat", "fix"]], "fix: x", undefined],
  ["type-enum", ["always", ["feat", "fix"]], "docs: x", "docs"],
  ["type-enum", ["never", ["wip"]], "wip: x", "wip"],
  ["scope-enum", ["always", ["api", "web"]], "feat: x", undefined],
  ["scope-enum", ["always", ["api", "web"]], "feat(api,web): x", undefined],
  ["scope-enum", ["always", ["api", "web"]], "feat(api,cli): x", "api,cli"],
  ["scope-enum", ["always", ["a/b"]], "feat(a/b): x", undefined],
  ["scope-enum", ["never", ["api"]], "feat(web,api): x", "web,api"],
  ["scope-enum", ["always", { scopes: ["api", "web"], delimiters: ["+"] }], "feat(api+web): x", undefined],
  ["scope-enum", ["always", []], "feat(anything): x", undefined],
  ["scope-delimiter-style", ["always", [","]], "feat(a, b): x", undefined],
  ["scope-delimiter-style", ["always", [","]], "feat(a/b): x", "a/b"],
  ["scope-delimiter-style", ["never", [","]], "feat(a,b): x", "a,b"],
  ["subject-exclamation-mark", ["never"], "feat!: x", ":"],
  ["subject-exclamation-mark", ["never"], "feat: x", undefined],
  ["subject-exclamation-mark", ["always"], "feat(api)!: x", undefined],
  ["subject-exclamation-mark", ["always"], "feat: x", ":"],
  ["subject-full-stop", ["never"], "feat: x", undefined],
  ["subject-full-stop", ["never"], "feat: x.", "."],
  ["subject-full-stop", ["never"], "feat: x...", undefined],
  ["subject-full-stop", ["never", "!"], "feat: x!", "!"],
  ["subject-full-stop", ["always"], "feat: x", ""],
  ["header-full-stop", ["never"], "feat: x.", "."],
  ["body-full-stop", ["never"], "feat: x\n\nwhy\nso.", "."],
  ["body-full-stop", ["always"], "feat: x\n\nwhy.", undefined],
  ["header-max-length", ["always", 30], `feat: ${LONG}`, "xxxxxx"],
  ["header-max-length", ["always", 36], `feat: ${LONG}`, undefined],
  ["type-max-length", ["always", 3], "feat: x", "t"],
  ["scope-max-length", ["always", 2], "feat(api): x", "i"],
  ["subject-max-length", ["always", 28], `feat: ${LONG}`, "xx"],
  ["body-max-length", ["always", 3], "feat: x\n\nlong", "long"],
  ["footer-max-length", ["always", 3], "feat: x\n\nRefs: #1", "Refs: #1"],
  ["header-min-length", ["always", 10], "feat: x", "feat: x"],
  ["type-min-length", ["always", 5], "feat: x", "feat"],
  ["scope-min-length", ["always", 4], "feat(api): x", "api"],
  ["scope-min-length", ["always", 4], "feat: x", undefined],
  ["subject-min-length", ["always", 4], "feat: x", "x"],
  ["body-min-length", ["always", 10], "feat: x\n\nwhy", "why"],
  ["footer-min-length", ["always", 20], "feat: x\n\nRefs: #1", "Refs: #1"],
  ["body-leading-blank", ["always"], "feat: x\n\nwhy", undefined],
  ["body-leading-blank", ["always"], "feat: x\nwhy", "why"],
  ["body-leading-blank", ["never"], "feat: x\n\nwhy", "why"],
  ["footer-leading-blank", ["always"], "feat: x\n\nwhy\n\nRefs: #1", undefined],
  ["footer-leading-blank", ["always"], "feat: x\n\nwhy\nRefs: #1", "Refs: #1"],
  ["footer-leading-blank", ["always"], "feat: x\nBREAKING CHANGE: y", "BREAKING CHANGE: y"],
  ["body-max-line-length", ["always", 20], `feat: x\n\nshort\n${LONG}`, "xxxxxxxxxx"],
  ["body-max-line-length", ["always", 20], `feat: x\n\nsee https://example.com/${LONG}`, undefined],
  ["footer-max-line-length", ["always", 20], `feat: x\n\nRefs: #1\n${LONG}`, "xxxxxxxxxx"],
  ["footer-max-line-length", ["always", 20], `feat: x\n\nBREAKING CHANGE: y\nhttps://e.com/${LONG}`, undefined],
  ["breaking-change-exclamation-mark", ["always"], "feat!: x\n\nBREAKING CHANGE: y", undefined],
  ["breaking-change-exclamation-mark", ["always"], "feat: x\n\nBREAKING CHANGE: y", ":"],
  ["breaking-change-exclamation-mark", ["always"], "feat!: x", ""],
  ["breaking-change-exclamation-mark", ["never"], "feat!: x\n\nBREAKING CHANGE: y", ":"],
  ["references-empty", ["never"], "feat: x (#12)", undefined],
  ["references-empty", ["never"], "feat: x", ""],
  ["references-empty", ["always"], "feat: x\n\nFixes #1", "Fixes #1"],
  ["signed-off-by", ["always", "Signed-off-by:"], "feat: x\n\nSigned-off-by: Ada <a@b.c>", undefined],
  [
    "signed-off-by",
    ["always", "Signed-off-by:"],
    "feat: x\n\nSigned-off-by: Ada <a@b.c>\n(cherry picked from commit 0123456789)",
    undefined,
  ],
  ["signed-off-by", ["always", "Signed-off-by:"], "feat: x\n\nSigned-off-by: Ada\n\nbye", "bye"],
  ["signed-off-by", ["never", "Signed-off-by:"], "feat: x\n\nSigned-off-by: Ada", "Signed-off-by: Ada"],
  ["trailer-exists", ["always", "Refs:"], "feat: x\n\nRefs: 12", undefined],
  ["trailer-exists", ["always", "Refs:"], "feat: x\n\nwhy\nRefs: 12\nand more", "and more"],
  ["trailer-exists", ["never", "Refs:"], "feat: x\n\nRefs: #12", "Refs: #12"],
];

test.each(rows)("%s %j on %j marks %j", (name, setting, text, marked) => {
  const settings: RuleSet = readSettings({ [name]: [2, ...setting] });
  const message = readMessage(text);
  const [finding, ...others] = message ? applyRules(message, { rules: settings }) : [];
  expect(others).toEqual([]);
  expect(finding && marking(text, finding.at)).toBe(marked);
  expect(finding?.sentence ?? "A sentence.").toMatch(/^["\p{Lu}].*[.:`…]$/u);
});

test("every rule has a row that passes or not", () => {
  expect(Object.keys(rules).filter((name) => !rows.some(([rule]) => rule === name))).toEqual([]);
});

function readSettings(given: unknown): RuleSet {
  const problems: string[] = [];
  const read = ruleChanges.read(given, "rules", (problem) => problems.push(problem));
  expect(problems).toEqual([]);
  return read as RuleSet;
}

function marking(text: string, { line, column, length }: { line: number; column: number; length: number }): string {
  return (text.split("\n")[line - 1] ?? "").slice(column - 1, column - 1 + length);
}
