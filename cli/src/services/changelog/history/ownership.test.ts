import { compareVersions } from "@toolbox/core/git/changelog/version.ts";
import { type ReleaseTag, releaseTags } from "@toolbox/core/git/changelog/history/tags.ts";
import { orderReleases } from "@toolbox/core/git/changelog/history/order-releases.ts";
import { ownCommits, UNRELEASED } from "@toolbox/core/git/changelog/history/own-commits.ts";
import { defaultRules } from "@toolbox/core/git/changelog/entries/noise.ts";
import { describe, expect, it } from "vitest";
import { readRefs } from "../../git/git-history.ts";
import { readLog } from "../../git/git-log.ts";
import { importHistory } from "../../../testing/history/import-history.ts";
import { runChangelogCommand as run } from "../../../testing/run-changelog.ts";
import type { TempRepository } from "../../../testing/temp-repository.ts";

const lines = (text: string) => (text === "" ? [] : text.split("\n"));

/** The releases HEAD contains, the oldest first, by what decision says and git alone: who contains whom, then version. */
function expectedOrder({ git }: TempRepository, tags: readonly ReleaseTag[]): readonly string[] {
  const inHead = new Set(lines(git("rev-list", "HEAD")));
  const left = new Map(tags.filter((tag) => inHead.has(tag.commit)).map((tag) => [tag.commit, tag]));
  const reached = new Map(
    [...left.keys()].map((id) => [id, lines(git("rev-list", id)).filter((other) => left.has(other) && other !== id)]),
  );
  const order: string[] = [];
  while (left.size > 0) {
    const ready = [...left.values()].filter((tag) => !reached.get(tag.commit)?.some((id) => left.has(id)));
    const first = ready.toSorted((a, b) => compareVersions(a.version, b.version))[0];
    if (!first) throw new Error("git says two commits contain each other");
    left.delete(first.commit);
    order.push(first.commit);
  }
  return order;
}

describe("every commit belongs to exactly one release", () => {
  it.each([
    [1, 0],
    [2, 0],
    [3, 200],
    [4, 200],
    [5, 50],
  ])("in the made-up history %i, with %i of 1000 clocks wrong", async (seed, skewed) => {
    const repository = importHistory({ seed, commits: 320, releaseEvery: 9, skewed });
    const { shell, git } = repository;
    const { tags } = await readRefs(shell);
    const tagOf = releaseTags(tags);
    const { graph } = await readLog(shell, { tips: [git("rev-parse", "HEAD")], rules: defaultRules });
    const numbered = new Map(
      [...tagOf].flatMap(([id, tag]) => {
        const commit = graph.find(id);
        return commit === undefined ? [] : [[commit, tag] as const];
      }),
    );
    const order = orderReleases(graph, numbered);
    const ids = order.map((commit) => graph.id(commit));
    expect(ids.length).toBeGreaterThan(10);
    expect(ids).toEqual(expectedOrder(repository, [...tagOf.values()]));

    const owners = ownCommits(graph, order);
    const owned = (place: number) =>
      graph.order.filter((commit) => owners[commit] === place).map((commit) => graph.id(commit));
    const told = new Set<string>();
    for (const [place, id] of [...ids, "HEAD"].entries()) {
      const own = lines(git("rev-list", id)).filter((commit) => !told.has(commit));
      expect(owned(id === "HEAD" ? UNRELEASED : place).toSorted()).toEqual(own.toSorted());
      for (const commit of own) told.add(commit);
      // Where no clock is wrong git's own subtraction is right too.
      const byGit = skewed === 0 ? lines(git("rev-list", id, "--not", ...ids.slice(0, place))) : own;
      expect(own.toSorted()).toEqual(byGit.toSorted());
    }
    expect(told.size).toBe(graph.order.length);
  });

  it.each([
    [11, 0],
    [12, 0],
    [13, 200],
    [14, 200],
  ])("as the command tells it in history %i, by any of its ways", async (seed, skewed) => {
    const { shell, git } = importHistory({ seed, commits: 300, releaseEvery: 12, skewed });
    const read = async (...flags: string[]) => {
      const data = JSON.parse(await run(shell, "--json", ...flags)) as {
        releases: { tag: string | null; commits: number; entries: unknown }[];
      };
      return data.releases;
    };
    const whole = await read("--no-cache");
    const told = new Set<string>();
    for (const { tag, commits } of whole.toReversed()) {
      const own = lines(git("rev-list", tag ?? "HEAD")).filter((commit) => !told.has(commit));
      expect(own.length).toBe(commits);
      for (const commit of own) told.add(commit);
    }
    expect(told.size).toBe(Number(git("rev-list", "--count", "HEAD")));
    expect(await read()).toEqual(whole);
    expect(await read()).toEqual(whole);
    expect((await read("--unreleased"))[0]?.entries).toEqual(whole[0]?.tag === null ? whole[0].entries : undefined);
    for (const { tag } of whole.slice(1, 6)) {
      const before = new Set(lines(git("rev-list", tag ?? "")));
      const after = [...told].filter((commit) => !before.has(commit));
      const part = await read("--from", tag ?? "");
      expect(part.reduce((sum, { commits }) => sum + commits, 0)).toBe(after.length);
    }
  });
});
