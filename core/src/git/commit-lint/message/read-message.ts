import { tellsBreaking } from "../../commit/breaking.ts";
import { readEmojiHeader } from "../../commit/emoji-header.ts";
import { readReferences } from "./references.ts";
import type { Judge, LintMessage, MessagePart } from "./message.ts";

/**
 * Which header and footer count. `conventional` is the preset of config-conventional; `angular` is what commitlint
 * falls back to without a preset: it knows no `!`, and no BREAKING-CHANGE with a hyphen.
 */
export type Preset = "conventional" | "angular";

const HEADER: Readonly<Record<Preset, RegExp>> = {
  conventional: /^(\w*)(?:\((.*)\))?!?: (.*)$/,
  angular: /^(\w*)(?:\((.*)\))?: (.*)$/,
};
const NOTE: Readonly<Record<Preset, RegExp>> = {
  conventional: /^[\s|*]*BREAKING[ -]CHANGE[:\s]/i,
  angular: /^[\s|*]*BREAKING CHANGE[:\s]/i,
};

/**
 * Takes a message apart as commitlint does, so that the same rules give the same verdict. The footer begins with the
 * first line that names an issue or a breaking change, wherever it stands; parseCommit in core/src/git/commit follows
 * Conventional Commits instead. @param text clean: no comments; undefined comes back when it is blank
 */
export function readMessage(
  text: string,
  preset: Preset = "conventional",
  judge: Judge = "commitlint",
): LintMessage | undefined {
  const lines = text.split(/\r?\n/);
  while (lines[0] === "") lines.shift();
  while (lines.at(-1) === "") lines.pop();
  if (lines.every((line) => line.trim() === "")) return undefined;
  const [header = ""] = lines;
  const emoji = judge === "toolbox" ? readEmojiHeader(header) : undefined;
  const [, type, scope, subject] = emoji
    ? ["", emoji.type, emoji.scope, emoji.description]
    : (HEADER[preset].exec(header) ?? []);
  const isNote = lines.map(
    (line, index) => index > 0 && (NOTE[preset].test(line) || (judge === "toolbox" && tellsBreaking(line))),
  );
  // An issue in the line that opens a note is part of the note's text.
  const counts = lines.map((line, index) => (isNote[index] ? 0 : readReferences(line)));
  const start = lines.findIndex((_, index) => index > 0 && ((counts[index] ?? 0) > 0 || isNote[index]));
  const end = start < 0 ? lines.length : start;
  // What gpg says of a signature got into some logs; it is not a part of a message.
  const own = lines.map((line) => (/^\s*gpg:/.test(line) ? "" : line));
  const body = part(own, 1, end);
  const footer = part(own, end, own.length);
  return {
    text: lines.join("\n"),
    lines,
    header,
    ...(emoji ? { sign: emoji.sign } : {}),
    ...(type ? { type } : {}),
    ...(scope ? { scope } : {}),
    ...(subject ? { subject } : {}),
    ...(body ? { body } : {}),
    ...(footer ? { footer } : {}),
    judge,
    references: counts.reduce((sum, count) => sum + count, 0),
  };
}

/** The lines from `from` up to `to` without the blank ones around. */
function part(lines: readonly string[], from: number, to: number): MessagePart | undefined {
  let [first, last] = [from, to];
  while (first < last && lines[first] === "") first++;
  while (first < last && lines[last - 1] === "") last--;
  if (first === last) return undefined;
  const own = lines.slice(first, last);
  return { text: own.join("\n"), lines: own, line: first + 1 };
}
