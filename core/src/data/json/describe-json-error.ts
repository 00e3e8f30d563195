import { codePointLabel } from "../../text/format.ts";
import { lineAndColumn } from "../../text/lines.ts";
import type { JsonError } from "./json-error.ts";

export interface JsonErrorReport {
  /** Where it stopped making sense: UTF-16 code units from 0, lines and characters from 1. */
  readonly offset: number;
  readonly line: number;
  readonly column: number;
  /** What was expected and what to do, as one or two sentences. */
  readonly message: string;
  /** The line, and under it a caret at the column. */
  readonly excerpt: string;
}

/** Characters of a line shown before and after the fault. */
const AROUND = 36;

/** A fault in words, with its place. @param fault its offset counts UTF-16 code units of `text` */
export function describeJsonError(text: string, fault: JsonError): JsonErrorReport {
  // A text that ends too early is at fault where its last line ends, not in the empty one after it.
  const isEnd = text.slice(fault.offset).trim() === "";
  const offset = isEnd ? Math.min(fault.offset, text.trimEnd().length) : fault.offset;
  const { line, column: unit } = lineAndColumn(text)(offset);
  const lineStart = offset - unit + 1;
  const column = lengthOf(text.slice(lineStart, offset)) + 1;
  return { offset, line, column, message: faultWords(text, fault), excerpt: excerptOf(text, lineStart, offset, line) };
}

const lengthOf = (text: string) => Array.from(text).length;

function excerptOf(text: string, lineStart: number, offset: number, line: number): string {
  const lineEnd = text.indexOf("\n", offset) === -1 ? text.length : text.indexOf("\n", offset);
  const from = Math.max(lineStart, offset - AROUND);
  const before = plain(`${from > lineStart ? "…" : ""}${text.slice(from, offset)}`);
  const after = plain(text.slice(offset, Math.min(lineEnd, offset + AROUND)));
  const gutter = `${line} | `;
  return `${gutter}${before}${after}\n${" ".repeat(gutter.length + lengthOf(before))}^`;
}

/** Tabs and other control characters take one column. */
const plain = (text: string) => text.replaceAll(/\p{Cc}/gu, " ");

function faultWords(text: string, { kind, offset, open }: JsonError): string {
  const rest = text.slice(offset, offset + 40);
  const found = rest === "" ? "the end of the text" : shown(rest);
  const bracket = open.at(-1);
  const closing = bracket === "{" ? "}" : "]";
  const odd = oddWords(text, offset, rest);
  switch (kind) {
    case "value":
      return odd ?? `A value belongs here, not ${found}.${openWords(rest, open)}`;
    case "name":
      return (
        odd ??
        (/^[\p{L}_$]/u.test(rest)
          ? "Names must be in double quotes."
          : `A name in double quotes belongs here, not ${found}.${openWords(rest, open)}`)
      );
    case "colon":
      return `A colon belongs between a name and its value, not ${found}.`;
    case "comma":
      if (/^["{[\d\-tfn]/.test(rest)) return `A comma is missing before ${found}.`;
      return odd ?? `A comma or ${closing} belongs here, not ${found}.${openWords(rest, open)}`;
    case "end":
      return /^[{["\d\-tfn]/.test(rest)
        ? "The value is over, and another one begins. If every line is a value of its own, read it as JSON Lines."
        : (odd ?? `The value is over, but ${found} follows. Take it away.`);
    case "control":
      return rest.startsWith("\n") || rest.startsWith("\r")
        ? 'A line breaks inside a string. Write \\n for it, or close the string with ".'
        : `There is a control character in a string. Write ${escapeOf(rest)} for it.`;
    case "escape":
      return `${JSON.stringify(rest.slice(0, 2)).slice(1, -1).replaceAll("\\\\", "\\")} is not a valid escape. There are \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hex digits.`;
    case "open-string":
      return 'A string that begins here has no end. Close it with ".';
    case "open-comment":
      return "A comment that begins here has no end. Close it with */.";
    case "number":
      return numberWords(rest);
    case "no-number":
      return `JSON has no ${/^[+-]?\w+/.exec(rest)?.[0] ?? "such number"}. Write null, or a text.`;
  }
}

const openWords = (rest: string, open: string) =>
  rest === "" && open !== ""
    ? ` ${open.length === 1 ? "One bracket is" : `${open.length} brackets are`} still open.`
    : "";

function oddWords(text: string, offset: number, rest: string): string | undefined {
  if (/^[}\]]/.test(rest) && /,\s*$/.test(text.slice(Math.max(0, offset - 200), offset)))
    return `A comma before ${rest[0]} has nothing after it. Take the comma away, or read it as JSONC.`;
  if (rest.startsWith("'"))
    return "Strings must be in double quotes, not single quotes. Change them, or read it as JSON5.";
  if (/^[“”„‘’]/.test(rest)) return `${rest[0]} is a typographic quote. Write ".`;
  if (/^\/[/*]/.test(rest)) return "JSON has no comments. Take it away, or read it as JSONC.";
  if (rest.startsWith("#")) return "JSON has no comments. Take it away.";
  const word = /^[A-Za-z_$]\w*/.exec(rest)?.[0];
  if (word === undefined) return undefined;
  const known = { true: "true", false: "false", null: "null", none: "null", nil: "null" }[word.toLowerCase()];
  if (known !== undefined && known !== word) return `${word} is not a valid JSON value. Write ${known}.`;
  if (/^(?:NaN|Infinity|undefined)$/.test(word)) return `JSON has no ${word}. Write null, or a text.`;
  return undefined;
}

function numberWords(rest: string): string {
  const number = /^[+-]?[\w.+-]*/.exec(rest)?.[0] ?? "";
  if (/^-?0\d/.test(number)) return `${number} begins with a zero too many.`;
  if (number.startsWith("+")) return "A number has no plus sign in front. Take it away.";
  if (/^-?\./.test(number)) return "A number begins with a digit: write 0 before the point.";
  if (/^-?\d+\.(?!\d)/.test(number)) return "Digits belong after the decimal point.";
  if (/^-?0x/i.test(number)) return "JSON has no hexadecimal numbers. Read it as JSON5, or write it in decimal.";
  return `${number === "" ? shown(rest) : `"${number}"`} is not a valid JSON number.`;
}

function shown(rest: string): string {
  const [first = ""] = rest;
  if (first === "\n" || first === "\r") return "a line break";
  const word = /^[\p{L}\d_$.-]{1,20}/u.exec(rest)?.[0] ?? first;
  return word === '"' ? "a string" : /\p{C}/u.test(word) ? codePointLabel(word) : `"${word}"`;
}

const escapeOf = (rest: string) => JSON.stringify(rest[0] ?? "").slice(1, -1);
