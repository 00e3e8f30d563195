import { graphemeCount, pluralize } from "@toolbox/core";

let last = { text: "", words: "0 characters" };

/** `1,801 characters`: what a reader would count. Counted once for a text, which may be long. */
export function charactersOf(text: string): string {
  if (text === last.text) return last.words;
  last = { text, words: pluralize(graphemeCount(text), "character") };
  return last.words;
}
