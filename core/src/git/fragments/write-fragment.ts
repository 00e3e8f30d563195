import { type Category, categoryTitle } from "../changelog/entries/categories.ts";
import { cleanEntry } from "../changelog/entries/clean-entry.ts";
import { guessEntry } from "../changelog/entries/guess-entry.ts";
import { foldLatin } from "../../text/words/fold-latin.ts";

/** What a fragment shall say. */
export interface FragmentDraft {
  /** One line. */
  readonly text: string;
  /** Guessed from the text when it is not given. */
  readonly category?: Category;
  /** As `readIssues` gives them: `218`, `PROJ-12`. */
  readonly issues?: readonly string[];
  readonly packages?: readonly string[];
  readonly isBreaking?: boolean;
}

/**
 * A fragment as a file: one list item under the heading of its kind, below the name of its package where it has one.
 * @param token four hexadecimal digits, so that two branches never share a name
 */
export function writeFragment(draft: FragmentDraft, token: string): { readonly name: string; readonly text: string } {
  const { text, issues = [], packages = [], isBreaking = false } = draft;
  // A comment would hide what follows it.
  const words = cleanEntry(text).replace(/\s+/g, " ").replaceAll("<!--", "&lt;!--");
  const signed = issues.map((issue) => (/^\d+$/.test(issue) ? `#${issue}` : issue));
  const refs = signed.filter((issue) => !words.includes(`(${issue})`)).map((issue) => ` (${issue})`);
  const item = `- ${isBreaking ? "**Breaking:** " : ""}${words}${refs.join("")}`;
  const kind = `### ${categoryTitle(draft.category ?? guessEntry(words).category)}\n\n${item}\n`;
  const blocks = packages.length === 0 ? [kind] : packages.map((each) => `## ${each}\n\n${kind}`);
  return { name: `${slugOf(words)}-${token}.md`, text: blocks.join("\n") };
}

const MOST = 40;

/** The first words of a text for a file's name. */
function slugOf(text: string): string {
  const words = foldLatin(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  return clipWords(words, MOST) || "change";
}

/** The first words of `a-slug-like-this`, at most so many characters; a first word that is longer is cut. */
function clipWords(slug: string, most: number): string {
  const signs = [...slug];
  if (signs.length <= most) return slug;
  const start = signs.slice(0, most + 1).join("");
  const end = start.lastIndexOf("-");
  return end > 0 ? start.slice(0, end) : signs.slice(0, most).join("");
}
