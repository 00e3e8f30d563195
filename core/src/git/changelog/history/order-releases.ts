import type { CommitGraph } from "./commit-graph.ts";
import type { ReleaseTag } from "./tags.ts";
import { compareVersions } from "../version.ts";

/**
 * Puts releases in order, the oldest first. A release stands behind every release it contains. Among those that do not
 * contain each other a lower version of the same family comes first, and between families the earlier date.
 * @param tagOf the release of a commit, by its number in the graph
 */
export function orderReleases(graph: CommitGraph, tagOf: ReadonlyMap<number, ReleaseTag>): readonly number[] {
  const waiting = new Int32Array(graph.size);
  const children = childrenOf(graph, waiting);
  const open: number[] = graph.order.filter((commit) => waiting[commit] === 0);
  const ready: number[] = [];
  const ordered: number[] = [];
  // Commits are taken up parents first; a released one waits until nothing else can go on without it.
  for (;;) {
    let commit = open.pop();
    if (commit === undefined) {
      commit = takeOldest(ready, tagOf);
      if (commit === undefined) return ordered;
      ordered.push(commit);
    } else if (tagOf.has(commit)) {
      ready.push(commit);
      continue;
    }
    for (let at = children.starts[commit] ?? 0; at < (children.starts[commit + 1] ?? 0); at++) {
      const child = children.list[at] ?? 0;
      const left = (waiting[child] ?? 0) - 1;
      waiting[child] = left;
      if (left === 0) open.push(child);
    }
  }
}

/** The children of each commit, one after the other in a list; counts the parents of each commit in `waiting`. */
function childrenOf(graph: CommitGraph, waiting: Int32Array) {
  const starts = new Int32Array(graph.size + 1);
  const each = (visit: (parent: number, child: number) => void) => {
    for (const child of graph.order) {
      const first = graph.firstParent(child);
      if (first >= 0 && graph.isRead(first)) visit(first, child);
      for (const other of graph.otherParents(child)) if (graph.isRead(other)) visit(other, child);
    }
  };
  each((parent, child) => {
    starts[parent + 1] = (starts[parent + 1] ?? 0) + 1;
    waiting[child] = (waiting[child] ?? 0) + 1;
  });
  for (let at = 0; at < graph.size; at++) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);
  const next = starts.slice();
  const list = new Int32Array(starts[graph.size] ?? 0);
  each((parent, child) => {
    const at = next[parent] ?? 0;
    list[at] = child;
    next[parent] = at + 1;
  });
  return { starts, list };
}

/** Takes the release that comes first out of those that nothing holds back any more. */
function takeOldest(ready: number[], tagOf: ReadonlyMap<number, ReleaseTag>): number | undefined {
  if (ready.length < 2) return ready.pop();
  const lowest = new Map<string, { readonly at: number; readonly tag: ReleaseTag }>();
  for (const [at, commit] of ready.entries()) {
    const tag = tagOf.get(commit);
    if (!tag) continue;
    const other = lowest.get(tag.family);
    if (!other || compareInFamily(tag, other.tag) < 0) lowest.set(tag.family, { at, tag });
  }
  let first: { readonly at: number; readonly tag: ReleaseTag } | undefined;
  for (const each of lowest.values()) if (!first || compareByDate(each.tag, first.tag) < 0) first = each;
  return first && ready.splice(first.at, 1)[0];
}

function compareInFamily(a: ReleaseTag, b: ReleaseTag): number {
  return compareVersions(a.version, b.version) || compareByDate(a, b);
}

function compareByDate(a: ReleaseTag, b: ReleaseTag): number {
  return a.date.getTime() - b.date.getTime() || (a.name < b.name ? -1 : 1);
}
