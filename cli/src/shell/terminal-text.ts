import { showControls } from "@toolbox/core";
import { cellWidth } from "./cell-width.ts";
import type { Stream } from "./shell.ts";

// Known to this process alone: no text that others wrote can hold it, and so none can pass for a code of ours.
const KEY = `\u0002${Math.random().toString(36).slice(2)}${Math.random().toString(36).slice(2)}:`;
const END = "\u0003";
const CODE = new RegExp(`${KEY}([^${END}]*)${END}`, "g");

/**
 * A control sequence of our own, such as a color, to stand in a text for a {@link Stream}. All other escapes in such a
 * text are somebody else's and shown, not obeyed. @param sequence what follows ESC: `[1m`
 */
export const terminalCode = (sequence: string): string => `${KEY}${sequence}${END}`;

/** A text without our own codes, as it is measured. */
export const withoutCodes = (text: string): string => (text.includes(KEY) ? text.replace(CODE, "") : text);

export interface Destination extends Pick<Stream, "isTerminal" | "columns"> {
  /** Words for people, stderr, whose lines are broken between words; results, stdout, keep their bytes in a pipe. */
  readonly isForPeople: boolean;
}

/** What a stream really writes for a text: others' control characters shown where somebody reads, our own codes as codes. */
export function streamText(text: string, { isTerminal, isForPeople, columns }: Destination): string {
  const laidOut = isTerminal && isForPeople ? wrapLines(text, columns) : text;
  const isRead = isTerminal || isForPeople;
  if (!laidOut.includes(KEY)) return isRead ? showControls(laidOut) : laidOut;
  // Split by a pattern with a group: every second part is a code.
  return laidOut
    .split(CODE)
    .map((part, index) => (index % 2 === 1 ? `\u001b${part}` : isRead ? showControls(part) : part))
    .join("");
}

/** Breaks lines that are longer than a terminal is wide between words, each under the beginning of its line. */
function wrapLines(text: string, columns: number): string {
  return text
    .split("\n")
    .flatMap((line) => (width(line) <= columns ? line : wrapLine(line, columns)))
    .join("\n");
}

function wrapLine(line: string, columns: number): readonly string[] {
  const indent = /^ */.exec(line)?.[0] ?? "";
  const rows: string[] = [];
  let row = "";
  for (const word of line.slice(indent.length).split(" ")) {
    const longer = row === "" ? indent + word : `${row} ${word}`;
    if (row !== "" && width(longer) > columns) {
      rows.push(row);
      row = indent + word;
    } else row = longer;
  }
  return [...rows, row];
}

const width = (line: string) => cellWidth(showControls(withoutCodes(line)));
