import { CommitGraph } from "@toolbox/core/git/changelog/history/commit-graph.ts";
import type { ParsedCommit, Person } from "@toolbox/core/git/changelog/entries/entry.ts";
import { readMessage, saysMore } from "@toolbox/core/git/changelog/entries/read-message.ts";
import type { History } from "@toolbox/core/git/changelog/history/releases-of-history.ts";
import type { MessageRules } from "@toolbox/core/git/changelog/entries/noise.ts";
import { type GitShell, gitEnd, gitFailure, startGit } from "./git.ts";

// Settings of the user that would change the output.
const SETTINGS = ["log.showSignature=false", "diff.relative=false", "log.diffMerges=off", "core.quotePath=false"];
const LOG = [
  ...SETTINGS.flatMap((setting) => ["-c", setting]),
  "log",
  "-z",
  "--no-color",
  "--no-decorate",
  "--no-notes",
  "--encoding=UTF-8",
];
// No path starts like a record: with this sign and an object name.
const SIGN = "\u0001";
const isRecord = (text: string, start: number) =>
  text.startsWith(SIGN, start) && /^[<>-][0-9a-f]{40}/.test(text.slice(start + 1, start + 42));

/** A part of the output, and its bytes as Latin-1: a sign each, so that places are the same, and fast to search. */
interface LogPart {
  readonly bytes: Buffer;
  readonly text: string;
}

export interface LogQuery {
  /** Object names of the commits to start from. */
  readonly tips: readonly string[];
  /** Object names of commits that are left out with all they reach. */
  readonly without?: readonly string[];
  readonly rules: MessageRules;
  readonly wantsAuthors?: boolean;
  readonly wantsFiles?: boolean;
}

export interface ReadLog extends History {
  /** By the number of a commit, the paths it touched, a merge against its first parent; when files were wanted. */
  readonly files: readonly (readonly string[] | undefined)[];
  /** Commits that were left out and that some commit read has as its parent. */
  readonly boundary: ReadonlySet<string>;
}

/**
 * Reads commits from `git log`. Messages are read as they stream in and dropped once they are understood, so that a
 * long history fits into little memory. Throws `Failure` with git's own words when it fails.
 */
export async function readLog(shell: GitShell, query: LogQuery): Promise<ReadLog> {
  const { wantsAuthors = false, wantsFiles = false, rules } = query;
  const child = startGit(shell, logArguments(query), { ...shell.env, LC_ALL: "C", GIT_OPTIONAL_LOCKS: "0" });
  // Git may end before it has read everything; its exit code tells.
  child.stdin.on("error", () => {});
  child.stdin.end([...query.tips, ...(query.without ?? []).map((id) => `^${id}`)].map((line) => `${line}\n`).join(""));
  const ended = gitEnd(shell, child);
  // Awaited below; without this an early failure would count as unhandled while the output is still read.
  ended.catch(() => {});
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (part: string) => (stderr += part));

  const graph = new CommitGraph();
  const news: (ParsedCommit | undefined)[] = [];
  const authors: (Person | undefined)[] = [];
  const files: (string[] | undefined)[] = [];
  const boundary = new Set<string>();
  let last = -1;
  const readRecord = ({ bytes, text }: LogPart, start: number, end: number) => {
    const idEnd = text.indexOf(" ", start);
    const lineEnd = text.indexOf("\n", idEnd);
    const id = bytes.toString("latin1", start + 2, idEnd);
    if (text.charCodeAt(start + 1) === 45) return void boundary.add(id);
    const parents = bytes.toString("latin1", idEnd + 1, lineEnd);
    const commit = graph.add(id, parents);
    last = commit;
    const message = (wantsAuthors ? text.indexOf("\n", lineEnd + 1) : lineEnd) + 1;
    if (wantsAuthors) authors[commit] = readPerson(bytes.toString("utf8", lineEnd + 1, message - 1));
    const isMerge = parents.length > id.length;
    const told = isMerge ? end : endOfNews(text, message, end);
    news[commit] = readMessage(bytes.toString("utf8", message, told), isMerge, rules);
  };
  const read = wantsFiles
    ? (part: LogPart, start: number, end: number) => {
        if (isRecord(part.text, start)) readRecord(part, start, end);
        else if (end > start && last >= 0)
          (files[last] ??= []).push(part.bytes.toString("utf8", start, end).replace(/^\n/, ""));
      }
    : readRecord;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of child.stdout) {
    const bytes = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer]);
    const part = { bytes, text: bytes.toString("latin1") };
    let start = 0;
    for (let at = part.text.indexOf("\0"); at >= 0; at = part.text.indexOf("\0", start)) {
      read(part, start, at);
      start = at + 1;
    }
    rest = bytes.subarray(start);
  }
  if (rest.length > 0) read({ bytes: rest, text: rest.toString("latin1") }, 0, rest.length);
  if ((await ended) !== 0) throw gitFailure("failure", stderr);
  const tips = query.tips.flatMap((id) => graph.find(id) ?? []);
  return { graph, news, tips, files, boundary, isWhole: !query.without?.length, ...(wantsAuthors ? { authors } : {}) };
}

function logArguments({ without, wantsAuthors, wantsFiles }: LogQuery): readonly string[] {
  const format = `${SIGN}%m%H %P%n${wantsAuthors ? "%aN%x1f%aE%n" : ""}%B`;
  return [
    ...LOG,
    `--format=${format}`,
    ...(without && without.length > 0 ? ["--boundary"] : []),
    ...(wantsFiles ? ["--name-only", "--no-renames", "--diff-merges=first-parent"] : []),
    "--stdin",
  ];
}

/** Where a message may end for a changelog: most say all that matters in their first line. */
function endOfNews(text: string, start: number, end: number): number {
  const lineEnd = text.indexOf("\n", start);
  const first = text.charCodeAt(start);
  // A first line that may be blank is not the first one that counts.
  if (lineEnd < 0 || lineEnd >= end || first <= 0x20 || first >= 0x7f) return end;
  if (saysMore(text.slice(lineEnd, end))) return end;
  return text.charCodeAt(lineEnd - 1) === 13 ? lineEnd - 1 : lineEnd;
}

function readPerson(text: string): Person {
  const end = text.indexOf("\u001f");
  return { name: text.slice(0, end), email: text.slice(end + 1) };
}
