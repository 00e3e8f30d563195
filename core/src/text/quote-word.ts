/** A word for a POSIX shell (XCU 2.2.2): plain ones as they are, others in single quotes, which keep all but themselves. */
export function quoteWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
