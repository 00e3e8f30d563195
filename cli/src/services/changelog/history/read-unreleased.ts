import type { ReleaseTag } from "@toolbox/core/git/changelog/history/tags.ts";
import type { GitShell } from "../../git/git.ts";
import { outermostCommits } from "../../git/git-history.ts";
import type { LogQuery, ReadLog } from "../../git/git-log.ts";
import { readLogAfter } from "../../git/git-log-after.ts";

/** What is not released, and the releases it stands on. */
export interface Unreleased {
  readonly log: ReadLog;
  readonly nearest: readonly ReleaseTag[];
}

// Leaving out the newest releases leaves out what they contain; more of them only cost time.
const NEWEST = 200;

/**
 * Reads what no release that HEAD contains reaches, without reading the rest of the history. Undefined when that cannot
 * be told from a part of it, as with no release at all, or with one on another branch that shares unreleased commits.
 */
export async function readUnreleased(
  shell: GitShell,
  tips: readonly string[],
  tagOf: ReadonlyMap<string, ReleaseTag>,
  query: Omit<LogQuery, "tips" | "without">,
): Promise<Unreleased | undefined> {
  if (tagOf.size === 0) return undefined;
  const newest = [...tagOf.values()].toSorted((a, b) => b.date.getTime() - a.date.getTime()).slice(0, NEWEST);
  const log = await readLogAfter(
    shell,
    { ...query, tips },
    newest.map((tag) => tag.commit),
  );
  const { graph, boundary } = log;
  if (graph.order.some((commit) => tagOf.has(graph.id(commit)))) return undefined;
  // A tip that was left out with its release is an end of its own.
  const ends = new Set([...tips.filter((tip) => graph.find(tip) === undefined), ...boundary]);
  const nearest = [...ends].flatMap((id) => tagOf.get(id) ?? []);
  const others = [...ends].filter((id) => !tagOf.has(id));
  if (nearest.length === 0) return undefined;
  if (others.length === 0) return { log, nearest };
  // What was left out must be so because of a release that HEAD contains.
  const outermost = await outermostCommits(shell, [...others, ...nearest.map((tag) => tag.commit)]);
  return others.some((id) => outermost.has(id)) ? undefined : { log, nearest };
}
