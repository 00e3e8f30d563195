import { Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { gitEnd, gitFailure, openRepository, runGit, startGit } from "../git/git.ts";
import type { SourceMessage } from "./lint-sources.ts";

const LOG = ["-c", "log.showSignature=false", "log", "-z", "--no-color", "--encoding=UTF-8", "--format=%H%n%B"];

/**
 * The messages of a range of commits, oldest first, read by one `git log`. @param from not included; without it all
 * that `to` reaches. Throws `Failure`: environment without a repository or when a shallow clone lacks the range, usage
 * for a commit that is not there
 */
export async function messagesInRange(shell: Shell, from: string | undefined, to: string): Promise<SourceMessage[]> {
  return readLog(shell, [from, to], ["--reverse", "--end-of-options", from === undefined ? to : `${from}..${to}`]);
}

/** The message of the last commit. */
export async function lastMessage(shell: Shell): Promise<SourceMessage[]> {
  return readLog(shell, ["HEAD"], ["-1", "HEAD"]);
}

async function readLog(shell: Shell, ends: readonly (string | undefined)[], what: readonly string[]) {
  const child = startGit(shell, [...LOG, ...what, "--"]);
  child.stdin.end();
  const end = gitEnd(shell, child);
  // Awaited below; without this an early failure would count as unhandled while the output is still read.
  end.catch(() => {});
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (part: string) => (stderr += part));
  const messages: SourceMessage[] = [];
  let rest = "";
  for await (const part of child.stdout.setEncoding("utf8")) {
    const records = (rest + (part as string)).split("\0");
    rest = records.pop() ?? "";
    messages.push(...records.map(readRecord));
  }
  if (rest !== "") messages.push(readRecord(rest));
  if ((await end) !== 0) await explainFailure(shell, ends, stderr);
  await demandWholeRange(shell, ends);
  return messages;
}

function readRecord(record: string): SourceMessage {
  const end = record.indexOf("\n");
  const commit = record.slice(0, end);
  return { label: commit.slice(0, 8), commit, text: record.slice(end + 1) };
}

const DEEPEN = {
  next: "This clone is shallow. In GitHub Actions fetch all of it:",
  rows: ["  - uses: actions/checkout@v4", "    with: { fetch-depth: 0 }", "Elsewhere: git fetch --unshallow"],
};

async function explainFailure(shell: Shell, ends: readonly (string | undefined)[], stderr: string): Promise<never> {
  const { isShallow, hasCommits } = await openRepository(shell);
  if (!hasCommits) throw new Failure("failure", "There is no commit here yet.");
  for (const end of ends) {
    if (end === undefined || (await isCommit(shell, end))) continue;
    if (isShallow) throw new Failure("environment", `"${end}" is not in this clone.`, DEEPEN);
    throw new Failure("usage", `"${end}" names no commit of this repository.`, { next: "See git log --oneline." });
  }
  throw gitFailure("failure", stderr);
}

/** Whether a name stands for a commit of this clone. */
export async function isCommit(shell: Shell, name: string): Promise<boolean> {
  const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`];
  return (await runGit(shell, args)).exitCode === 0;
}

/** In a shallow clone the two ends may have lost their common past, and `git log` would silently give another range. */
async function demandWholeRange(shell: Shell, [from, to]: readonly (string | undefined)[]): Promise<void> {
  if (from === undefined || to === undefined) return;
  const shallow = await runGit(shell, ["rev-parse", "--is-shallow-repository"]);
  if (shallow.stdout.trim() !== "true") return;
  const base = await runGit(shell, ["merge-base", from, to]);
  if (base.exitCode !== 0)
    throw new Failure("environment", `${from} and ${to} have no common commit in this clone.`, DEEPEN);
}
