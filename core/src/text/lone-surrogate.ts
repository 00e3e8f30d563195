/**
 * What is wrong with a text that no file can hold: half of a character in UTF-16 (Unicode 16.0, section 3.9, D92),
 * which an encoder replaces silently. Undefined for every other text.
 * @param what the text is called at the start of the sentence
 * @example loneSurrogateMessage("The text", "ab") // undefined
 */
export function loneSurrogateMessage(what: string, text: string): string | undefined {
  const at = text.search(/\p{Surrogate}/u);
  if (at === -1) return undefined;
  const code = text.charCodeAt(at).toString(16).toUpperCase();
  const line = text.slice(0, at).split("\n").length;
  const column = at - text.lastIndexOf("\n", at - 1);
  return `${what} has half of a character (U+${code}) in line ${line}, column ${column}. Put the whole one there, or delete it.`;
}
