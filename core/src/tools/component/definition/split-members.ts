import type { PropError } from "../prop.ts";

/** The text of one member of an interface and the line it starts on. */
export interface Member {
  readonly text: string;
  readonly line: number;
}

const closers: Readonly<Record<string, string>> = { "{": "}", "(": ")", "[": "]", "<": ">" };

/**
 * Splits the inside of an interface at semicolons, commas and line ends, none of which count inside brackets and
 * quotes. Comments are left out. A line that ends in an operator goes on in the next, one that starts with `|`, `&`
 * or `=>` belongs to the last.
 */
export function splitMembers(text: string): { readonly members: readonly Member[]; readonly fault?: PropError } {
  const members: Member[] = [];
  const open: { readonly mark: string; readonly line: number }[] = [];
  let member = "";
  let start = 1;
  let line = 1;
  const finish = () => {
    if (member.trim() !== "") members.push({ text: member.trim().replace(/\s+/g, " "), line: start });
    member = "";
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? "";
    const pair = text.slice(at, at + 2);
    if (pair === "//" || pair === "/*") {
      const end = pair === "//" ? text.indexOf("\n", at) : text.indexOf("*/", at + 2);
      if (end < 0 && pair === "/*") return { members, fault: { line, message: "The comment is not closed by */." } };
      const stop = end < 0 ? text.length : pair === "//" ? end : end + 2;
      line += text.slice(at, stop).split("\n").length - 1;
      at = stop - 1;
      continue;
    }
    if (`"'\``.includes(character)) {
      const end = closingQuote(text, at);
      if (end < 0) return { members, fault: { line, message: `The quote ${character} is not closed.` } };
      if (member.trim() === "") start = line;
      member += text.slice(at, end + 1);
      at = end;
      continue;
    }
    if (character === "\n") {
      if (open.length > 0 || goesOn(member, text.slice(at + 1))) member += " ";
      else finish();
      line += 1;
      continue;
    }
    if (open.length === 0 && (character === ";" || character === ",")) {
      finish();
      continue;
    }
    if (closers[character]) open.push({ mark: character, line });
    else if ("})]>".includes(character) && !(character === ">" && text[at - 1] === "=")) {
      const last = open.pop();
      if (!last || closers[last.mark] !== character)
        return { members, fault: { line, message: `There is a ${character} that closes nothing.` } };
    }
    if (member.trim() === "" && character.trim() !== "") start = line;
    member += character;
  }
  finish();
  const left = open.at(-1);
  return left ? { members, fault: { line: left.line, message: `The ${left.mark} is not closed.` } } : { members };
}

/** Where the quote that opens at `from` closes, or -1. A plain string ends with its line at the latest. */
function closingQuote(text: string, from: number): number {
  const quote = text[from];
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === quote) return at;
    else if (text[at] === "\n" && quote !== "`") return -1;
  }
  return -1;
}

const goesOn = (member: string, rest: string): boolean =>
  (member.trim() !== "" && /(\||&|=>|:|=|\bextends|\bkeyof)\s*$/.test(member)) || /^\s*(\||&|=>)/.test(rest);
