import type { IconEntry } from "./icon.ts";

/** The text of an icon, made ready once for many searches. */
interface Searchable<E extends IconEntry> {
  readonly icon: E;
  readonly words: readonly string[];
  readonly aliases: readonly string[];
  readonly aliasWords: readonly string[];
  readonly tags: readonly string[];
}

/** A search over icons: give it a query, get the icons that match, best first. */
export type IconSearch<E extends IconEntry> = (query: string) => readonly E[];

/**
 * Makes a search. A query matches when each of its words does, in the name, an alias or a tag. What counts most:
 * the exact name, an exact alias, a word that means this icon, an exact tag (earlier tags more), a word of the name, then starts and parts of them.
 * Among equals the shorter name comes first. Where no icon has all words, those that have most of them are given. An empty query gives all icons in their order.
 */
export function iconSearch<E extends IconEntry>(icons: readonly E[]): IconSearch<E> {
  const entries = icons.map((icon): Searchable<E> => {
    const aliases = icon.aliases.map((alias) => alias.toLowerCase());
    return {
      icon,
      words: icon.name.split("-"),
      aliases,
      aliasWords: aliases.flatMap((alias) => alias.split("-")),
      tags: icon.tags.map((tag) => tag.toLowerCase()),
    };
  });
  return (query) => {
    const whole = query
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_-]+/g, "-");
    if (whole === "") return icons;
    const parts = whole.split("-");
    const best = (score: (entry: Searchable<E>) => number): readonly E[] => {
      const found: { readonly icon: E; readonly score: number }[] = [];
      for (const entry of entries) {
        const points = score(entry);
        if (points > 0) found.push({ icon: entry.icon, score: points });
      }
      found.sort((one, other) => other.score - one.score || one.icon.name.length - other.icon.name.length);
      return found.map(({ icon }) => icon);
    };
    const all = best((entry) => scoreOf(entry, whole, parts));
    // "trash can": no icon is told both words, and the trash is what was meant.
    return all.length > 0 || parts.length === 1 ? all : best((entry) => loosely(entry, parts));
  };
}

function scoreOf(entry: Searchable<IconEntry>, whole: string, parts: readonly string[]): number {
  if (entry.icon.name === whole) return 1000;
  if (entry.aliases.includes(whole)) return 900;
  let sum = 0;
  for (const part of parts) {
    const score = partScore(entry, part);
    if (score === 0) return 0;
    sum += score;
  }
  // A name with fewer words beside the asked ones is nearer to what was meant.
  return sum / parts.length - Math.min(entry.words.length, 9);
}

/** Where not every word matches: how much the others say. A part of a longer word says nothing by itself. */
function loosely(entry: Searchable<IconEntry>, parts: readonly string[]): number {
  return parts.reduce((sum, part) => {
    const score = part.length > 1 ? partScore(entry, part) : 0;
    return sum + (score > 100 ? score : 0);
  }, 0);
}

function partScore({ words, aliasWords, tags, icon }: Searchable<IconEntry>, part: string): number {
  if (icon.means?.includes(part)) return 600;
  const tag = tags.indexOf(part);
  const named = words.includes(part) ? 450 - 10 * Math.min(words.length, 10) : 0;
  if (tag >= 0) return Math.max(500 - 15 * Math.min(tag, 10), named);
  if (named > 0) return named;
  if (aliasWords.includes(part)) return 290;
  if (words.some((word) => word.startsWith(part))) return 250;
  const start = tags.findIndex((text) => text.startsWith(part));
  if (start >= 0) return 200 - Math.min(start, 20);
  if (icon.name.includes(part)) return 100;
  // Inside of words only what is long enough to be meant: "ed" is in half of all tags.
  return part.length > 2 && tags.some((text) => text.includes(part)) ? 50 : 0;
}
