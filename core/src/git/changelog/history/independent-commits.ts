import type { CommitGraph } from "./commit-graph.ts";

/** Of some commits those that none of the others reaches. */
export function independentCommits(graph: CommitGraph, commits: readonly number[]): readonly number[] {
  const reached = new Uint8Array(graph.size);
  const open: number[] = [];
  const openParents = (commit: number) => {
    if (!graph.isRead(commit)) return;
    for (const parent of [graph.firstParent(commit), ...graph.otherParents(commit)]) {
      if (parent < 0 || reached[parent] === 1) continue;
      reached[parent] = 1;
      open.push(parent);
    }
  };
  for (const commit of commits) openParents(commit);
  for (let commit = open.pop(); commit !== undefined; commit = open.pop()) openParents(commit);
  return commits.filter((commit) => reached[commit] === 0);
}
