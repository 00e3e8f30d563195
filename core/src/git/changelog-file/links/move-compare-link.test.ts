import { describe, expect, it } from "vitest";
import { moveCompareLink } from "./move-compare-link.ts";

const tags = new Set(["v1.0.0", "v1.1.0", "a@1.0.0", "lib/v1.0.0"]);

describe("moveCompareLink", () => {
  it.each([
    [
      "GitHub",
      "https://g/o/r/compare/v1.0.0...HEAD",
      "https://g/o/r/compare/v1.1.0...HEAD",
      "https://g/o/r/compare/v1.1.0...HEAD",
    ],
    [
      "two dots",
      "https://g/o/r/compare/v1.0.0..main",
      "https://g/o/r/compare/v1.1.0...HEAD",
      "https://g/o/r/compare/v1.1.0..main",
    ],
    [
      "GitLab, moved",
      "https://old/g/-/compare/v1.0.0...HEAD",
      "https://new/g/-/compare/v1.1.0...HEAD",
      "https://old/g/-/compare/v1.1.0...HEAD",
    ],
    [
      "an encoded tag",
      "https://g/o/r/compare/a%401.0.0...HEAD",
      "https://g/o/r/compare/v1.1.0...HEAD",
      "https://g/o/r/compare/v1.1.0...HEAD",
    ],
    [
      "a tag with a slash",
      "https://g/o/r/compare/lib/v1.0.0...HEAD",
      "https://g/o/r/compare/v1.1.0...HEAD",
      "https://g/o/r/compare/v1.1.0...HEAD",
    ],
    [
      "Bitbucket",
      "https://b/o/r/branches/compare/dev%0Dv1.0.0#diff",
      "https://b/o/r/branches/compare/HEAD%0Dv1.1.0",
      "https://b/o/r/branches/compare/dev%0Dv1.1.0#diff",
    ],
    [
      "Azure",
      "https://a/_git/r/branchCompare?baseVersion=GTv1.0.0&targetVersion=GBmain",
      "https://a/_git/r/branchCompare?baseVersion=GTv1.1.0&targetVersion=GBHEAD",
      "https://a/_git/r/branchCompare?baseVersion=GTv1.1.0&targetVersion=GBmain",
    ],
    [
      "an unknown tag",
      "https://g/o/r/compare/v2.0.0...HEAD",
      "https://g/o/r/compare/v1.1.0...HEAD",
      "https://g/o/r/compare/v2.0.0...HEAD",
    ],
    [
      "another form",
      "https://g/o/r/compare/v1.0.0...HEAD",
      "https://b/o/r/branches/compare/HEAD%0Dv1.1.0",
      "https://g/o/r/compare/v1.0.0...HEAD",
    ],
    [
      "no comparison",
      "https://g/o/r/commits/main",
      "https://g/o/r/compare/v1.1.0...HEAD",
      "https://g/o/r/commits/main",
    ],
    [
      "a broken address",
      "https://g/o/r/compare/%E0%A4%A...HEAD",
      "https://g/o/r/compare/v1.1.0...HEAD",
      "https://g/o/r/compare/%E0%A4%A...HEAD",
    ],
  ])("%s", (_, url, wanted, expected) => {
    expect(moveCompareLink(url, wanted, tags)).toBe(expected);
  });
});
