const REFERENCE = /(?<![\p{L}\p{N}/])[#!](\d{1,9})(?![\p{L}\p{N}])/gu;

/** The numbers of requests and issues that words name: `#12`, `!7`, also as links. */
export const numbersIn = (words: string): readonly string[] =>
  words.includes("#") || words.includes("!") ? Array.from(words.matchAll(REFERENCE), ([, number = ""]) => number) : [];

/** The numbers at the end of an entry's first line, by which its host names it: `Add paging (#10) (#12)`. */
export function ownNumbers(text: string): readonly string[] {
  const [first = ""] = text.split("\n", 1);
  const plain = first.replace(/\[([#!]\d+)\]\([^()]*\)/g, "$1");
  return numbersIn(/(?:\s*\([#!]\d+(?:,\s*[#!]\d+)*\))+\s*$/.exec(plain)?.[0] ?? "");
}
