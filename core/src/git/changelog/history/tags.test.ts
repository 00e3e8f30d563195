import { describe, expect, it } from "vitest";
import { readReleaseTag, releaseTags } from "./tags.ts";

const tag = (name: string, commit = "a") => ({ name, commit, date: new Date(2026, 0, 2) });

describe("readReleaseTag", () => {
  it.each([
    ["v1.2.3", "", "1.2.3"],
    ["1.2.3", "", "1.2.3"],
    ["v1.2", "", "1.2"],
    ["v1.2.3-rc.1", "", "1.2.3-rc.1"],
    ["parser@1.2.3", "parser@", "parser@1.2.3"],
    ["@scope/parser@1.2.3", "@scope/parser@", "@scope/parser@1.2.3"],
    ["parser-v1.2.3", "parser-", "parser-1.2.3"],
    ["parser/v1.2.3", "parser/", "parser/1.2.3"],
    ["release/1.2.3", "", "1.2.3"],
    ["version-1.2.3", "", "1.2.3"],
    ["v1", "", "1"],
    ["parser@2", "parser@", "parser@2"],
    ["parser-v2", "parser-", "parser-2"],
    ["2024.01.05", "", "2024.01.05"],
    ["6.0.0-beta-0", "", "6.0.0-beta-0"],
    ["v6.0.0-beta-0", "", "6.0.0-beta-0"],
    ["parser-6.0.0-rc-1", "parser-", "parser-6.0.0-rc-1"],
    ["3d-viewer-1.0.0", "3d-viewer-", "3d-viewer-1.0.0"],
    ["v8.1.0.beta1", "", "8.1.0.beta1"],
    ["v8.0.5.1", "", "8.0.5.1"],
    ["1.0rc2", "", "1.0rc2"],
    ["v5.3.0.RELEASE", "", "5.3.0"],
    ["1.2.3+build.5", "", "1.2.3"],
  ])("%s", (name, family, title) => {
    expect(readReleaseTag(tag(name))).toMatchObject({ family, title });
  });

  it.each(["nightly", "7", "latest", "2026-11-21", "stable-1", "v1.2.3.4.5"])("%s is not a release", (name) => {
    expect(readReleaseTag(tag(name))).toBeUndefined();
  });
});

describe("releaseTags", () => {
  it.each([
    [["v1.0.0-rc.1", "v1.0.0"], "1.0.0"],
    [["v2.0.0-rc.1", "v1.9.0"], "1.9.0"],
    [["v1.9.0", "v1.10.0"], "1.10.0"],
    [["v1.0.0-rc.2", "v1.0.0-rc.10"], "1.0.0-rc.10"],
    [["v8.1.0.rc2", "v8.1.0.rc10"], "8.1.0.rc10"],
    [["v8.1.0", "v8.1.0.rc1"], "8.1.0"],
    [["v8.0.5", "v8.0.5.1"], "8.0.5.1"],
    [["parser@3.0.0", "v1.0.0"], "1.0.0"],
    [["parser@3.0.0"], "parser@3.0.0"],
    [["v1", "v1.2.0"], "1.2.0"],
    [["v1", "v2"], "2"],
  ])("%j names %s", (names, title) => {
    expect(releaseTags(names.map((name) => tag(name))).get("a")?.title).toBe(title);
  });

  it.each([
    [["v9.0.0", "parser@3.0.0"], { packageName: "@scope/parser" }, "3.0.0"],
    [["v9.0.0", "@scope/parser@3.0.0"], { packageName: "@scope/parser" }, "3.0.0"],
    [["v9.0.0", "writer@3.0.0"], { packageName: "parser" }, "9.0.0"],
    [["writer@3.0.0"], { packageName: "parser" }, undefined],
    [["v2.0.0-rc.1", "v1.0.0"], { isFinalOnly: true }, "1.0.0"],
    [["v2.0.0-rc.1"], { isFinalOnly: true }, undefined],
    [["v1.0.0", "stable-v2.0.0"], { pattern: /stable-v.*/u }, "stable-2.0.0"],
    [["v1.0.0", "build-7-of-4.5.6"], { pattern: /build-\d+-of-(?<version>.+)/u }, "4.5.6"],
    [["v1.0.0"], { pattern: /1\.0/u }, undefined],
    [["v1.0.0", "parser@3.0.0"], { family: "parser@" }, "3.0.0"],
    [["v1.0.0", "parser@3.0.0"], { family: "" }, "1.0.0"],
    [["parser@3.0.0"], { family: "" }, undefined],
  ])("%j with %j names %s", (names, choice, title) => {
    expect(
      releaseTags(
        names.map((name) => tag(name)),
        choice,
      ).get("a")?.title,
    ).toBe(title);
  });

  it("goes on with older plain tags where a family came after them", () => {
    const names = ["v1.0.0", "v2.0.0", "v9.0.0", "parser@2.0.0", "parser@3.0.0", "writer@1.5.0"];
    const chosen = releaseTags(
      names.map((name, at) => tag(name, String(at))),
      { family: "parser@" },
    );
    expect([...chosen.values()].map(({ name, title, family }) => [name, title, family])).toEqual([
      ["parser@2.0.0", "2.0.0", "parser@"],
      ["parser@3.0.0", "3.0.0", "parser@"],
      ["v1.0.0", "1.0.0", "parser@"],
    ]);
  });
});
