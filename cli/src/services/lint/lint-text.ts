import type { Finding } from "@toolbox/core/git/commit-lint/apply-rules.ts";
import { oneLine } from "@toolbox/core";
import { paint } from "../../shell/bold.ts";
import { cellWidth } from "../../shell/cell-width.ts";
import type { Stream } from "../../shell/shell.ts";
import { withoutCodes } from "../../shell/terminal-text.ts";
import type { Judged } from "./verdict.ts";

type Look = Pick<Stream, "isColored" | "columns">;

/** The findings for people: each line with marks under the places, what is wrong there, and a better first line. */
export function lintText(messages: readonly Judged[], look: Look): string {
  return messages
    .filter(({ findings }) => findings.length > 0)
    .map((message) => messageText(message, look))
    .join("\n");
}

function messageText({ source, lines, findings, suggestion }: Judged, look: Look): string {
  const numbers = [...new Set(findings.map(({ at }) => at.line))];
  const gutter = String(numbers.at(-1) ?? 1).length;
  const rows = numbers.flatMap((number) => {
    const found = findings.filter(({ at }) => at.line === number);
    return lineRows({ number, text: lines[number - 1] ?? "", gutter }, found, look);
  });
  const title = source.label === "" ? [] : [paint(look, 1, 22)(oneLine(source.label))];
  return [...title, ...rows, ...(suggestion === undefined ? [] : betterRows(oneLine(suggestion), look)), ""].join("\n");
}

/** The better first line, further rows of it below its first word. */
function betterRows(suggestion: string, look: Look): string[] {
  const label = "better: ";
  return wrap(paint(look, 32, 39)(suggestion), suggestion, look.columns - label.length).map((row, at) =>
    at === 0 ? `${paint(look, 2, 22)("better:")} ${row}` : `${" ".repeat(label.length)}${row}`,
  );
}

interface Line {
  readonly number: number;
  readonly text: string;
  /** How wide line numbers are. */
  readonly gutter: number;
}

/** A line and its findings; a line too long for the terminal is shown around each of them. */
function lineRows({ number, text, gutter }: Line, findings: readonly Finding[], look: Look): string[] {
  const dim = paint(look, 2, 22);
  const plain = text.replace(/\t/g, " ");
  const room = look.columns - gutter - 3;
  const head = (line: string) => `${dim(`${String(number).padStart(gutter)} |`)} ${line}`;
  const blank = dim(`${" ".repeat(gutter)} |`);
  if (widthOf(plain) <= room)
    return [head(oneLine(plain)), ...findings.flatMap((finding) => markRows(finding, plain, 0, { blank, room }, look))];
  let last = "";
  return findings.flatMap((finding) => {
    const start = Math.max(0, Math.min(finding.at.column - 1 - Math.floor(room / 2), plain.length - room + 2));
    const end = start + room - 2;
    const shown = `${start > 0 ? "…" : ""}${plain.slice(start, end)}${end < plain.length ? "…" : ""}`;
    const rows = markRows(finding, shown, start - (start > 0 ? 1 : 0), { blank, room }, look);
    const isRepeated = shown === last;
    last = shown;
    return isRepeated ? rows : [head(oneLine(shown)), ...rows];
  });
}

/** The marks under a place and the sentence, behind them when it fits and below them when not. */
function markRows(
  { rule, level, sentence, at }: Finding,
  shown: string,
  offset: number,
  { blank, room }: { readonly blank: string; readonly room: number },
  look: Look,
): string[] {
  const loud = level === "error" ? paint(look, 31, 39) : paint(look, 33, 39);
  const column = at.column - 1 - offset;
  const before = widthOf(shown.slice(0, column));
  const width = Math.max(1, widthOf(shown.slice(column, column + at.length)));
  const marks = `${" ".repeat(before)}${loud("^".repeat(width))}`;
  const told = oneLine(sentence);
  const words = `${level}: ${told} (${rule})`;
  const colored = `${loud(level)}: ${told} ${paint(look, 2, 22)(`(${rule})`)}`;
  if (before + width + 1 + words.length <= room) return [`${blank} ${marks} ${colored}`];
  return [`${blank} ${marks}`, ...wrap(colored, words, room).map((row) => `${blank} ${row}`)];
}

/** Breaks a text between words. A text that fits keeps its color. */
function wrap(colored: string, plain: string, room: number): readonly string[] {
  if (plain.length <= room) return [colored];
  const rows: string[] = [];
  let row = "";
  for (const word of colored.split(" ")) {
    if (row !== "" && withoutCodes(`${row} ${word}`).length > room) {
      rows.push(row);
      row = word;
    } else row = row === "" ? word : `${row} ${word}`;
  }
  return [...rows, row];
}

/** The columns a part of a line takes as it is shown. */
const widthOf = (text: string) => cellWidth(oneLine(text));
