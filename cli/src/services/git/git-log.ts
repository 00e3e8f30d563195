import { CommitGraph } from "@toolbox/core/git/changelog/history/commit-graph.ts";
import type { ParsedCommit, Person } from "@toolbox/core/git/changelog/entries/entry.ts";
import { readMessage } from "@toolbox/core/git/changelog/entries/read-message.ts";
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
const isRecord = (token: string) => token.startsWith(SIGN) && /^[<>-][0-9a-f]{40}/.test(token.slice(1, 42));

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
  const end = gitEnd(shell, child);
  // Awaited below; without this an early failure would count as unhandled while the output is still read.
  end.catch(() => {});
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (part: string) => (stderr += part));

  const graph = new CommitGraph();
  const news: (ParsedCommit | undefined)[] = [];
  const authors: (Person | undefined)[] = [];
  const files: (string[] | undefined)[] = [];
  const boundary = new Set<string>();
  let last = -1;
  const readRecord = (record: string) => {
    const idEnd = record.indexOf(" ");
    const lineEnd = record.indexOf("\n", idEnd);
    const id = record.slice(2, idEnd);
    if (record.charCodeAt(1) === 45) return void boundary.add(id);
    const parents = record.slice(idEnd + 1, lineEnd);
    const commit = graph.add(id, parents);
    last = commit;
    const start = wantsAuthors ? record.indexOf("\n", lineEnd + 1) : lineEnd;
    if (wantsAuthors) authors[commit] = readPerson(record.slice(lineEnd + 1, start));
    news[commit] = readMessage(record.slice(start + 1), parents.includes(" "), rules);
  };
  const read = wantsFiles
    ? (token: string) => {
        if (isRecord(token)) readRecord(token);
        else if (token !== "" && last >= 0) (files[last] ??= []).push(token.replace(/^\n/, ""));
      }
    : readRecord;
  let rest = "";
  for await (const part of child.stdout.setEncoding("utf8")) {
    const text = rest + (part as string);
    let start = 0;
    for (let at = text.indexOf("\0"); at >= 0; at = text.indexOf("\0", start)) {
      read(text.slice(start, at));
      start = at + 1;
    }
    rest = text.slice(start);
  }
  if (rest !== "") read(rest);
  if ((await end) !== 0) throw gitFailure("failure", stderr);
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

function readPerson(text: string): Person {
  const end = text.indexOf("\u001f");
  return { name: text.slice(0, end), email: text.slice(end + 1) };
}
