import { describe, expect, it } from "vitest";
import { closingLine, readIssues } from "./issue-references.ts";

describe("readIssues", () => {
  it.each([
    ["1, 2", ["1", "2"]],
    ["#1,#2", ["1", "2"]],
    [" 1 ,, ,2, ", ["1", "2"]],
    ["# 12", ["12"]],
    ["PROJ-7", ["PROJ-7"]],
    ["", []],
    [" , ", []],
  ])("%j -> %j", (text, issues) => {
    expect(readIssues(text)).toEqual(issues);
  });
});

describe("closingLine", () => {
  it.each([
    [["1"], "Closes #1"],
    [["1", "2"], "Closes #1, Closes #2"],
    [["owner/repo#7"], "Closes owner/repo#7"],
    [["https://example.com/issues/7"], "Closes https://example.com/issues/7"],
    [["PROJ-12", "3"], "Closes PROJ-12, Closes #3"],
  ])("%j -> %s", (issues, line) => {
    expect(closingLine(issues)).toBe(line);
  });
});
