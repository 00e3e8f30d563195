import type { CommitGraph } from "./commit-graph.ts";

/** Stands for what no release reaches. */
export const UNRELEASED = -1;

/**
 * The release each commit belongs to: the oldest one that reaches it, through whatever merge. What it gives a release is
 * `git rev-list <release> --not <older releases>`.
 * @param releases commits that were released, the oldest first, each behind all it contains
 * @returns by the number of a commit, the place of its release in `releases`, or {@link UNRELEASED}
 */
export function ownCommits(graph: CommitGraph, releases: readonly number[]): Int32Array {
  const owners = new Int32Array(graph.size).fill(UNRELEASED);
  const open: number[] = [];
  for (const [place, release] of releases.entries()) {
    open.push(release);
    for (let commit = open.pop(); commit !== undefined; commit = open.pop()) {
      if (owners[commit] !== UNRELEASED || !graph.isRead(commit)) continue;
      owners[commit] = place;
      const first = graph.firstParent(commit);
      if (first >= 0) open.push(first);
      for (const other of graph.otherParents(commit)) open.push(other);
    }
  }
  return owners;
}
