/**
 * A count with its word. English plurals in s come by themselves, others and whole phrases are given.
 * @example pluralize(1, "error") // "1 error"
 * @example pluralize(3, "match", "matches") // "3 matches"
 * @example pluralize(0, "commit does", "commits do") // "0 commits do"
 */
export const pluralize = (count: number, one: string, many?: string): string =>
  `${formatNumber(count)} ${plural(count, one, many)}`;

/** The word of a count alone, where the number stands by itself. */
export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/**
 * Words as a list in a sentence. "" for none.
 * @example formatList(["a", "b", "c"]) // "a, b and c"
 * @example formatList(["a", "b"], "or") // "a or b"
 */
export const formatList = (words: readonly string[], joint: "and" | "or" = "and"): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} ${joint} ${words.at(-1)}`;

/**
 * A whole number with commas between its thousands. What `toLocaleString("en")` says of one; but that loads the rules of
 * all languages, and a command waits ten milliseconds for its first word.
 * @example formatNumber(10_000) // "10,000"
 */
export const formatNumber = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");

/** A text with its first letter in upper case. @example capitalize("row level") // "Row level" */
export const capitalize = (text: string): string => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());

/** A text, or the beginning of a longer one: at most `max` characters with the ellipsis. @example clip("abcdef", 4) // "abc…" */
export const clip = (text: string, max: number): string => (text.length > max ? `${text.slice(0, max - 1)}…` : text);

/** A character by its number, as Unicode writes it. @example codePointLabel("é") // "U+00E9" */
export const codePointLabel = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
