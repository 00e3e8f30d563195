import { describe, expect, it } from "vitest";
import { commitPage, linkRequests, remotePage, withCompareLinks } from "./compare-links.ts";

describe("remotePage", () => {
  it.each([
    ["git@github.com:owner/repo.git", "https://github.com/owner/repo"],
    ["https://github.com/owner/repo.git", "https://github.com/owner/repo"],
    ["https://user:secret@github.com/owner/repo", "https://github.com/owner/repo"],
    ["ssh://git@gitlab.example.com:2222/group/sub/repo.git", "https://gitlab.example.com/group/sub/repo"],
    ["git://codeberg.org/owner/repo/", "https://codeberg.org/owner/repo"],
    ["git@ssh.dev.azure.com:v3/org/project/repo", "https://dev.azure.com/org/project/_git/repo"],
    ["https://org@dev.azure.com/org/project/_git/repo", "https://dev.azure.com/org/project/_git/repo"],
    ["git@bitbucket.org:owner/repo.git", "https://bitbucket.org/owner/repo"],
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
    [
      "https://bitbucket.org/o/r",
      [
        "https://bitbucket.org/o/r/branches/compare/HEAD%0Dv1.1.0",
        "https://bitbucket.org/o/r/branches/compare/v1.1.0%0Da%401.0.0",
        "https://bitbucket.org/o/r/commits/tag/a%401.0.0",
      ],
    ],
    [
      "https://dev.azure.com/o/p/_git/r",
      [
        "https://dev.azure.com/o/p/_git/r/branchCompare?baseVersion=GTv1.1.0&targetVersion=GBmain",
        "https://dev.azure.com/o/p/_git/r/branchCompare?baseVersion=GTa%401.0.0&targetVersion=GTv1.1.0",
        "https://dev.azure.com/o/p/_git/r?version=GTa%401.0.0",
      ],
    ],
    [
      "https://codeberg.org/o/r",
      [
        "https://codeberg.org/o/r/compare/v1.1.0...HEAD",
        "https://codeberg.org/o/r/compare/a%401.0.0...v1.1.0",
        "https://codeberg.org/o/r/releases/tag/a%401.0.0",
      ],
    ],
    ["https://example.com/o/r", [undefined, undefined, undefined]],
    [undefined, [undefined, undefined, undefined]],
  ])("%s", (page, urls) => {
    expect(withCompareLinks(releases, page).map((release) => release.url)).toEqual(urls);
  });
});

it("Azure links what is not released yet to the branch it is told of", () => {
  const [first] = withCompareLinks(
    [{ changes: {} }, { version: "1.1.0", tag: "v1.1.0", changes: {} }],
    "https://dev.azure.com/o/p/_git/r",
    undefined,
    "release/next",
  );
  expect(first?.url).toMatch(/baseVersion=GTv1\.1\.0&targetVersion=GBrelease\/next$/);
});

it("takes the host by name where the server does not tell it", () => {
  const [release] = withCompareLinks(
    [{ version: "1.0.0", tag: "v1.0.0", changes: {} }],
    "https://code.example.com/o/r",
    "gitlab",
  );
  expect(release?.url).toBe("https://code.example.com/o/r/-/tags/v1.0.0");
});

it.each([
  [
    "https://github.com/o/r",
    "pages (#12)",
    "pages ([#12](https://github.com/o/r/pull/12))",
    "https://github.com/o/r/commit/abc",
  ],
  [
    "https://gitlab.com/o/r",
    "a (!3), not (#4)",
    "a ([!3](https://gitlab.com/o/r/-/merge_requests/3)), not (#4)",
    "https://gitlab.com/o/r/-/commit/abc",
  ],
  [
    "https://bitbucket.org/o/r",
    "a (#3)\nb (#4)",
    "a ([#3](https://bitbucket.org/o/r/pull-requests/3))\nb (#4)",
    "https://bitbucket.org/o/r/commits/abc",
  ],
  [
    "https://dev.azure.com/o/p/_git/r",
    "a (!3)",
    "a ([!3](https://dev.azure.com/o/p/_git/r/pullrequest/3))",
    "https://dev.azure.com/o/p/_git/r/commit/abc",
  ],
  [
    "https://codeberg.org/o/r",
    "a #1 (#3)",
    "a #1 ([#3](https://codeberg.org/o/r/pulls/3))",
    "https://codeberg.org/o/r/commit/abc",
  ],
  ["https://example.com/o/r", "a (#3)", "a (#3)", undefined],
  [undefined, "a (#3)", "a (#3)", undefined],
])("requests and commits of %s", (page, text, linked, commit) => {
  expect(linkRequests(text, page)).toBe(linked);
  expect(commitPage(page, "abc")).toBe(commit);
});

it.each([
  ["a crash (fixes #12)", "https://github.com/a/b", "a crash (fixes [#12](https://github.com/a/b/issues/12))"],
  [
    "a crash (closes: #12) (#3)",
    "https://gitlab.com/a/b",
    "a crash (closes: [#12](https://gitlab.com/a/b/-/issues/12)) (#3)",
  ],
  ["a crash (fixes #12)", "https://dev.azure.com/a/b/_git/c", "a crash (fixes #12)"],
  ["a crash (see #12)", "https://github.com/a/b", "a crash (see #12)"],
])("%s on %s links its issue", (text, page, expected) => {
  expect(linkRequests(text, page)).toBe(expected);
});
