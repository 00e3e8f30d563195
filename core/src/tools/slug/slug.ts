import { foldLatin } from "../../text/words/fold-latin.ts";
import { graphemes } from "../../text/graphemes.ts";

export interface SlugOptions {
  /** What stands between words. */
  readonly separator: "-" | "_" | ".";
  /** Keep the letters and digits of every script, not only of ASCII. */
  readonly keepScripts: boolean;
  readonly keepCase: boolean;
  /** Characters; 0 for no limit. A slug is cut between words where it can be. */
  readonly max: number;
}

/**
 * One line of text as a part of an address: Latin letters folded, lower case, trimmed; all but word characters, spaces
 * and hyphens dropped; runs of spaces, underscores and hyphens become one separator, none at the ends. May be empty.
 * @example slug("Crème Brûlée!", { separator: "-", keepScripts: false, keepCase: false, max: 0 }) // "creme-brulee"
 */
export function slug(text: string, { separator, keepScripts, keepCase, max }: SlugOptions): string {
  const folded = foldLatin(text);
  const cased = keepCase ? folded : folded.toLowerCase();
  const kept = cased.trim().replace(keepScripts ? /[^\p{L}\p{M}\p{N}_\s-]/gu : /[^\w\s-]/g, "");
  const hyphened = kept.replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
  return cut(hyphened, max).replaceAll("-", separator);
}

function cut(text: string, max: number): string {
  // No character is shorter than one unit. A short stretch is split, for splitting is slow on a long text.
  if (max === 0 || text.length <= max) return text;
  const characters = graphemes(text.slice(0, max * 32 + 32));
  if (characters.length <= max) return text;
  const start = characters.slice(0, max);
  const end = characters[max] === "-" ? max : start.lastIndexOf("-");
  return start.slice(0, end > 0 ? end : max).join("");
}

/**
 * Adds -2, -3 and so on to slugs that are there already, in order.
 * @example numberRepeats(["a", "b", "a"], "-") // ["a", "b", "a-2"]
 */
export function numberRepeats(slugs: readonly string[], separator: string): string[] {
  const taken = new Set<string>();
  const next = new Map<string, number>();
  return slugs.map((text) => {
    let name = text;
    let count = next.get(text) ?? 2;
    while (taken.has(name)) name = `${text}${separator}${count++}`;
    next.set(text, count);
    taken.add(name);
    return name;
  });
}
