import { describe, expect, it } from "vitest";
import { readHistoryCommit } from "./history.ts";
import { releasesOfHistory } from "./releases-of-history.ts";

/** Rows of `id < parents: message`, the newest first. */
const history = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [, id = "", parents = "", message = ""] = /^\s*(\w+) <([\w ]*): (.*)$/.exec(line) ?? [];
      return readHistoryCommit(id, parents.trim().split(/\s+/).filter(Boolean), message.replaceAll("|", "\n"));
    });
const tag = (name: string, commit: string) => ({ name, commit, date: new Date(2026, 0, Number(name.at(-1)) + 1) });

describe("releasesOfHistory", () => {
  it("gives a straight history its releases, newest first", () => {
    const commits = history(`
      d <c: feat: four
      c <b: chore: three
      b <a: fix: two
      a <: feat: one`);
    expect(releasesOfHistory(commits, [tag("v1.0.0", "a"), tag("v1.0.1", "c")])).toEqual([
      { changes: { added: ["four"] } },
      { version: "1.0.1", tag: "v1.0.1", date: "2026-01-02", changes: { fixed: ["two"] } },
      { version: "1.0.0", tag: "v1.0.0", date: "2026-01-01", changes: { added: ["one"] } },
    ]);
  });

  it("leaves the section of unreleased changes out when there are none", () => {
    const commits = history(`
      b <a: docs: two
      a <: feat: one`);
    expect(releasesOfHistory(commits, [tag("v1.0.0", "a")]).map((release) => release.version)).toEqual(["1.0.0"]);
  });

  it("gives a branch merged late to the release that has the merge", () => {
    const commits = history(`
      m <c b: Merge branch side
      b <a: feat: on the side
      c <a: feat: on the line
      a <: feat: start`);
    const releases = releasesOfHistory(commits, [tag("v1.0.0", "a"), tag("v1.0.1", "c"), tag("v1.0.2", "m")]);
    expect(releases.map(({ version, changes }) => [version, changes.added])).toEqual([
      ["1.0.2", ["on the side"]],
      ["1.0.1", ["on the line"]],
      ["1.0.0", ["start"]],
    ]);
  });

  it("puts breaking changes first", () => {
    const commits = history(`
      b <a: feat: two
      a <: feat!: one`);
    expect(releasesOfHistory(commits, [])).toEqual([{ changes: { added: ["**Breaking:** one", "two"] } }]);
  });

  it("cancels a commit and the one that takes it back within a release", () => {
    const commits = history(`
      deadbeef4 <deadbeef3: feat: four
      deadbeef3 <deadbeef2: Revert "Revert"|This reverts commit deadbeef2.
      deadbeef2 <deadbeef1: Revert "feat: one"|This reverts commit deadbeef1.
      deadbeef1 <: feat: one`);
    expect(releasesOfHistory(commits, [])).toEqual([{ changes: { added: ["four", "one"] } }]);
    expect(releasesOfHistory(commits.slice(2), [])).toEqual([]);
    const released = releasesOfHistory(commits.slice(2), [tag("v1.0.0", "deadbeef1")]);
    expect(released.map((release) => release.changes)).toEqual([
      { removed: ['Revert "feat: one"'] },
      { added: ["one"] },
    ]);
  });
});
