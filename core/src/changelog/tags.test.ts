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
    ["release/1.2.3", "release/", "release/1.2.3"],
  ])("%s", (name, family, title) => {
    expect(readReleaseTag(tag(name))).toMatchObject({ family, title });
  });

  it.each(["nightly", "v1", "latest", "2026-11-21", "stable-1", "v1.2.3.4"])("%s is no release", (name) => {
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
  ])("%j names %s", (names, title) => {
    expect(releaseTags(names.map((name) => tag(name))).get("a")?.title).toBe(title);
  });
});
