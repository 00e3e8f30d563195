import type { HistoryEntry, ParsedCommit } from "../entries/entry.ts";
import type { CommitGraph } from "./commit-graph.ts";
import { MAIN_LINE } from "./introducing-merges.ts";

/** Where an entry was written by hand: a file that waits to be folded into the changelog, or did. */
export interface FragmentSource {
  /** From the root of the repository, with slashes. */
  readonly file: string;
  /** The commit that brought the file; absent before it is committed. */
  readonly commit?: string;
}

/** A fragment as a history tells of it. */
export interface HistoryFragment extends FragmentSource {
  /** The name its bullets are marked with. */
  readonly id: string;
  readonly entries: readonly HistoryEntry[];
}

/** Marks a commit that a fragment speaks for, but for what it breaks: that is always told. */
export const BUT_BREAKING = 2;

/** An entry of a fragment, by the name of the fragment. */
interface ToldEntry extends HistoryEntry {
  readonly commit: string;
  readonly fragment: FragmentSource;
}

interface ReadCommits {
  readonly graph: CommitGraph;
  readonly news: readonly (ParsedCommit | undefined)[];
}

interface Ownership {
  readonly owners: Int32Array;
  /** What `introducingMerges` gives. */
  readonly merges: Int32Array;
  readonly fragments: readonly HistoryFragment[];
}

/**
 * Adds to `covered` the commits that fragments speak for, each within its release: the one that brought the fragment,
 * those of the same merged branch, and those that name the same request at the end of their first line. A branch that
 * goes on after its merge, such as `develop`, is no request, and commits that name requests of their own speak for
 * themselves.
 */
export function coverByFragments({ graph, news }: ReadCommits, ownership: Ownership, covered: Uint8Array): void {
  const { owners, merges, fragments } = ownership;
  if (fragments.length === 0) return;
  const speakers = new Map<number | string, boolean>();
  const speak = (key: number | string, breaks: boolean) => speakers.set(key, breaks || speakers.get(key) === true);
  const numberOf = (commit: number) => requestNumber(news[commit]?.subject ?? "");
  const isRequest = (commit: number) => news[commit]?.kind === "request" || numberOf(commit) !== undefined;
  const requestKey = (commit: number, number: string) => `${owners[commit]} ${number}`;
  for (const { commit, entries } of fragments) {
    const own = commit === undefined ? undefined : graph.find(commit);
    if (own === undefined) continue;
    const breaks = entries.some(({ isBreaking }) => isBreaking);
    speak(own, breaks);
    for (const { text } of entries) {
      const number = requestNumber(text.split("\n", 1)[0] ?? "");
      if (number !== undefined) speak(requestKey(own, number), breaks);
    }
    const merge = merges[own] ?? MAIN_LINE;
    if (merge >= 0 && owners[merge] === owners[own] && !isRequest(own) && isShortLived(graph, merges, merge))
      speak(branchKey(merge), breaks);
  }
  const cover = (commit: number, key: number | string) => {
    const breaks = speakers.get(key);
    if (breaks !== undefined && covered[commit] !== 1) covered[commit] = breaks ? 1 : BUT_BREAKING;
  };
  for (const commit of graph.order) {
    cover(commit, commit);
    cover(commit, branchKey(commit));
    const number = numberOf(commit);
    if (number !== undefined) cover(commit, requestKey(commit, number));
    if (isRequest(commit)) continue;
    for (let merge = merges[commit] ?? MAIN_LINE; merge >= 0; merge = merges[merge] ?? MAIN_LINE)
      if (owners[merge] === owners[commit]) cover(commit, branchKey(merge));
  }
}

/** The entries of fragments by the place of their release; in the order of the files' names, whatever was merged first. */
export function fragmentEntries(
  graph: CommitGraph,
  owners: Int32Array,
  fragments: readonly HistoryFragment[],
): ReadonlyMap<number, readonly ToldEntry[]> {
  const told = new Map<number, ToldEntry[]>();
  for (const { id, file, commit, entries } of fragments.toSorted(byName)) {
    const own = commit === undefined ? undefined : graph.find(commit);
    // Of a part of the history that was not read.
    if (commit !== undefined && own === undefined) continue;
    const owner = own === undefined ? -1 : (owners[own] ?? -1);
    const fragment = { file, ...(commit === undefined ? {} : { commit }) };
    const rows = entries.map((entry) => ({ ...entry, commit: id, fragment }));
    told.set(owner, [...(told.get(owner) ?? []), ...rows]);
  }
  return told;
}

const nameOf = (file: string) => file.slice(file.lastIndexOf("/") + 1);
function byName(a: HistoryFragment, b: HistoryFragment): number {
  const [one, other] = [`${nameOf(a.file)}\n${a.file}\n${a.id}`, `${nameOf(b.file)}\n${b.file}\n${b.id}`];
  return one < other ? -1 : one > other ? 1 : 0;
}

const branchKey = (merge: number) => `branch ${merge}`;

const requestNumber = (line: string) => /\(\[?[#!](\d{1,9})\]?(?:\([^()]*\))?\)\s*$/.exec(line)?.[1];

/** Whether what a merge brought began on the line it merged into; a branch that was merged before goes on for long. */
function isShortLived(graph: CommitGraph, merges: Int32Array, merge: number): boolean {
  return graph.otherParents(merge).every((tip) => {
    let at = tip;
    while (at >= 0 && graph.isRead(at) && merges[at] === merge) at = graph.firstParent(at);
    return at < 0 || !graph.isRead(at) || merges[at] === merges[merge];
  });
}
