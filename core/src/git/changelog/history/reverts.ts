import type { ConventionalCommit } from "../../commit/parse.ts";
import type { CommitGraph } from "./commit-graph.ts";
import type { ParsedCommit } from "../entries/entry.ts";

/** `Revert "…"` or `Reapply "…"`, as git and its hosts write it. */
export const REVERT = /^(?<verb>Revert|Reapply) "(?<subject>.+)"(?: \([#!]\d+\))?$/;

/** The starts of the object names that a message says it takes back. */
export function revertedIds(message: string, commit: ConventionalCommit | undefined): readonly string[] {
  if (!message.includes("\n")) return [];
  const told = message.matchAll(/\bThis reverts commits? ([0-9a-f]{7,64}(?:(?:,| and|, and)\s+[0-9a-f]{7,64})*)/g);
  const refs = commit?.type === "revert" ? commit.footers.filter(({ token }) => /^refs?$/i.test(token)) : [];
  const words = [...[...told].map(([, ids = ""]) => ids), ...refs.map(({ value }) => value)];
  return words.flatMap((ids) => ids.match(/\b[0-9a-f]{7,64}\b/g) ?? []);
}

/**
 * The commits of one release that have nothing to tell: each one that takes back another of the same release, and that
 * other. What takes back a taking back restores it.
 * @param commits of the release, the newest first
 */
export function cancelled(
  commits: readonly number[],
  graph: CommitGraph,
  newsOf: (commit: number) => ParsedCommit | undefined,
): ReadonlySet<number> {
  const gone = new Set<number>();
  const own = new Set(commits);
  const findBySubject = subjectFinder(commits, newsOf);
  for (const [place, commit] of commits.entries()) {
    const news = newsOf(commit);
    if (!news || gone.has(commit)) continue;
    const named =
      news.reverts?.map((start) => findByStart(start, graph, own)) ??
      (news.reverted === undefined ? [] : [findBySubject(news.reverted, place, gone)]);
    const targets = named.filter((target) => target !== undefined && target !== commit && !gone.has(target));
    if (targets.length === 0) continue;
    // One that takes back several stays while a part of them lies in another release.
    if (targets.length === named.length) gone.add(commit);
    for (const target of targets) if (target !== undefined) gone.add(target);
  }
  return gone;
}

function findByStart(start: string, graph: CommitGraph, own: ReadonlySet<number>): number | undefined {
  const exact = graph.find(start);
  if (exact !== undefined) return own.has(exact) ? exact : undefined;
  if (start.length >= 40) return undefined;
  for (const commit of own) if (graph.id(commit).startsWith(start)) return commit;
  return undefined;
}

/** Finds the newest commit behind a place that has a first line, with or without its request. */
function subjectFinder(commits: readonly number[], newsOf: (commit: number) => ParsedCommit | undefined) {
  let places: Map<string, number[]> | undefined;
  return (subject: string, place: number, gone: ReadonlySet<number>): number | undefined => {
    places ??= placesBySubject(commits, newsOf);
    const found = places.get(withoutRequest(subject))?.find((at) => at > place && !gone.has(commits[at] ?? -1));
    return found === undefined ? undefined : commits[found];
  };
}

function placesBySubject(commits: readonly number[], newsOf: (commit: number) => ParsedCommit | undefined) {
  const places = new Map<string, number[]>();
  for (const [place, commit] of commits.entries()) {
    const subject = newsOf(commit)?.subject;
    if (subject === undefined) continue;
    const known = places.get(withoutRequest(subject));
    if (known) known.push(place);
    else places.set(withoutRequest(subject), [place]);
  }
  return places;
}

const withoutRequest = (subject: string) => subject.replace(/\s*\([#!]\d+\)$/, "");
