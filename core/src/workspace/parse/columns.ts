/** Columns that a tab counts. */
const TAB = 2;

/** The columns before the first letter of a line. */
export function columnsOf(raw: string): number {
  const space = /^\s*/.exec(raw)?.[0] ?? "";
  return space.replaceAll("\t", " ".repeat(TAB)).length;
}
