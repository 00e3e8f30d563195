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
  /** The text of the BREAKING CHANGE footer. */
  readonly breaking?: string;
}

const HEADER = /^([\p{L}][\p{L}\p{N}_-]*)(?:\(([^()\r\n]+)\))?(!)?:[ \t]+(\S.*)$/u;
// Rules 8, 12 and 16: a word token with hyphens for spaces, or BREAKING CHANGE in capitals, then ": " or " #".
const BREAKING = /^BREAKING[ -]CHANGE: /;
const FOOTER = /^(BREAKING CHANGE|[A-Za-z][A-Za-z0-9-]*)(?:: +| (?=#))(.*)$/;

/**
 * Reads a commit message by Conventional Commits 1.0.0; undefined when its first line has no type. A
 * footer runs on until the next one (rule 10).
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
  const breaking = footers.find(({ token }) => token === "BREAKING CHANGE" || token === "BREAKING-CHANGE")?.value;
  return {
    type: type.toLowerCase(),
    ...(scope === undefined ? {} : { scope: scope.trim() }),
    description: description.trim(),
    body: rest.slice(0, start).join("\n").trim(),
    footers,
    isBreaking: mark === "!" || breaking !== undefined,
    ...(breaking === undefined ? {} : { breaking }),
  };
}

/**
 * The line where the footers begin. A BREAKING CHANGE line opens them wherever it stands, since people leave out the
 * blank line before it and write paragraphs under it; above it, paragraphs belong to them while all their lines do.
 */
function footerStart(lines: readonly string[]): number {
  if (lines.length === 0) return 0;
  const breaking = lines.findIndex((line) => BREAKING.test(line));
  let start = breaking < 0 ? lines.length : breaking;
  for (;;) {
    const end = lines.slice(0, start).findLastIndex((line) => line.trim() !== "") + 1;
    const first = lines.slice(0, end).findLastIndex((line) => line.trim() === "") + 1;
    const paragraph = lines.slice(first, end);
    if (!FOOTER.test(paragraph[0] ?? "") || !paragraph.every(isFooterOrContinued)) return start;
    start = first;
  }
}

// Below the first line of a footer stand more footers or indented lines; plain prose means the paragraph is body text.
function isFooterOrContinued(line: string): boolean {
  return /^\s/.test(line) || FOOTER.test(line);
}

function readFooters(lines: readonly string[]): CommitFooter[] {
  const footers: { token: string; value: string }[] = [];
  for (const line of lines) {
    const match = FOOTER.exec(line);
    const last = footers.at(-1);
    if (match) footers.push({ token: match[1] ?? "", value: match[2] ?? "" });
    else if (last) last.value += `\n${line}`;
  }
  return footers.map(({ token, value }) => ({ token, value: value.trim() }));
}
