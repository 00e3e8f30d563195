export interface CsvStyle {
  readonly delimiter: string;
  /** Puts an apostrophe before cells that a spreadsheet would take for a formula. */
  readonly guard: boolean;
  /** Starts with a byte order mark, which makes Excel read UTF-8. */
  readonly bom: boolean;
}

/**
 * Rows as CSV by RFC 4180: CRLF after every row, quotes around cells with a delimiter, a quote or a line break, quotes
 * doubled. A row of one empty cell is quoted, so that it is not an empty line.
 */
export function writeCsv(rows: readonly (readonly string[])[], { delimiter, guard, bom }: CsvStyle): string {
  const special = new RegExp(`[${delimiter === "|" ? "|" : delimiter}"\r\n]|^[ \t]|[ \t]$`);
  const cell = (text: string) => {
    const safe = guard ? guarded(text) : text;
    return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  const lines = rows.map((row) => (row.length === 1 && row[0] === "" ? '""' : row.map(cell).join(delimiter)));
  return `${bom ? "\ufeff" : ""}${lines.map((line) => `${line}\r\n`).join("")}`;
}

/**
 * A cell no spreadsheet runs: one that starts with `=`, `+`, `-`, `@`, a tab or a carriage return gets an apostrophe in
 * front (OWASP, CSV injection). Plain numbers such as -5 and +1.5e3 stay as they are.
 */
export function guarded(text: string): string {
  const isFormula =
    /^[=+\-@\t\r\n\0＝＋－＠]/.test(text) && !/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text);
  return isFormula ? `'${text}` : text;
}
