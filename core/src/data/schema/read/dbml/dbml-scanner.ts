import { lineAndColumn } from "../../../../text/lines.ts";
import type { Place } from "../../model.ts";

export interface DbmlToken {
  /** `word` takes numbers too; `code` stood in backticks. */
  readonly kind: "word" | "name" | "string" | "code" | "mark";
  readonly text: string;
  readonly start: number;
  /** A line break stood before it. */
  readonly leads: boolean;
}

const space = /[ \t\r\n\f\v\u00a0\ufeff]+|\/\/[^\n]*/y;
/** After so many quotes that never end, further ones are taken as marks: each search goes to the end of the text. */
const MOST_OPEN = 20;
const word = /[\p{L}\p{N}_$#]+(?:\.\d+)?/uy;
const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f", v: "\v", "0": "\0" };

/** DBML as tokens. A quote that never ends takes the rest of its line. */
export function scanDbml(
  text: string,
  unended: (place: Place) => void,
  file?: string,
): { tokens: DbmlToken[]; placeAt: (offset: number) => Place } {
  const lineAt = lineAndColumn(text);
  const placeAt = (offset: number): Place => {
    const { line } = lineAt(offset);
    return file === undefined ? { line } : { line, file };
  };
  const tokens: DbmlToken[] = [];
  let at = 0;
  let leads = true;
  let open = 0;
  const until = (quote: string, from: number): number => {
    for (let end = from; end < text.length; end++) {
      if (text[end] === "\\") end++;
      else if (text.startsWith(quote, end)) return end;
      else if (quote.length === 1 && quote !== "`" && text[end] === "\n") return -1;
    }
    return -1;
  };
  while (at < text.length) {
    space.lastIndex = at;
    const gap = space.exec(text)?.[0];
    if (gap !== undefined) {
      leads ||= gap.includes("\n");
      at += gap.length;
      continue;
    }
    if (text.startsWith("/*", at)) {
      const end = text.indexOf("*/", at + 2);
      if (end === -1) unended(placeAt(at));
      at = end === -1 ? text.length : end + 2;
      continue;
    }
    const start = at;
    const character = text[at] ?? "";
    const quote = text.startsWith("'''", at) ? "'''" : "'\"`".includes(character) ? character : "";
    if (quote !== "" && open < MOST_OPEN) {
      const end = until(quote, at + quote.length);
      const stop = end === -1 ? lineEnd(text, at) : end;
      if (end === -1) {
        unended(placeAt(start));
        open++;
      }
      const raw = text.slice(at + quote.length, stop);
      const kind = quote === "`" ? "code" : quote === '"' ? "name" : "string";
      const value = quote === "'''" ? outdented(raw) : raw;
      tokens.push({ kind, text: kind === "code" ? value : unescaped(value), start, leads });
      at = end === -1 ? stop : end + quote.length;
    } else {
      word.lastIndex = at;
      const found = word.exec(text)?.[0];
      tokens.push({ kind: found === undefined ? "mark" : "word", text: found ?? character, start, leads });
      at += (found ?? character).length;
    }
    leads = false;
  }
  return { tokens, placeAt };
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end === -1 ? text.length : end;
}

function unescaped(text: string): string {
  if (!text.includes("\\")) return text;
  return text.replaceAll(/\\(?:u([\da-fA-F]{4})|\r?\n|([\s\S]))/g, (_, code?: string, letter?: string) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : letter === undefined ? "" : (escapes[letter] ?? letter),
  );
}

/** A text over several lines, without the indent they share and the empty lines around it. */
function outdented(text: string): string {
  const lines = text.split(/\r?\n/);
  if (lines.length === 1) return text;
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const shared = Math.min(...(indents.length > 0 ? indents : [0]));
  return lines
    .map((line) => line.slice(shared))
    .join("\n")
    .replace(/^\n+|\n\s*$/g, "");
}
