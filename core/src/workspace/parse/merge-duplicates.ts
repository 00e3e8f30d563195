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
  const partners = partnersOf(keys);
  const kept: Draft[] = [];
  const isKept: boolean[] = [];
  const notices: Notice[] = [];
  for (const [index, draft] of drafts.entries()) {
    let first = index;
    for (const other of partners[index] ?? []) if (other < first && isKept[other]) first = other;
    const target = drafts[first];
    isKept.push(first === index);
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

/** For each key the places of those that it equals, contains, or is contained in. */
function partnersOf(keys: readonly string[]): readonly (readonly number[])[] {
  const places = new Map<string, number[]>();
  for (const [index, key] of keys.entries()) {
    const list = places.get(key);
    if (key === "") continue;
    if (list) list.push(index);
    else places.set(key, [index]);
  }
  const partners: number[][] = keys.map(() => []);
  // equal keys: the first of them is enough, whatever becomes of it the later ones go the same way
  for (const list of places.values()) for (const index of list.slice(1)) partners[index]?.push(list[0] ?? index);
  const sorted = [...places.keys()].filter((key) => key.length > SHORT).toSorted(byUnits);
  const chain = prefixChain(sorted);
  const starts = new Set(sorted.map((key) => key.slice(0, SHORT + 1)));
  for (const key of sorted)
    for (let at = 0; at + SHORT < key.length; at++) {
      if (!starts.has(key.slice(at, at + SHORT + 1))) continue;
      for (const found of prefixesOf(key.slice(at), sorted, chain))
        if (found !== key) link(places.get(key) ?? [], places.get(found) ?? [], partners);
    }
  return partners;
}

/** Each of the one list may meet the first of the other; the rest of that list met it already. */
function link(ones: readonly number[], others: readonly number[], partners: number[][]): void {
  for (const one of ones) partners[one]?.push(others[0] ?? one);
  for (const other of others) partners[other]?.push(ones[0] ?? other);
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
