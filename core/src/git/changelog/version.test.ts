import { describe, expect, it } from "vitest";
import { type Bump, bumpVersion, compareVersions, formatVersion, parseVersion } from "./version.ts";

describe("parseVersion", () => {
  it.each([
    ["1.0.0", "1.0.0"],
    ["v1.2.3", "1.2.3"],
    [" 1.2.3 ", "1.2.3"],
    ["0.0.0", "0.0.0"],
    ["10.20.30", "10.20.30"],
    ["1.0.0-beta.1", "1.0.0-beta.1"],
    ["1.0.0-x-y.z+build.5", "1.0.0-x-y.z"],
    ["1.0.0+5", "1.0.0"],
  ])("%j is %s", (text, version) => {
    const parsed = parseVersion(text);
    expect(parsed && formatVersion(parsed)).toBe(version);
  });

  it.each([
    "",
    "1",
    "1.0",
    "1.0.0.0",
    "01.0.0",
    "1.0.x",
    "-1.0.0",
    "1.0.0-",
    "1.0.0-01",
    "1,0,0",
    "vv1.0.0",
    "version 1.0.0",
    "1.0.99999999999999999",
  ])("%j is none", (text) => {
    expect(parseVersion(text)).toBeUndefined();
  });
});

describe("bumpVersion", () => {
  it.each<[string, Bump, string]>([
    ["1.0.0", "minor", "1.1.0"],
    ["1.2.3", "patch", "1.2.4"],
    ["1.2.3", "minor", "1.3.0"],
    ["1.2.3", "major", "2.0.0"],
    ["0.9.9", "patch", "0.9.10"],
    ["0.0.1", "major", "1.0.0"],
    ["v2.0.0", "minor", "2.1.0"],
    ["2.0.0-rc.1", "patch", "2.0.0"],
    ["2.0.0-rc.1", "minor", "2.0.0"],
    ["2.0.0-rc.1", "major", "2.0.0"],
    ["1.2.1-rc.1", "patch", "1.2.1"],
    ["1.2.1-rc.1", "minor", "1.3.0"],
    ["1.2.0-rc.1", "major", "2.0.0"],
  ])("%s by %s is %s", (from, bump, to) => {
    const version = parseVersion(from);
    expect(version && formatVersion(bumpVersion(version, bump))).toBe(to);
  });
});

describe("compareVersions", () => {
  it("orders as in rule 11 of Semantic Versioning", () => {
    const ordered = [
      "0.9.0",
      "1.0.0-alpha",
      "1.0.0-alpha.1",
      "1.0.0-alpha.beta",
      "1.0.0-beta",
      "1.0.0-beta.2",
      "1.0.0-beta.11",
      "1.0.0-rc.1",
      "1.0.0",
      "1.0.1",
      "1.2.0",
      "1.10.0",
      "2.0.0",
    ];
    const versions = ordered.map((text) => parseVersion(text)).filter((version) => version !== undefined);
    expect(versions.toReversed().toSorted(compareVersions).map(formatVersion)).toEqual(ordered);
    expect(compareVersions({ ...versions[0]! }, versions[0]!)).toBe(0);
  });
});
