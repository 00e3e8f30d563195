import { describe, expect, it } from "vitest";
import { CommitGraph } from "./commit-graph.ts";
import type { ParsedCommit } from "../entries/entry.ts";
import { readMessage } from "../entries/read-message.ts";
import { releasesOfHistory } from "./releases-of-history.ts";
import { releaseTags } from "./tags.ts";
import { defaultRules } from "../entries/noise.ts";

/** The releases of rows `id < parents: message`, the newest first, with tags `name=id` or `name=id@day`. */
function releases(text: string, ...tags: readonly string[]) {
  const graph = new CommitGraph();
  const news: (ParsedCommit | undefined)[] = [];
  for (const line of text.trim().split("\n")) {
    const [, id = "", parents = "", message = ""] = /^\s*(\w+) <([\w ]*): (.*)$/.exec(line) ?? [];
    const commit = graph.add(id, parents.trim());
    news[commit] = readMessage(message.replaceAll("|", "\n"), parents.trim().includes(" "), defaultRules);
  }
  const read = tags.map((tag, index) => {
    const [, name = "", commit = "", day] = /^(.+)=(\w+)(?:@(\d+))?$/.exec(tag) ?? [];
    return { name, commit, date: new Date(2026, 0, Number(day ?? index + 1)) };
  });
  return releasesOfHistory({ graph, news, tips: graph.order.slice(0, 1) }, releaseTags(read));
}

/** Each release as `version: text, text`. */
const rows = (...given: Parameters<typeof releases>) =>
  releases(...given).map(
    ({ version, entries }) => `${version ?? "next"}: ${entries.map(({ text }) => text).join(", ")}`,
  );

describe("releasesOfHistory", () => {
  it("gives a straight history its releases, newest first", () => {
    const told = releases(
      `d <c: feat: four
      c <b: chore: three
      b <a: fix: two
      a <: feat: one`,
      "v1.0.0=a",
      "v1.0.1=c",
    );
    expect(told.map(({ version, tag, date, changes, size }) => ({ version, tag, date, changes, size }))).toEqual([
      { version: undefined, tag: undefined, date: undefined, changes: { added: ["four"] }, size: 1 },
      { version: "1.0.1", tag: "v1.0.1", date: "2026-01-02", changes: { fixed: ["two"] }, size: 2 },
      { version: "1.0.0", tag: "v1.0.0", date: "2026-01-01", changes: { added: ["one"] }, size: 1 },
    ]);
  });

  it("has nothing unreleased when the newest commit is a release", () => {
    expect(rows("a <: feat: one", "v1.0.0=a")).toEqual(["1.0.0: one"]);
  });

  it("gives a branch merged late to the release that has the merge", () => {
    const history = `
      m <c b: Merge branch side
      b <a: feat: on the side
      c <a: feat: on the line
      a <: feat: start`;
    expect(rows(history, "v1.0.0=a", "v1.0.1=c", "v1.0.2=m")).toEqual([
      "1.0.2: on the side",
      "1.0.1: on the line",
      "1.0.0: start",
    ]);
  });

  const parallel = `
      m <d f: Merge branch release
      f <e: fix: f
      e <c: fix: e
      d <c: feat: d
      c <b: feat: c
      b <a: feat: b
      a <: feat: a`;

  it("orders releases that do not contain each other by their version, whatever their dates", () => {
    const expected = ["3.0.0: ", "2.0.0: d", "1.0.1: f, e, c, b", "1.0.0: a"];
    expect(rows(parallel, "v1.0.0=a@1", "v2.0.0=d@2", "v1.0.1=f@9", "v3.0.0=m@10")).toEqual(expected);
    expect(rows(parallel, "v1.0.0=a@1", "v2.0.0=d@9", "v1.0.1=f@2", "v3.0.0=m@10")).toEqual(expected);
  });

  it("puts ancestry before the version, and the date only between families", () => {
    expect(rows(parallel, "v9.0.0=a@9", "v1.0.0=d@1")).toEqual(["next: f, e", "1.0.0: d, c, b", "9.0.0: a"]);
    expect(rows(parallel, "one@1.0.0=d@2", "two@5.0.0=f@1")).toEqual([
      "next: ",
      "one@1.0.0: d",
      "two@5.0.0: f, e, c, b, a",
    ]);
    expect(rows(parallel, "one@1.0.0=d@1", "two@5.0.0=f@2")).toEqual([
      "next: ",
      "two@5.0.0: f, e",
      "one@1.0.0: d, c, b, a",
    ]);
  });

  it("puts breaking changes first", () => {
    expect(rows("b <a: feat: two\n a <: feat!: one")).toEqual(["next: **Breaking:** one, two"]);
  });

  const reverted = `
      deadbeef4 <deadbeef3: feat: four
      deadbeef3 <deadbeef2: Revert "Revert"|This reverts commit deadbeef2.
      deadbeef2 <deadbeef1: Revert "feat: one"|This reverts commit deadbeef1.
      deadbeef1 <: feat: one`;

  it("cancels a commit and the one that takes it back within a release", () => {
    expect(rows(reverted)).toEqual(["next: four, one"]);
    const short = reverted.trim().split("\n").slice(2).join("\n");
    expect(rows(short)).toEqual(["next: "]);
    expect(rows(short, "v1.0.0=deadbeef1")).toEqual(['next: Revert "feat: one"', "1.0.0: one"]);
  });

  it("cancels by the first line when the message names no commit", () => {
    expect(rows('c <b: Revert "feat: one"\n b <a: feat: two\n a <: feat: one (#3)')).toEqual(["next: two"]);
    expect(rows("c <b: revert: feat: one\n b <a: feat: two\n a <: fix: one")).toEqual([
      'next: Revert "feat: one", two, one',
    ]);
  });

  it("lets the title of a merged request speak for its plain commits", () => {
    const history = (side: string) => `
      m <c b: Merge pull request #1 from ada/side|Add pages
      b <a: ${side}
      c <a: feat: on the line
      a <: feat: start`;
    expect(rows(history("tidy"))).toEqual(["next: Add pages (#1), on the line, start"]);
    expect(rows(history("feat: pages"))).toEqual(["next: pages (#1), on the line, start"]);
    expect(rows(history("tidy"), "v1.0.0=b", "v1.1.0=m")).toEqual([
      "1.1.0: Add pages (#1), on the line",
      "1.0.0: tidy, start",
    ]);
  });

  it("lets requests within a merged branch speak for themselves", () => {
    const history = `
      m <c n: Merge pull request #2 from ada/develop|Release
      n <d b: Merge pull request #1 from ada/side|Add pages
      b <d: wip
      d <a: Tidy
      c <a: feat: on the line
      a <: feat: start`;
    expect(rows(history)).toEqual(["next: Add pages (#1), Tidy (#2), on the line, start"]);
  });

  it("tells of several raised dependencies as one, by the oldest of them, and of a single one as it is", () => {
    const history = (more: string) => `${more}
      b <a: Bump left-pad from 1 to 2 (#2)
      a <: fix: a crash`;
    expect(rows(history(""))).toEqual(["next: Bump left-pad from 1 to 2 (#2), a crash"]);
    const [next] = releases(history("d <c: feat: pages\n c <b: fix(deps): update right-pad to v3 (#3)"));
    expect(next?.entries.map(({ text, commit }) => [text, commit])).toEqual([
      ["pages", "d"],
      ["2 dependency updates: right-pad to v3 (#3), left-pad from 1 to 2 (#2)", "b"],
      ["a crash", "a"],
    ]);
  });

  it("tells once what several commits say in the same words, by the oldest, but what breaks each time", () => {
    const told = releases(`
      e <d: fix!: a crash
      d <c: fix!: a crash
      c <b: fix: A leak
      b <a: fix: a leak
      a <: feat: a leak`);
    expect(told[0]?.entries.map(({ commit }) => commit)).toEqual(["e", "d", "b", "a"]);
  });
});
