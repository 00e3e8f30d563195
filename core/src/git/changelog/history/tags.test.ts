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
  ])("%s", (name, family, title) => {
    expect(readReleaseTag(tag(name))).toMatchObject({ family, title });
  });

  it.each(["nightly", "7", "latest", "2026-11-21", "stable-1", "v1.2.3.4"])("%s is no release", (name) => {
    expect(readReleaseTag(tag(name))).toBeUndefined();
  });
});

describe("releaseTags", () => {
  it.each([
    [["v1.0.0-rc.1", "v1.0.0"], "1.0.0"],
    [["v2.0.0-rc.1", "v1.9.0"], "1.9.0"],
    [["v1.9.0", "v1.10.0"], "1.10.0"],
    [["v1.0.0-rc.2", "v1.0.0-rc.10"], "1.0.0-rc.10"],
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
  ])("%j with %j names %s", (names, choice, title) => {
    expect(
      releaseTags(
        names.map((name) => tag(name)),
        choice,
      ).get("a")?.title,
    ).toBe(title);
  });
});
