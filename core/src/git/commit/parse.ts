import { readBreakingLine } from "./breaking.ts";

/** A footer of a commit message: `Refs: #12` or `Fixes #12`. */
export interface CommitFooter {
  /** As written. */
  readonly token: string;
  readonly value: string;
}

/** A commit message read by Conventional Commits 1.0.0. */
export interface ConventionalCommit {
  /** Lower case. */
  readonly type: string;
  readonly scope?: string;
  readonly description: string;
  /** "" when there is none. */
  readonly body: string;
  readonly footers: readonly CommitFooter[];
  /** Marked by `!` or by a BREAKING CHANGE footer. */
  readonly isBreaking: boolean;
  /** The text of the BREAKING CHANGE footers; absent when there is none, or nothing in them. */
  readonly breaking?: string;
}

const HEADER = /^([\p{L}][\p{L}\p{N}_-]*)(?:\(([^()\r\n]+)\))?(!)?:[ \t]+(\S.*)$/u;
// Rule 8: a word token with hyphens for spaces, then ": " or " #".
const FOOTER = /^([A-Za-z][A-Za-z0-9-]*)(?:: +| (?=#))(.*)$/;

/**
 * Reads a commit message by Conventional Commits 1.0.0; undefined when its first line has no type. A
 * footer runs on until the next one (rule 10).
 * @example parseCommit("feat(api)!: add tokens") // { type: "feat", scope: "api", description: "add tokens", isBreaking: true, … }
 */
export function parseCommit(message: string): ConventionalCommit | undefined {
  const text = message.trim();
  // A history has thousands of messages of one line.
  const lines = /[\r\n]/.test(text) ? text.replace(/\r\n?/g, "\n").split("\n") : [text];
  const header = HEADER.exec(lines[0] ?? "");
  if (!header) return undefined;
  const [, type = "", scope, mark, description = ""] = header;
  const rest = lines.slice(1);
  const start = footerStart(rest);
  const footers = readFooters(rest.slice(start));
  const notes = footers.filter(({ token }) => /^BREAKING[ -]CHANGE/.test(token));
  const breaking = notes.flatMap(({ value }) => (value === "" ? [] : [value])).join("\n");
  return {
    type: type.toLowerCase(),
    ...(scope === undefined ? {} : { scope: scope.trim() }),
    description: description.trim(),
    body: rest.slice(0, start).join("\n").trim(),
    footers,
    isBreaking: mark === "!" || notes.length > 0,
    ...(breaking === "" ? {} : { breaking }),
  };
}

/**
 * The line where the footers begin. A BREAKING CHANGE line opens them wherever it stands, since people leave out the
 * blank line before it and write paragraphs under it; above it, paragraphs belong to them while all their lines do.
 */
function footerStart(lines: readonly string[]): number {
  if (lines.length === 0) return 0;
  const breaking = lines.findIndex((line) => readBreakingLine(line) !== undefined);
  let start = breaking < 0 ? lines.length : breaking;
  for (;;) {
    const end = lines.slice(0, start).findLastIndex((line) => line.trim() !== "") + 1;
    const first = lines.slice(0, end).findLastIndex((line) => line.trim() === "") + 1;
    const paragraph = lines.slice(first, end);
    if (!readFooterLine(paragraph[0] ?? "") || !paragraph.every(isFooterOrContinued)) return start;
    start = first;
  }
}

// Below the first line of a footer stand more footers or indented lines; plain prose means the paragraph is body text.
function isFooterOrContinued(line: string): boolean {
  return /^\s/.test(line) || readFooterLine(line) !== undefined;
}

/** The token of a line that begins a footer, and what stands behind it; undefined for any other line. */
export function readFooterLine(line: string): { readonly token: string; readonly text: string } | undefined {
  const breaking = line.includes("BREAKING") ? readBreakingLine(line) : undefined;
  if (breaking) return breaking;
  const [, token, text = ""] = FOOTER.exec(line) ?? [];
  return token === undefined ? undefined : { token, text };
}

function readFooters(lines: readonly string[]): CommitFooter[] {
  const footers: { token: string; value: string }[] = [];
  for (const line of lines) {
    const found = readFooterLine(line);
    const last = footers.at(-1);
    if (found) footers.push({ token: found.token, value: found.text });
    else if (last) last.value += `\n${line}`;
  }
  return footers.map(({ token, value }) => ({ token, value: value.trim() }));
}
