import type { Notice } from "../model.ts";
import type { Draft } from "./draft.ts";

/** Keys of this many characters or fewer are equal or not; longer ones may also contain each other. */
const SHORT = 3;

/**
 * Components whose titles say the same: equal, or one within the other, letters and digits alone counting. The first
 * stays and takes what the later ones had. Titles are found in each other by their first four characters and a sorted
 * list, so that thousands of titles cost little more than sorting them.
 */
export function mergeDuplicates(drafts: readonly Draft[]): { drafts: readonly Draft[]; notices: readonly Notice[] } {
  const keys = drafts.map(({ title }) => titleKey(title));
  const places = firstPlaces(keys);
  const partners = partnersOf(places);
  const kept: Draft[] = [];
  /** Where each went: to itself, or to an earlier one. */
  const targets: number[] = [];
  const notices: Notice[] = [];
  for (const [index, draft] of drafts.entries()) {
    const equal = places.get(keys[index] ?? "") ?? index;
    let first = equal < index ? (targets[equal] ?? index) : index;
    for (const other of partners.get(index) ?? []) if (other < first && targets[other] === other) first = other;
    targets.push(first);
    const target = drafts[first];
    if (target === undefined || first === index) kept.push(draft);
    else {
      absorb(target, draft);
      const message = `"${draft.title}" says the same as "${target.title}" in line ${target.first} and was merged into it.`;
      notices.push({ line: draft.first, message });
    }
  }
  return { drafts: kept, notices };
}

/** A title for comparing: letters and digits of any script in lower case (Unicode NFKC). */
function titleKey(title: string): string {
  return title
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

/** Where each key stands first; an empty one equals no other. */
function firstPlaces(keys: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [index, key] of keys.entries()) if (key !== "" && !places.has(key)) places.set(key, index);
  return places;
}

/** For the place of a key the places of those that contain it, or that it contains. */
function partnersOf(places: ReadonlyMap<string, number>): ReadonlyMap<number, readonly number[]> {
  const partners = new Map<number, number[]>();
  const add = (one: number, other: number) => {
    const list = partners.get(one);
    if (list) list.push(other);
    else partners.set(one, [other]);
  };
  const sorted = [...places.keys()].filter((key) => key.length > SHORT).toSorted(byUnits);
  const chain = prefixChain(sorted);
  const starts = new Set(sorted.map((key) => key.slice(0, SHORT + 1)));
  for (const key of sorted)
    for (let at = 0; at + SHORT < key.length; at++) {
      if (!starts.has(key.slice(at, at + SHORT + 1))) continue;
      for (const found of prefixesOf(key.slice(at), sorted, chain)) {
        if (found === key) continue;
        const [container, contained] = [places.get(key) ?? 0, places.get(found) ?? 0];
        add(container, contained);
        add(contained, container);
      }
    }
  return partners;
}

/** For each key of a sorted list the place of the longest other key that it begins with, or -1. */
function prefixChain(sorted: readonly string[]): readonly number[] {
  const chain: number[] = [];
  for (const [index, key] of sorted.entries()) {
    let candidate = index - 1;
    while (candidate >= 0 && !key.startsWith(sorted[candidate] ?? "")) candidate = chain[candidate] ?? -1;
    chain.push(candidate);
  }
  return chain;
}

/** The keys of a sorted list that a text begins with, the longest first. */
function* prefixesOf(text: string, sorted: readonly string[], chain: readonly number[]): Generator<string> {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") <= text) low = middle + 1;
    else high = middle;
  }
  for (let at = low - 1; at >= 0; at = chain[at] ?? -1) {
    const key = sorted[at] ?? "";
    if (text.startsWith(key)) yield key;
  }
}

const byUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** What the later one had goes to the first: nothing that was written is lost. */
function absorb(target: Draft, draft: Draft): void {
  for (const tag of draft.tags) target.tags.add(tag);
  target.subs.push(...draft.subs);
  if (target.description === "") target.description = draft.description;
  else if (draft.description !== "" && draft.description !== target.description) target.notes.push(draft.description);
  target.notes.push(...draft.notes);
  for (const key of ["status", "priority", "deadline", "keywordStatus", "keywordPriority", "foundDeadline"] as const)
    if (target[key] === undefined && draft[key] !== undefined) Object.assign(target, { [key]: draft[key] });
  target.last = Math.max(target.last, target.first);
}
