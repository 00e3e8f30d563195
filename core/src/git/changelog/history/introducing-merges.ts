import type { CommitGraph } from "./commit-graph.ts";

/** Stands for a commit that no merge brought in. */
export const MAIN_LINE = -1;
const UNSEEN = -2;

/**
 * The merge that brought each commit into the line it merges into, by the numbers of the graph; {@link MAIN_LINE} for
 * those on the line of first parents itself. A commit that came in several times was brought by the oldest merge.
 * @param tips where the lines start, the most important one first
 */
export function introducingMerges(graph: CommitGraph, tips: readonly number[]): Int32Array {
  const merges = new Int32Array(graph.size).fill(UNSEEN);
  const tasks = tips.toReversed().map((tip): readonly [tip: number, merge: number] => [tip, MAIN_LINE]);
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    const [tip, merge] = task;
    // From new to old: the oldest merge of a line lies on top, and what it brought is its own before a newer one is seen.
    for (let at = tip; at >= 0 && graph.isRead(at) && merges[at] === UNSEEN; at = graph.firstParent(at)) {
      merges[at] = merge;
      for (const other of graph.otherParents(at)) tasks.push([other, at]);
    }
  }
  return merges;
}
