import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commitFormats, formatMessage } from "./format-message.ts";
import { readParts } from "./read-parts.ts";
import { commitTypes } from "./types.ts";

const nothing = {
  scope: "",
  body: "",
  isBreaking: false,
  breaking: "",
  issues: [],
  footers: [],
  format: "conventional",
};

describe("readParts", () => {
  it.each([
    ["feat: x", { type: "feat", description: "x" }],
    ["Feat(api)!:  x ", { type: "feat", scope: "api", description: "x", isBreaking: true }],
    ["✨ api: x", { type: "feat", scope: "api", description: "x", format: "emoji" }],
    ["♻ x", { type: "refactor", description: "x", format: "emoji" }],
    ["♻️ note: this", { type: "refactor", scope: "note", description: "this", format: "emoji" }],
    ["📝 x", { description: "📝 x" }],
    ["Fix the build", { description: "Fix the build" }],
    ["Merge branch 'x'\n\nWhy.", { description: "Merge branch 'x'", body: "Why." }],
    ["fix: x\n\nFirst.\n\nSecond.\r\n", { type: "fix", description: "x", body: "First.\n\nSecond." }],
    ["fix: x\n\nCloses #1, Closes #2", { type: "fix", description: "x", issues: ["1", "2"] }],
    ["fix: x\n\nCloses PROJ-1, Closes a/b#7", { type: "fix", description: "x", issues: ["PROJ-1", "a/b#7"] }],
    ["fix: x\n\nFixes #12\nRefs: #3", { type: "fix", description: "x", footers: ["Fixes #12", "Refs: #3"] }],
    [
      "fix!: x\n\nWhy.\n\nBREAKING CHANGE: y\nmore\nCloses #9\n\nSigned-off-by: Ada <a@b.c>\nNote: folded\n  line",
      {
        type: "fix",
        description: "x",
        body: "Why.",
        isBreaking: true,
        breaking: "y\nmore",
        issues: ["9"],
        footers: ["Signed-off-by: Ada <a@b.c>", "Note: folded\n  line"],
      },
    ],
    [
      "fix: x\n\nWhy.\n\nBREAKING CHANGES:\n\n* y\n* z\n\nRefs: #3",
      { type: "fix", description: "x", body: "Why.", isBreaking: true, breaking: "* y\n* z", footers: ["Refs: #3"] },
    ],
    ["fix!: x\n\nBREAKING CHANGE: x", { type: "fix", description: "x", isBreaking: true }],
    ["", { description: "" }],
  ])("%j", (message, parts) => {
    expect(readParts(message)).toEqual({ ...nothing, ...parts });
  });

  it("gives what formatMessage makes the same message of", () => {
    const word = fc.constantFrom("api", "über", "READ-ME", "x", "12");
    const line = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(" "));
    const body = fc.array(line, { maxLength: 4 }).map((lines) => lines.join("\n\n"));
    const parts = fc.record({
      type: fc.constantFrom(...commitTypes.map(({ type }) => type)),
      scope: fc.constantFrom("", "api", "core/ui"),
      description: line,
      body,
      isBreaking: fc.boolean(),
      breaking: fc.oneof(body, fc.constant("- one\n- two")),
      issues: fc.array(fc.constantFrom("1", "22", "PROJ-3", "a/b#4"), { maxLength: 3 }),
      footers: fc.subarray(["Refs #7", "Reviewed-by: Ada", "Signed-off-by: Ada <a@b.c>"]),
    });
    fc.assert(
      fc.property(parts, fc.constantFrom(...commitFormats.map(({ format }) => format)), (given, format) => {
        const message = formatMessage(given, format);
        const { format: read, type = "", ...rest } = readParts(message);
        expect(formatMessage({ ...rest, type }, read)).toBe(message);
      }),
    );
  });
});
