/** What a text is taken for when one of the words stands in it. */
export interface KeywordRule<V extends string> {
  readonly value: V;
  /** Lower case, every form written out (text/inflect.ts). */
  readonly words: readonly string[];
}

const indexes = new WeakMap<readonly KeywordRule<string>[], ReadonlyMap<string, number>>();

/**
 * The value of the first rule that has a word in the text. Case does not matter. Only whole words count: letters,
 * digits and the underscore belong to a word, everything else (the hyphen too) ends it, so that "address" is not
 * "add" and "auto-fix" is "fix".
 */
export function firstKeyword<V extends string>(text: string, rules: readonly KeywordRule<V>[]): V | undefined {
  const index = indexes.get(rules) ?? indexRules(rules);
  let first = rules.length;
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [])
    first = Math.min(first, index.get(word) ?? first);
  return rules[first]?.value;
}

/** The first rule of each word: a history asks for thousands of texts. */
function indexRules(rules: readonly KeywordRule<string>[]): ReadonlyMap<string, number> {
  const index = new Map<string, number>();
  for (const [place, { words }] of rules.entries())
    for (const word of words) if (!index.has(word)) index.set(word, place);
  indexes.set(rules, index);
  return index;
}
