const VOWEL = /[aeiou]/;

/**
 * The forms of a regular English verb.
 * @example verbForms("fix") // ["fix", "fixes", "fixed", "fixing"]
 * @param doubled the last letter doubles before -ed and -ing, as in `format`
 */
export function verbForms(verb: string, doubled = false): readonly string[] {
  const stem = doubled ? verb + verb.slice(-1) : verb.replace(/e$/, "");
  return [...nounForms(verb), `${stem}ed`, `${stem}ing`];
}

/** A regular English noun and its plural. @example nounForms("dependency") // ["dependency", "dependencies"] */
export function nounForms(noun: string): readonly string[] {
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return [noun, `${noun}es`];
  if (noun.endsWith("y") && !VOWEL.test(noun.at(-2) ?? "")) return [noun, `${noun.slice(0, -1)}ies`];
  return [noun, `${noun}s`];
}
