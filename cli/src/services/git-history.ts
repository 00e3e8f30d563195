import { type HistoryCommit, readHistoryCommit } from "@toolbox/core/changelog/history.ts";
import type { HistoryTag } from "@toolbox/core/changelog/tags.ts";
import { type GitShell, gitEnd, gitFailure, runGit, startGit } from "./git.ts";

const LOG = ["-c", "log.showSignature=false", "log", "-z", "--topo-order", "--no-color", "--encoding=UTF-8"];

/**
 * Reads every commit that HEAD reaches, children before parents. Messages are read as they stream in and dropped once
 * they are understood, so that a long history fits into little memory.
 */
export async function readHistory(shell: GitShell): Promise<readonly HistoryCommit[]> {
  const child = startGit(shell, [...LOG, "--format=%H%n%P%n%B", "HEAD"]);
  child.stdin.end();
  const end = gitEnd(shell, child);
  // Awaited below; without this an early failure would count as unhandled while the output is still read.
  end.catch(() => {});
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (part: string) => (stderr += part));
  const commits: HistoryCommit[] = [];
  let rest = "";
  for await (const part of child.stdout.setEncoding("utf8")) {
    const records = (rest + (part as string)).split("\0");
    rest = records.pop() ?? "";
    for (const record of records) commits.push(readRecord(record));
  }
  if (rest !== "") commits.push(readRecord(rest));
  if ((await end) !== 0) throw gitFailure("failure", stderr);
  return commits;
}

function readRecord(record: string): HistoryCommit {
  const idEnd = record.indexOf("\n");
  const parentsEnd = record.indexOf("\n", idEnd + 1);
  const parents = record
    .slice(idEnd + 1, parentsEnd)
    .split(" ")
    .filter(Boolean);
  return readHistoryCommit(record.slice(0, idEnd), parents, record.slice(parentsEnd + 1));
}

const TAG_FORMAT = "--format=%(refname:strip=2)%00%(objectname)%00%(*objectname)%00%(creatordate:unix)";

/** Reads the tags that HEAD reaches. */
export async function readTags(shell: GitShell): Promise<readonly HistoryTag[]> {
  const { exitCode, stdout, stderr } = await runGit(shell, ["for-each-ref", "refs/tags", "--merged=HEAD", TAG_FORMAT]);
  if (exitCode !== 0) throw gitFailure("failure", stderr);
  return stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [name = "", object = "", target = "", seconds = ""] = line.split("\0");
      return { name, commit: target === "" ? object : target, date: new Date(Number(seconds) * 1000) };
    });
}

/** The address of the remote that the user fetches from; undefined when there is none. */
export async function readRemote(shell: GitShell): Promise<string | undefined> {
  const { exitCode, stdout } = await runGit(shell, ["remote", "get-url", "origin"]);
  return exitCode === 0 ? stdout.trim() : undefined;
}
