import { graphemeCount } from "@toolbox/core";

const number = new Intl.NumberFormat("en");
let last = { text: "", words: "0 characters" };

/** `1,801 characters`: what a reader would count. Counted once for a text, which may be long. */
export function charactersOf(text: string): string {
  if (text === last.text) return last.words;
  const count = graphemeCount(text);
  last = { text, words: `${number.format(count)} ${count === 1 ? "character" : "characters"}` };
  return last.words;
}
