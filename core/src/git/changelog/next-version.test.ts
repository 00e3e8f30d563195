import { describe, expect, it } from "vitest";
import type { CommitEntry } from "./history/commit-entry.ts";
import { follows, nextVersion, type NextVersionRules } from "./next-version.ts";
import { parseVersion } from "./version.ts";

const change = (category: CommitEntry["category"], isBreaking = false): CommitEntry => ({
  category,
  isBreaking,
  isGuessed: false,
  text: "x",
  commit: "a",
});
const initial = { major: 0, minor: 1, patch: 0, preRelease: [] };

function next(current: string | undefined, entries: readonly CommitEntry[], rules: Partial<NextVersionRules> = {}) {
  const version = current === undefined ? undefined : parseVersion(current);
  return nextVersion({ entries }, { initial, zero: "shift", ...(version ? { current: version } : {}), ...rules });
}

describe("nextVersion", () => {
  const [added, fixed, breaking] = [change("added"), change("fixed"), change("changed", true)];
  it.each([
    ["1.2.3", [fixed], "1.2.4", "1 change, none adds or breaks anything."],
    ["1.2.3", [fixed, added, added], "1.3.0", "2 additions, nothing breaks."],
    ["1.2.3", [fixed, added, breaking], "2.0.0", "1 breaking change."],
    ["0.2.3", [breaking], "0.3.0", "1 breaking change. Before 1.0.0 that makes a minor version."],
    ["0.2.3", [added], "0.2.4", "1 addition, nothing breaks. Before 1.0.0 that makes a patch version."],
    ["0.2.3", [fixed], "0.2.4", "1 change, none adds or breaks anything."],
    [undefined, [fixed], "0.1.0", "No version was released yet."],
    ["2.0.0-rc.1", [fixed], "2.0.0", "1 change, none adds or breaks anything."],
  ])("%s and %j", (current, entries, version, reason) => {
    expect(next(current, entries)).toMatchObject({ version, reason });
  });

  it("treats 0.x as any other when told so", () => {
    expect(next("0.2.3", [breaking], { zero: "semver" })?.version).toBe("1.0.0");
    expect(next("0.2.3", [added], { zero: "semver" })?.version).toBe("0.3.0");
  });

  it.each([
    ["1.2.3", [added], "beta", "1.3.0-beta.1"],
    ["1.3.0-beta.1", [fixed], "beta", "1.3.0-beta.2"],
    ["1.3.0-beta.9", [added], "rc", "1.3.0-rc.1"],
    ["1.3.0-beta.2", [breaking], "beta", "2.0.0-beta.1"],
    [undefined, [added], "alpha", "0.1.0-alpha.1"],
  ])("%s as a pre-release", (current, entries, preRelease, version) => {
    expect(next(current, entries, { preRelease })?.version).toBe(version);
  });

  it("is nothing without a change, unless a part is asked for", () => {
    expect(next("1.2.3", [])).toBe(undefined);
    expect(next("1.2.3", [], { bump: "major" })).toEqual({
      version: "2.0.0",
      bump: "major",
      reason: "You asked for it.",
      askedBy: [],
    });
    expect(next("0.2.3", [added], { bump: "major" })?.version).toBe("1.0.0");
  });

  it("obeys a Release-As footer", () => {
    const rules = { initial, zero: "shift" as const, current: { ...initial } };
    expect(nextVersion({ entries: [], releaseAs: "v4.0.0" }, rules)).toEqual({
      version: "4.0.0",
      reason: 'A commit asks for it with "Release-As: v4.0.0".',
      askedBy: [],
    });
  });
});

it.each([
  ["1.2.4", true],
  ["1.2.3", false],
  ["1.2.3-rc.1", false],
  ["x", false],
])("%s follows 1.2.3: %s", (version, expected) => expect(follows(version, parseVersion("1.2.3"))).toBe(expected));
