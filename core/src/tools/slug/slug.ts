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

/** Latin letters that do not decompose into a plain letter and a mark (Unicode has no folding for them). */
const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  ẞ: "SS",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  đ: "d",
  Đ: "D",
  ð: "d",
  Ð: "D",
  þ: "th",
  Þ: "TH",
  ł: "l",
  Ł: "L",
  ħ: "h",
  Ħ: "H",
  ŧ: "t",
  Ŧ: "T",
  ı: "i",
  ŋ: "n",
  Ŋ: "N",
};
const LETTERS = new RegExp(`[${Object.keys(letters).join("")}]`, "g");

/** Takes the diacritics off Latin letters (NFD, then the marks dropped); other scripts stay as they are. */
export function foldLatin(text: string): string {
  return text
    .normalize("NFD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .replace(LETTERS, (letter) => letters[letter] ?? letter);
}

/**
 * One line of text as a part of an address: Latin letters folded, lower case, trimmed; all but word characters, spaces
 * and hyphens dropped; runs of spaces, underscores and hyphens become one separator, none at the ends. May be empty.
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

/** Adds -2, -3 and so on to slugs that are there already, in order. */
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
