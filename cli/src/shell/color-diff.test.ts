import { expect, it } from "vitest";
import { colorDiff } from "./color-diff.ts";
import { streamText } from "./terminal-text.ts";

const diff =
  "--- a/x\n+++ b/x\n@@ -1,3 +1,2 @@\n same\n--- gone\n-gone\n+++ new\n--- /dev/null\n+++ b/y\n@@ -0,0 +1 @@\n+y\n";

it("leaves a diff as it is where no color may be", () => {
  expect(colorDiff({ isColored: false }, diff)).toBe(diff);
});

it("names are bold, places cyan, lines red and green; a removed line of dashes is not a name", () => {
  const signs: Record<string, string> = { 1: "B", 36: "C", 31: "R", 32: "G" };
  const pipe = { isTerminal: false, isForPeople: false, columns: 80 };
  const shown = streamText(colorDiff({ isColored: true }, diff), pipe)
    .split("\u001b[")
    .map((part, index) => (index === 0 ? part : part.replace(/^(\d+)m/, (_, code: string) => signs[code] ?? "")))
    .join("");
  expect(shown).toBe(
    "B--- a/x\nB+++ b/x\nC@@ -1,3 +1,2 @@\n same\nR--- gone\nR-gone\nG+++ new\nB--- /dev/null\nB+++ b/y\nC@@ -0,0 +1 @@\nG+y\n",
  );
});
