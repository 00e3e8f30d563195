import { describe, expect, it } from "vitest";
import { remotePage, withCompareLinks } from "./compare-links.ts";

describe("remotePage", () => {
  it.each([
    ["git@github.com:owner/repo.git", "https://github.com/owner/repo"],
    ["https://github.com/owner/repo.git", "https://github.com/owner/repo"],
    ["https://user:secret@github.com/owner/repo", "https://github.com/owner/repo"],
    ["ssh://git@gitlab.example.com:2222/group/sub/repo.git", "https://gitlab.example.com/group/sub/repo"],
    ["git://codeberg.org/owner/repo/", "https://codeberg.org/owner/repo"],
    ["/srv/git/repo.git", undefined],
    ["../repo", undefined],
    [String.raw`C:\repo`, undefined],
    ["file:///srv/repo", undefined],
    ["", undefined],
  ])("%s -> %s", (remote, page) => {
    expect(remotePage(remote)).toBe(page);
  });
});

describe("withCompareLinks", () => {
  const releases = [
    { changes: {} },
    { version: "1.1.0", tag: "v1.1.0", changes: {} },
    { version: "a@1.0.0", tag: "a@1.0.0", changes: {} },
  ];
  it.each([
    [
      "https://github.com/o/r",
      [
        "https://github.com/o/r/compare/v1.1.0...HEAD",
        "https://github.com/o/r/compare/a%401.0.0...v1.1.0",
        "https://github.com/o/r/releases/tag/a%401.0.0",
      ],
    ],
    [
      "https://gitlab.com/o/r",
      [
        "https://gitlab.com/o/r/-/compare/v1.1.0...HEAD",
        "https://gitlab.com/o/r/-/compare/a%401.0.0...v1.1.0",
        "https://gitlab.com/o/r/-/tags/a%401.0.0",
      ],
    ],
    ["https://example.com/o/r", [undefined, undefined, undefined]],
    [undefined, [undefined, undefined, undefined]],
  ])("%s", (page, urls) => {
    expect(withCompareLinks(releases, page).map((release) => release.url)).toEqual(urls);
  });
});
