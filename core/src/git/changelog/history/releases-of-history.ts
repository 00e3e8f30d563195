import { groupEntries } from "../entries/categories.ts";
import type { CommitGraph } from "./commit-graph.ts";
import { type Contributor, contributorsOf, type KnownPeople } from "./contributors.ts";
import type { ParsedCommit, Person } from "../entries/entry.ts";
import type { CommitEntry } from "./commit-entry.ts";
import { foldEntries } from "./fold-entries.ts";
import { BUT_BREAKING, coverByFragments, fragmentEntries, type HistoryFragment } from "./fragments-of-history.ts";
import { introducingMerges } from "./introducing-merges.ts";
import { orderReleases } from "./order-releases.ts";
import { UNRELEASED, ownCommits } from "./own-commits.ts";
import { isoDay } from "../../../text/day.ts";
import type { Release } from "../output/render.ts";
import { requestFinder, withRequest } from "./request-of-commit.ts";
import { cancelled } from "./reverts.ts";
import { coveredCommits } from "./covered-commits.ts";
import type { ReleaseTag } from "./tags.ts";

/** A history as it was read. */
export interface History {
  readonly graph: CommitGraph;
  /** By the number of a commit; absent for those that say nothing and for those that were not read. */
  readonly news: readonly (ParsedCommit | undefined)[];
  /** By the number of a commit, when contributors were asked for. */
  readonly authors?: readonly (Person | undefined)[];
  /** Nothing older was left out. */
  readonly isWhole?: boolean;
  /** What was written by hand tells alone of the first release, where there is some. */
  readonly firstByHand?: boolean;
  /** The commits the history was read from, the most important one first. */
  readonly tips: readonly number[];
  /** What people wrote for the changelog in files of their own; it speaks for the commits that brought it. */
  readonly fragments?: readonly HistoryFragment[];
}

export interface HistoryRelease extends Release {
  /** The tag as git knows it; absent for what is not released yet. */
  readonly tag?: string;
  /** The full object name of the tagged commit. */
  readonly commit?: string;
  /** Breaking ones first, then the newest. */
  readonly entries: readonly CommitEntry[];
  /** How many commits belong to it, silent ones too. */
  readonly size: number;
  readonly contributors?: readonly Contributor[];
  /** The version that the newest `Release-As` footer asks for. */
  readonly releaseAs?: string;
  /** What is wrong with footers of its commits, each as a sentence that names the commit. */
  readonly problems?: readonly string[];
}

/**
 * The releases of a history, newest first, what is not released yet on top (only when it has commits). A commit belongs
 * to the oldest release that reaches it, whatever branch it came from.
 * @param tagOf the tag that names the release of a commit, by its object name; others than those read do not count
 * @param isWanted leaves commits out, such as those of other packages
 */
export function releasesOfHistory(
  history: History,
  tagOf: ReadonlyMap<string, ReleaseTag>,
  isWanted: (commit: number) => boolean = () => true,
): readonly HistoryRelease[] {
  const { graph, news } = history;
  const tags = new Map<number, ReleaseTag>();
  for (const [id, tag] of tagOf) {
    const commit = graph.find(id);
    if (commit !== undefined) tags.set(commit, tag);
  }
  const order = orderReleases(graph, tags);
  const owners = ownCommits(graph, order);
  const merges = introducingMerges(graph, [...history.tips, ...order.toReversed()]);
  const covered = coveredCommits(graph, news, owners, merges);
  const fragments = history.fragments ?? [];
  coverByFragments(history, { owners, merges, fragments }, covered);
  const requestOf = requestFinder({ graph, news }, { owners, merges });
  const written = fragmentEntries(graph, owners, fragments);
  const groups: number[][] = [...order, UNRELEASED].map(() => []);
  for (const commit of graph.order) {
    const owner = owners[commit] ?? UNRELEASED;
    if (isWanted(commit)) groups[owner === UNRELEASED ? order.length : owner]?.push(commit);
  }
  // From the oldest release on; of a part of the history nobody knows who came first.
  const known: KnownPeople | undefined = history.isWhole ? new Set() : undefined;
  const releases = groups.map((commits, place) => {
    const tag = tags.get(order[place] ?? -1);
    const told = written.get(tag ? place : UNRELEASED) ?? [];
    const isAlone = history.firstByHand && history.isWhole && place === 0 && told.length > 0;
    const described = describeRelease(commits, history, { covered, written: told, isAlone, requestOf, known });
    if (!tag) return described;
    return { version: tag.title, tag: tag.name, commit: tag.commit, date: isoDay(tag.date), ...described };
  });
  return releases.toReversed().filter(({ size, entries }, index) => index > 0 || size > 0 || entries.length > 0);
}

/** How the commits of a release are told. */
interface Telling {
  readonly covered: Uint8Array;
  readonly written: readonly CommitEntry[];
  /** Nothing is told but what was written. */
  readonly isAlone: boolean | undefined;
  readonly requestOf: (commit: number) => string | undefined;
  readonly known: KnownPeople | undefined;
}

function describeRelease(
  commits: readonly number[],
  history: History,
  { covered, written, isAlone, requestOf, known }: Telling,
) {
  const { graph, news, authors } = history;
  const gone = cancelled(commits, graph, (commit) => news[commit]);
  const breaking = written.filter((entry) => entry.isBreaking);
  const others = written.filter((entry) => !entry.isBreaking);
  for (const commit of isAlone ? [] : commits) {
    if (covered[commit] === 1 || gone.has(commit)) continue;
    for (const entry of news[commit]?.entries ?? []) {
      if (covered[commit] === BUT_BREAKING && !entry.isBreaking) continue;
      const told = Object.assign({ commit: graph.id(commit) }, entry, withRequest(entry, requestOf(commit)));
      (entry.isBreaking ? breaking : others).push(told);
    }
  }
  const entries = foldEntries([...breaking, ...others]);
  let releaseAs: string | undefined;
  const problems: string[] = [];
  for (const commit of commits) {
    releaseAs ??= news[commit]?.releaseAs;
    const problem = news[commit]?.problem;
    if (problem !== undefined) problems.push(`${graph.id(commit).slice(0, 7)}: ${problem}`);
  }
  return {
    entries,
    changes: groupEntries(entries),
    size: commits.length,
    ...(authors ? { contributors: contributorsOf(commits, news, authors, known) } : {}),
    ...(releaseAs === undefined ? {} : { releaseAs }),
    ...(problems.length > 0 ? { problems } : {}),
  };
}
