import { applyPatch } from "diff";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changelogText } from "../changelog-file/testing/texts.ts";
import { unifiedDiff } from "./unified-diff.ts";

const count = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index}\n`).join("");

describe("unifiedDiff", () => {
  it.each<[string, string | undefined, string, string]>([
    ["nothing", "a\n", "a\n", ""],
    ["an empty file", "", "", ""],
    ["a new file", undefined, "a\nb\n", "--- /dev/null\n+++ b/LOG.md\n@@ -0,0 +1,2 @@\n+a\n+b\n"],
    ["a change", "a\nb\nc\n", "a\nB\nc\n", "--- a/LOG.md\n+++ b/LOG.md\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n"],
    [
      "a line far inside",
      count(1, 100),
      `${count(1, 50)}new\n${count(51, 100)}`,
      "--- a/LOG.md\n+++ b/LOG.md\n@@ -48,6 +48,7 @@\n 48\n 49\n 50\n+new\n 51\n 52\n 53\n",
    ],
    [
      "two places",
      count(1, 30),
      count(1, 30).replace("3\n", "").replace("29\n", "x\n"),
      "--- a/LOG.md\n+++ b/LOG.md\n@@ -1,6 +1,5 @@\n 1\n 2\n-3\n 4\n 5\n 6\n@@ -26,5 +25,5 @@\n 26\n 27\n 28\n-29\n+x\n 30\n",
    ],
    [
      "a last line without end",
      "a",
      "a\n",
      "--- a/LOG.md\n+++ b/LOG.md\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n",
    ],
  ])("%s", (_, before, after, expected) => {
    expect(unifiedDiff(before, after, "LOG.md")).toBe(expected);
  });

  it("leads from one text to the other", () => {
    fc.assert(
      fc.property(changelogText, changelogText, (before, after) => {
        const patch = unifiedDiff(before, after, "LOG.md");
        expect(patch === "" ? before : applyPatch(before, patch, { autoConvertLineEndings: false })).toBe(after);
      }),
    );
  });

  it("shows texts with too little in common as a whole, the end without a line break too", () => {
    const before = `same\n${count(1, 9000)}end`;
    const after = `same\n${count(20_001, 29_000)}end`;
    const patch = unifiedDiff(before, after, "LOG.md");
    expect(patch).toContain("@@ -1,9002 +1,9002 @@\n same\n-1\n");
    expect(applyPatch(before, patch)).toBe(after);
  });
});
