import type { ReleaseTag } from "@toolbox/core/changelog/tags.ts";
import { type GitShell, gitFailure, runGit } from "../services/git.ts";
import { type LogQuery, readLog, type ReadLog } from "../services/git-log.ts";

/** What is not released, and the releases it stands on. */
export interface Unreleased {
  readonly log: ReadLog;
  readonly nearest: readonly ReleaseTag[];
}

// Leaving out the newest releases leaves out what they contain; more of them only cost time.
const NEWEST = 60;

/**
 * Reads what no release that HEAD contains reaches, without reading the rest of the history. Undefined when that cannot
 * be told from a part of it, as with no release at all, or with one on another branch that shares unreleased commits.
 */
export async function readUnreleased(
  shell: GitShell,
  head: string,
  tagOf: ReadonlyMap<string, ReleaseTag>,
  query: Omit<LogQuery, "tips" | "without">,
): Promise<Unreleased | undefined> {
  if (tagOf.size === 0) return undefined;
  const newest = [...tagOf.values()].toSorted((a, b) => b.date.getTime() - a.date.getTime()).slice(0, NEWEST);
  const log = await readLog(shell, { ...query, tips: [head], without: newest.map((tag) => tag.commit) });
  const { graph, boundary } = log;
  if (graph.order.some((commit) => tagOf.has(graph.id(commit)))) return undefined;
  const ends = graph.order.length === 0 ? [head] : [...boundary];
  const nearest = ends.flatMap((id) => tagOf.get(id) ?? []);
  if (nearest.length === 0) return undefined;
  if (nearest.length < ends.length && (await countCommits(shell, head, nearest)) !== graph.order.length)
    return undefined;
  return { log, nearest };
}

/** How many commits HEAD reaches and none of the releases. */
async function countCommits(shell: GitShell, head: string, releases: readonly ReleaseTag[]): Promise<number> {
  const without = releases.map((tag) => `^${tag.commit}`);
  const { exitCode, stdout, stderr } = await runGit(shell, ["rev-list", "--count", head, ...without]);
  if (exitCode !== 0) throw gitFailure("failure", stderr);
  return Number(stdout.trim());
}
