/** Words as a list in a sentence: `a`, `a and b`, `a, b and c`. "" for none. */
export const listed = (words: readonly string[], joint: "and" | "or" = "and"): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} ${joint} ${words.at(-1)}`;
