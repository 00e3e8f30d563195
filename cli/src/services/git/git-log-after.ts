import { CommitGraph } from "@toolbox/core/git/changelog/history/commit-graph.ts";
import { outermostCommits } from "./git-history.ts";
import type { GitShell } from "./git.ts";
import { type LogQuery, readLog, type ReadLog } from "./git-log.ts";

// More would not fit into the arguments of a command on every system.
const MOST_BOTTOMS = 200;

/**
 * Reads the commits that the tips reach and none of `without` does. `git log` alone may show too many where clocks were
 * wrong: it stops looking once all it waits for is old. So what it gives is proven, or all is read and taken apart here.
 */
export async function readLogAfter(
  shell: GitShell,
  query: Omit<LogQuery, "without">,
  without: readonly string[],
): Promise<ReadLog> {
  const log = await readLog(shell, { ...query, without });
  if (await isExact(shell, log, without)) return log;
  return withoutReached(await readLog(shell, { ...query, tips: [...query.tips, ...without] }), query.tips, without);
}

/** A commit shown though it should not be has parents that are left out, or such commits as parents. */
async function isExact(shell: GitShell, { graph, boundary }: ReadLog, without: readonly string[]): Promise<boolean> {
  const parents = (commit: number) =>
    [graph.firstParent(commit), ...graph.otherParents(commit)].filter((each) => each >= 0);
  const bottoms = graph.order.filter((commit) => parents(commit).every((parent) => !graph.isRead(parent)));
  // Those that no commit shown stands on cannot be proven against, but for a single one, which may lie on another branch.
  const ends = without.length === 1 ? without : without.filter((id) => boundary.has(id));
  const [end = ""] = ends;
  // A child of the only commit left out is none of its ancestors.
  const isPlain =
    ends.length === 1 && bottoms.every((commit) => parents(commit).some((parent) => graph.id(parent) === end));
  if (isPlain || bottoms.length === 0) return true;
  if (bottoms.length > MOST_BOTTOMS || ends.length > MOST_BOTTOMS) return false;
  const ids = bottoms.map((commit) => graph.id(commit));
  const outermost = await outermostCommits(shell, [...ids, ...ends]);
  return ids.every((id) => outermost.has(id));
}

/** A history without what some commits reach. */
function withoutReached(log: ReadLog, tips: readonly string[], without: readonly string[]): ReadLog {
  const { graph } = log;
  const reachedFrom = (ids: readonly string[], barred?: Uint8Array) => {
    const reached = new Uint8Array(graph.size);
    const open = ids.flatMap((id) => graph.find(id) ?? []);
    for (let commit = open.pop(); commit !== undefined; commit = open.pop()) {
      if (reached[commit] === 1 || barred?.[commit] === 1 || !graph.isRead(commit)) continue;
      reached[commit] = 1;
      for (const parent of [graph.firstParent(commit), ...graph.otherParents(commit)])
        if (parent >= 0) open.push(parent);
    }
    return reached;
  };
  const barred = reachedFrom(without);
  const wanted = reachedFrom(tips, barred);
  const part = new CommitGraph();
  const boundary = new Set<string>();
  const numbers: (readonly [part: number, whole: number])[] = [];
  for (const commit of graph.order) {
    if (wanted[commit] !== 1) continue;
    const parents = [graph.firstParent(commit), ...graph.otherParents(commit)].filter((parent) => parent >= 0);
    for (const parent of parents) if (barred[parent] === 1) boundary.add(graph.id(parent));
    numbers.push([part.add(graph.id(commit), parents.map((parent) => graph.id(parent)).join(" ")), commit]);
  }
  const pick = <T>(values: readonly (T | undefined)[]) => {
    const picked: (T | undefined)[] = [];
    for (const [to, from] of numbers) picked[to] = values[from];
    return picked;
  };
  return {
    graph: part,
    news: pick(log.news),
    files: pick(log.files),
    ...(log.authors ? { authors: pick(log.authors) } : {}),
    tips: tips.flatMap((id) => part.find(id) ?? []),
    boundary,
  };
}
