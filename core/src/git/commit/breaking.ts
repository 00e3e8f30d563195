/**
 * The line that says what breaks: `BREAKING CHANGE: …`, also in the plural and with a hyphen, in capitals at the start of
 * a line or of a list item. What breaks stands behind the colon or in the next lines; alone in its line it may lack the
 * colon. Small letters are prose (Conventional Commits 1.0.0, rule 15).
 */
const LINE = /^[\s|*]*(BREAKING[ -]CHANGES?)[ \t]*(?::[ \t]*(.*)|)$/;

/** The words and the text of a line that says what breaks; undefined for any other line. */
export function readBreakingLine(line: string): { readonly token: string; readonly text: string } | undefined {
  const [, token, text = ""] = LINE.exec(line) ?? [];
  return token === undefined ? undefined : { token, text };
}

/** Whether a text holds a line that says what breaks. */
export function tellsBreaking(text: string): boolean {
  return text.includes("BREAKING") && text.split(/\r\n?|\n/).some((line) => LINE.test(line));
}
