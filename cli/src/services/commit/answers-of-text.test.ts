import { commitFormats } from "@toolbox/core/git/commit/format-message.ts";
import { lintMessage } from "@toolbox/core/git/commit-lint/lint-message.ts";
import { readCommitlintConfig } from "@toolbox/core/git/commit-lint/commitlint-config.ts";
import { conventionalSettings, type LintSettings } from "@toolbox/core/git/commit-lint/lint-settings.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answersOfText } from "./answers-of-text.ts";
import { draftMessage, emptyDraft } from "./commit-draft.ts";

const commitlint = readCommitlintConfig({ extends: ["@commitlint/config-conventional"] }, () => {});
if (!commitlint) throw new Error("config-conventional is not read");

const words =
  'Add Fixed Update README API iOS GitHub docs the a crash Éclair ÜBER page (beta) v2.0 404 `Foo` "Bar" feat: fix(api): ✨ ♻️ UPPER e.g. 数据 x=1 A';
const word = fc.constantFrom(...words.split(" "));
const text = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 9 }), fc.constantFrom("", ".", "...", "!", " ."))
  .map(([some, end]) => some.join(" ") + end);

/** What the rules find in the message that a text leads to. */
function findings(plain: string, settings: LintSettings, format: (typeof commitFormats)[number]["format"]) {
  const draft = { ...emptyDraft, ...answersOfText(plain, { settings }, format), format };
  return lintMessage(draftMessage(draft), settings).findings.map(({ rule }) => rule);
}

describe("what is made of plain words", () => {
  it("passes the rules it is judged by, in every format", () => {
    const format = fc.constantFrom(...commitFormats.map((each) => each.format));
    fc.assert(
      fc.property(text, format, (plain, chosen) => {
        // A description has words; what has none is asked for.
        fc.pre(/\p{L}{2}/u.test(plain.replace(/feat:|fix\(api\):/g, "")));
        expect(findings(plain, conventionalSettings, chosen)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it("passes commitlint's letter where a format has a type", () => {
    fc.assert(
      fc.property(text, (plain) => {
        fc.pre(/[A-Za-z]{2}/.test(plain.replace(/feat:|fix\(api\):/g, "")));
        expect(findings(plain, commitlint, "conventional")).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it("is left as it is where no rule can be pleased", () => {
    const long = `Fixed ${"a very long story ".repeat(10)}`.trim();
    expect(findings(long, conventionalSettings, "conventional")).toEqual(["header-max-length"]);
  });
});
