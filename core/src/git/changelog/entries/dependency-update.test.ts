import { describe, expect, it } from "vitest";
import { defaultRules } from "./noise.ts";
import { readMessage } from "./read-message.ts";

const read = (message: string, dependencies: "fold" | "list" | "hide" = "fold") =>
  readMessage(message, false, { ...defaultRules, dependencies }).entries.map(({ text, dependency }) => [
    text,
    dependency,
  ]);

describe("raised dependencies", () => {
  it.each([
    ["Bump left-pad from 1.0.0 to 1.0.1 (#12)", "left-pad from 1.0.0 to 1.0.1 (#12)"],
    ["Update dependency vite to v7", "vite to v7"],
    ["Update all non-major dependencies", "all non-major dependencies"],
    ["Bump the minor group with 3 updates (#9)", "minor group with 3 updates (#9)"],
    ["Update babel monorepo to v8", "babel monorepo to v8"],
    ["fix(deps): update left-pad to v2 (#3)", "left-pad to v2 (#3)"],
    ["deps: left-pad@2", "left-pad@2"],
    ["fix(deps): bump the minimum of left-pad", "minimum of left-pad"],
  ])("%s", (message, told) => {
    expect(read(message)).toEqual([[expect.anything(), told]]);
    expect(read(message, "list")).toEqual([[expect.anything(), undefined]]);
    expect(read(message, "hide")).toEqual([]);
  });

  it.each([
    "feat(deps): take any version of left-pad",
    "fix(deps)!: drop left-pad 1",
    "fix(deps): bump left-pad for CVE-2026-1234",
    "Bump the limit to 20 files",
    "Update the parser to read dates",
    "fix: a crash of the dependency graph",
  ])("%s is told for itself", (message) => {
    for (const place of ["fold", "hide"] as const)
      expect(read(message, place)).toEqual([[expect.anything(), undefined]]);
  });

  it("stay hidden where their type is", () => {
    expect(read("chore(deps): bump left-pad from 1 to 2")).toEqual([]);
  });
});
