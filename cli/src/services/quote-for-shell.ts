/** A word as POSIX shells read it back: as it is when it is plain, else in single quotes. */
export function quoteForShell(word: string): string {
  return /^[\w./+:@%-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
