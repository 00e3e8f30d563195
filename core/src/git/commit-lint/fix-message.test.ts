import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commitTypes } from "../commit/types.ts";
import { fixMessage } from "./fix-message.ts";
import { lintMessage, passes } from "./lint-message.ts";
import { conventionalSettings as settings } from "./lint-settings.ts";
import { typeAliases } from "./type-aliases.ts";

const LONG =
  "This line of the body is long enough to be refused by the rule that allows one hundred characters, no more";

describe("fixMessage mends", () => {
  it.each([
    ["Feature: Add paging.", "feat: add paging"],
    ["FIX(api): Crash", "fix(api): crash"],
    ["feat:paging", "feat: paging"],
    ["feat() : paging", "feat: paging"],
    ["  feat:   two  blanks ", "feat: two blanks"],
    ["bugfix!: Drop the page.", "fix!: drop the page"],
    ["feat: one\nbody", "feat: one\n\nbody"],
    ["feat: one\n\nbody\nRefs: #12", "feat: one\n\nbody\n\nRefs: #12"],
    [`feat: one\n\n${LONG}`, `feat: one\n\n${LONG.replace("characters, no", "characters,\nno")}`],
    ["Docs: Use `a.b` more.", "docs: use `a.b` more"],
  ])("%j", (before, after) => expect(fixMessage(before, settings).text).toBe(after));
});

describe("fixMessage leaves alone", () => {
  it.each([
    ["feat: one"],
    ["Add paging"],
    ["faet: paging"],
    ["feat: JSON.parse is used"],
    ["feat: API"],
    ["feat: FIX ALL OF IT"],
    ["feat: MyClass is new"],
    [`feat: ${"long ".repeat(30)}`],
    ["Merge branch 'a'"],
    ["foo: Bar."],
    [`feat: one\n\n\`\`\`\n${"x".repeat(120)}\n\`\`\``],
  ])("%j", (text) => {
    const fixed = fixMessage(text, settings);
    expect(fixed).toMatchObject({ text, isChanged: false });
  });
});

const type = fc.oneof(
  fc.constantFrom(...commitTypes.map((each) => each.type), ...Object.keys(typeAliases), "Feat", "FIX", "wip"),
  fc.string({ maxLength: 6 }),
);
const words = fc.array(
  fc.constantFrom(
    "Add",
    "paging",
    "API",
    "README",
    "#12",
    "BREAKING",
    "CHANGE:",
    "Refs:",
    "-",
    "1.",
    "a.",
    "...",
    "x".repeat(80),
    "`a b`",
    "\n",
    "\n\n",
    "é",
  ),
  { maxLength: 30 },
);
const message = fc
  .record({
    type,
    scope: fc.constantFrom("", "()", "(api)", "( Web )"),
    mark: fc.constantFrom("", "!"),
    colon: fc.constantFrom(":", ": ", " : ", ""),
    subject: words,
    body: words,
  })
  .map(
    (each) =>
      `${each.type}${each.scope}${each.mark}${each.colon}${each.subject.join(" ")}${each.body.length > 0 ? `\n${each.body.join(" ")}` : ""}`,
  );

it("what is written passes, a second run changes nothing, and every word of the body stays", () => {
  const wordsOf = (text: string) => text.split("\n").slice(1).join(" ").split(/\s+/).filter(Boolean);
  fc.assert(
    fc.property(message, fc.boolean(), (text, strict) => {
      const fixed = fixMessage(text, settings, strict);
      expect(fixed.isChanged || fixed.text === text).toBe(true);
      expect(!fixed.isChanged || passes(lintMessage(fixed.text, settings), strict)).toBe(true);
      expect(fixMessage(fixed.text, settings, strict)).toMatchObject({ text: fixed.text, isChanged: false });
      expect(wordsOf(lintMessage(fixed.text, settings).lines.join("\n"))).toEqual(
        wordsOf(lintMessage(text, settings).lines.join("\n")),
      );
    }),
    { numRuns: 2000 },
  );
});
