/**
 * Cuts a text into lines, each with its own line break (`\n`, `\r\n` or a lone `\r`, as CommonMark 0.31 has them).
 * Joined they give the text again, byte for byte.
 */
export function splitLines(text: string): readonly string[] {
  const lines: string[] = [];
  let start = 0;
  for (const { index, 0: lineBreak } of text.matchAll(/\r\n?|\n/g)) {
    const end = index + lineBreak.length;
    lines.push(text.slice(start, end));
    start = end;
  }
  if (start < text.length) lines.push(text.slice(start));
  return lines;
}

/** The line break a text uses: its first one, `\n` when it has none. */
export function lineBreakOf(text: string): string {
  return /\r\n?|\n/.exec(text)?.[0] ?? "\n";
}

/** A text without the line break that ends it. */
export function withoutLastBreak(text: string): string {
  const length = text.endsWith("\r\n") ? 2 : text.endsWith("\n") || text.endsWith("\r") ? 1 : 0;
  return text.slice(0, text.length - length);
}

/** True for an empty line and for one of spaces and tabs alone. */
export function isBlank(line: string): boolean {
  return /^[ \t]*[\r\n]*$/.test(line);
}

/** How far a line is indented, in columns; a tab reaches to the next multiple of four (CommonMark 0.31, section 2.2). */
export function indentOf(line: string): number {
  let columns = 0;
  for (let at = 0; line[at] === " " || line[at] === "\t"; at++) columns += line[at] === " " ? 1 : 4 - (columns % 4);
  return columns;
}
