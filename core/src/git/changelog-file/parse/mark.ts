import type { Category } from "../../changelog/entries/categories.ts";
import { fingerprint } from "./fingerprint.ts";

/*
 * A generated bullet ends its first line with `<!-- a1b2c3d4e5f6 0f1e2d3c -->`: the commit it tells of, and the
 * fingerprint of the words and the category it was written with. Readers do not see it, and it says whether a bullet
 * still is as it was generated. Why this form: docs/decisions/0301-generated-bullets-carry-a-mark.md
 */

export interface Mark {
  /** The start of the commit's object name. */
  readonly commit: string;
  readonly print: string;
}

const MARK = /<!--\s+([0-9a-f]{7,64})\s+([0-9a-f]{8})\s+-->/g;
const MARK_DIGITS = 12;

/** The fingerprint of a bullet. Its marker, line breaks and indentation say nothing, so formatters may change them. */
export function printOf(category: Category | undefined, words: string): string {
  return fingerprint(`${category ?? ""}\n${words.replace(/\s+/g, " ").trim()}`);
}

/** Stands for the fingerprint of a bullet whose words people wrote: it is never taken for one that was generated. */
export const BY_HAND = "00000000";

/** The names that the bullets of fragments in a text are marked with. */
export const markedByHand = (text: string): readonly string[] =>
  readMarks(text).marks.flatMap(({ commit, print }) => (print === BY_HAND ? [commit] : []));

/** The mark of a generated bullet, as an HTML comment. */
export function formatMark(commit: string, print: string): string {
  return `<!-- ${commit.slice(0, MARK_DIGITS)} ${print} -->`;
}

/** The marks that stand in a text, and the text without them. */
export function readMarks(text: string): { readonly marks: readonly Mark[]; readonly words: string } {
  const marks = [...text.matchAll(MARK)].map(([, commit = "", print = ""]) => ({ commit, print }));
  return { marks, words: marks.length === 0 ? text : text.replace(MARK, "") };
}
