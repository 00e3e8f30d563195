import { isoDay } from "../text/iso-day.ts";
import { groupEntries } from "./categories.ts";
import type { HistoryCommit, HistoryEntry } from "./history.ts";
import type { Release } from "./render.ts";
import { type HistoryTag, type ReleaseTag, releaseTags } from "./tags.ts";

export interface HistoryRelease extends Release {
  /** The tag as git knows it; absent for what is not released yet. */
  readonly tag?: string;
}

/**
 * The releases of a history, newest first, what is not released yet on top (only when there is something).
 * A commit belongs to the oldest release that reaches it, whatever branch it came from.
 * @param commits every commit that is reachable, children before their parents (`git log --topo-order`)
 */
export function releasesOfHistory(
  commits: readonly HistoryCommit[],
  tags: readonly HistoryTag[],
): readonly HistoryRelease[] {
  const tagOf = releaseTags(tags);
  const owners = ownCommits(commits, tagOf);
  const groups = new Map<ReleaseTag | undefined, HistoryCommit[]>([[undefined, []]]);
  for (const commit of commits) {
    const tag = tagOf.get(commit.id);
    if (tag) groups.set(tag, []);
  }
  for (const commit of commits) groups.get(owners.get(commit.id))?.push(commit);
  return [...groups].flatMap(([tag, own]) => {
    const changes = groupEntries(standingEntries(own));
    if (tag) return [{ version: tag.title, tag: tag.name, date: isoDay(tag.date), changes }];
    return Object.keys(changes).length > 0 ? [{ changes }] : [];
  });
}

/** The release each commit belongs to. Parents stand after children, so the oldest tag is the last one met. */
function ownCommits(
  commits: readonly HistoryCommit[],
  tagOf: ReadonlyMap<string, ReleaseTag>,
): ReadonlyMap<string, ReleaseTag> {
  const byId = new Map(commits.map((commit) => [commit.id, commit]));
  const owners = new Map<string, ReleaseTag>();
  for (const start of commits.toReversed()) {
    const tag = tagOf.get(start.id);
    if (!tag) continue;
    const open = [start.id];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const commit = byId.get(id);
      if (!commit || owners.has(id)) continue;
      owners.set(id, tag);
      open.push(...commit.parents);
    }
  }
  return owners;
}

/** The entries of one release: breaking ones first; a commit and the one that takes it back cancel each other. */
function standingEntries(commits: readonly HistoryCommit[]): readonly HistoryEntry[] {
  const gone = new Set<string>();
  for (const commit of commits) {
    const { reverts } = commit;
    if (reverts === undefined || gone.has(commit.id)) continue;
    const target = commits.find((other) => other !== commit && other.id.startsWith(reverts));
    if (target) gone.add(commit.id).add(target.id);
  }
  const entries = commits.flatMap((commit) => (commit.entry && !gone.has(commit.id) ? [commit.entry] : []));
  return entries.toSorted((a, b) => Number(b.isBreaking) - Number(a.isBreaking));
}
