/** What a text is taken for when one of the words stands in it. */
export interface KeywordRule<V extends string> {
  readonly value: V;
  /** Lower case, every form written out (text/inflect.ts). */
  readonly words: readonly string[];
}

/**
 * The value of the first rule that has a word in the text. Case does not matter. Only whole words count: letters,
 * digits and the underscore belong to a word, everything else (the hyphen too) ends it, so that "address" is not
 * "add" and "auto-fix" is "fix".
 */
export function firstKeyword<V extends string>(text: string, rules: readonly KeywordRule<V>[]): V | undefined {
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}_]+/gu));
  return rules.find((rule) => rule.words.some((word) => words.has(word)))?.value;
}
