import { escapeRegExp } from "@toolbox/core";
import type { PaletteEntry } from "./palette-entries.ts";

/** An entry that fits, and the parts of its name that do: pairs of start and end. */
export interface Hit {
  readonly entry: PaletteEntry;
  readonly score: number;
  readonly marks: readonly (readonly [number, number])[];
}

/**
 * Entries that fit a query, best first. Every word of the query must be found somewhere. A word in the name counts
 * more than one in an alias, that more than one in the summary; the whole text more than the start of a word, that
 * more than a part of it. Equal scores keep the order of the list.
 */
export function rank(entries: readonly PaletteEntry[], query: string): Hit[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries.map((entry) => ({ entry, score: 0, marks: [] }));
  const whole = words.join(" ");
  return entries
    .flatMap((entry, place) => {
      const score = scoreEntry(entry, words, whole);
      return score > 0 ? [{ entry, score, marks: marksIn(entry.name, words), place }] : [];
    })
    .toSorted((a, b) => b.score - a.score || a.place - b.place)
    .map(({ entry, score, marks }) => ({ entry, score, marks }));
}

function scoreEntry(entry: PaletteEntry, words: readonly string[], whole: string): number {
  // A word or two written in full count as found, even when their parts alone would not be.
  const exact = Math.max(
    fold(entry.name) === whole ? 50 : 0,
    ...entry.aliases.map((alias) => (fold(alias) === whole ? 8 * words.length : 0)),
  );
  let sum = exact;
  for (const word of words) {
    const best = Math.max(
      3 * fit(entry.name, word),
      ...entry.aliases.map((alias) => 2 * fit(alias, word)),
      fit(entry.place ?? "", word),
      fit(entry.summary, word),
    );
    if (best === 0 && exact === 0) return 0;
    sum += best;
  }
  return sum;
}

/** How well one word fits a text: all of it 40, a whole word of it 30, the start of a word 20, a part of one 6. */
function fit(text: string, word: string): number {
  const folded = fold(text);
  if (folded === word) return 40;
  const words = folded.split(/[^\p{L}\p{N}]+/u);
  if (words.includes(word)) return 30;
  if (words.some((part) => part.startsWith(word))) return folded.startsWith(word) ? 24 : 20;
  if (folded.includes(word)) return word.length > 1 ? 6 : 0;
  // "base64" finds "Base 64", "opengraph" finds "open graph"
  return word.length > 2 && words.join("").includes(word) ? 5 : 0;
}

function marksIn(name: string, words: readonly string[]): [number, number][] {
  const folded = fold(name);
  const marks: [number, number][] = [];
  if (folded.length !== name.length) return marks;
  for (const word of words) {
    const atWord = new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(word)}`, "u").exec(folded)?.index;
    const start = atWord ?? folded.indexOf(word);
    if (start >= 0 && !marks.some(([from, to]) => start < to && start + word.length > from)) {
      marks.push([start, start + word.length]);
    }
  }
  return marks.toSorted((a, b) => a[0] - b[0]);
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
