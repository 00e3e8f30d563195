import { lineAndColumn } from "../../../text/lines.ts";

export interface CsvParseResult {
  readonly rows: readonly (readonly string[])[];
  readonly delimiter: string;
}

/** A place in the text, lines and characters from 1. */
export interface CsvError {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

const delimiters = [",", ";", "\t", "|"] as const;

/**
 * Reads CSV by RFC 4180, with LF and CR taken as line ends too. Empty lines are left out.
 * @param delimiter undefined chooses the one of comma, semicolon, tab and bar that the first line has most of
 * @returns the rows, or where a quote is wrong
 */
export function readCsv(source: string, delimiter?: string): CsvParseResult | CsvError {
  const text = source.startsWith("\ufeff") ? source.slice(1) : source;
  const separator = delimiter ?? likelyDelimiter(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const endRow = () => {
    if (row.length > 1 || row[0] !== "" || wasQuoted) rows.push(row);
    row = [];
    wasQuoted = false;
  };
  let wasQuoted = false;
  while (at < text.length) {
    if (text[at] === '"') {
      const start = at;
      let cell = "";
      for (;;) {
        const end = text.indexOf('"', at + 1);
        if (end === -1)
          return {
            ...lineAndColumn(text)(start),
            message: "A quoted cell that begins here has no end. Close it with a quote.",
          };
        cell += text.slice(at + 1, end);
        at = end + 1;
        if (text[at] !== '"') break;
        cell += '"';
      }
      wasQuoted = true;
      row.push(cell);
      const next = text[at];
      if (next !== undefined && next !== separator && next !== "\n" && next !== "\r")
        return {
          ...lineAndColumn(text)(at),
          message: `After a quoted cell a ${nameOf(separator)} or the end of the line belongs. Double the quotes inside a cell.`,
        };
    } else {
      const end = endOfCell(text, at, separator);
      row.push(text.slice(at, end));
      at = end;
    }
    if (text[at] === separator) {
      at++;
      // A delimiter at the very end stands before one more cell.
      if (at === text.length) row.push("");
    } else {
      if (text[at] === "\r") at++;
      if (text[at] === "\n") at++;
      endRow();
    }
  }
  if (row.length > 0) endRow();
  return { rows, delimiter: separator };
}

function endOfCell(text: string, from: number, separator: string): number {
  for (let at = from; at < text.length; at++) {
    const character = text[at];
    if (character === separator || character === "\n" || character === "\r") return at;
  }
  return text.length;
}

function likelyDelimiter(text: string): string {
  const line = (/^(?:[^"\r\n]|"(?:[^"]|"")*")*/.exec(text.slice(0, 100_000))?.[0] ?? "").replaceAll(
    /"(?:[^"]|"")*"/g,
    "",
  );
  const counts = delimiters.map((each) => line.split(each).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ",";
}

const nameOf = (separator: string) =>
  separator === "\t" ? "tab" : separator === "," ? "comma" : separator === ";" ? "semicolon" : "bar";
