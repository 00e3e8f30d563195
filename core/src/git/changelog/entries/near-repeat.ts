const SMALL = new Set("a an and as at by for from in into is it its of on or so that the this to with".split(" "));

/** How alike two sentences must be, by the share of words they have in common (Dice's coefficient). */
const ALIKE = 0.6;

/** Whether two entries say the same in nearly the same words: `Add paging` and `add paging to the API (#12)`. */
export function isNearRepeat(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.size === 0 || b.size === 0) return one.trim().toLowerCase() === other.trim().toLowerCase();
  const shared = [...a].filter((word) => b.has(word)).length;
  return (2 * shared) / (a.size + b.size) >= ALIKE;
}

/** The words that carry meaning, without marks, scopes, numbers of requests and endings. */
function wordsOf(text: string): ReadonlySet<string> {
  const plain = text
    .split("\n", 1)[0]!
    .replace(/\*\*[^*]*:\*\*/g, " ")
    .replace(/\(?[#!]\d+\)?/g, " ")
    .toLowerCase();
  const words = plain.match(/[\p{L}\p{N}_]+/gu) ?? [];
  return new Set(words.filter((word) => !SMALL.has(word)).map((word) => word.replace(/(?<=.{3})(?:es|ed|ing|s)$/, "")));
}
