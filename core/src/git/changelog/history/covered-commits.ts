import type { CommitGraph } from "./commit-graph.ts";
import type { ParsedCommit } from "../entries/entry.ts";
import { MAIN_LINE } from "./introducing-merges.ts";

/**
 * Which commits others speak for, as 1 by their number. The title of a merged request speaks for the plain commits that
 * it brought in; where these say their types, or are merged requests themselves, they speak and the title is silent.
 * Only within one release.
 * @param merges what `introducers` gives
 */
export function coveredCommits(
  graph: CommitGraph,
  news: readonly (ParsedCommit | undefined)[],
  owners: Int32Array,
  merges: Int32Array,
): Uint8Array {
  const covered = new Uint8Array(graph.size);
  const mergesOf = function* (commit: number) {
    for (let merge = merges[commit] ?? MAIN_LINE; merge >= 0; merge = merges[merge] ?? MAIN_LINE)
      if (owners[merge] === owners[commit]) yield merge;
  };
  for (const commit of graph.order) {
    if ((merges[commit] ?? MAIN_LINE) < 0) continue;
    const kind = news[commit]?.kind;
    if (kind === "conventional" || kind === "request") for (const merge of mergesOf(commit)) covered[merge] = 1;
  }
  for (const commit of graph.order) {
    if ((merges[commit] ?? MAIN_LINE) < 0 || news[commit]?.kind !== "plain") continue;
    for (const merge of mergesOf(commit)) {
      if (news[merge]?.kind !== "request" || covered[merge] === 1) continue;
      covered[commit] = 1;
      break;
    }
  }
  return covered;
}
