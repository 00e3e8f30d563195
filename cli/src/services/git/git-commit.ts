import { spawn } from "node:child_process";
import { stat } from "node:fs/promises";
import path from "node:path";
import { exitCodes, Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { gitEnd, openRepository, type Repository, startGit } from "./git.ts";
import { readStagedFiles, type StagedFile } from "./staged-files.ts";

/** What stands ready to be committed. */
export interface StagedState {
  readonly repository: Repository;
  readonly staged: readonly StagedFile[];
}

/**
 * Looks whether a commit can be made. Throws `Failure`: environment without git or a work tree, failure when nothing
 * is staged. @param gitArgs options for git; with any of them git itself judges what there is to commit
 * @param isAmend an amended commit needs nothing new
 */
export async function prepareCommit(shell: Shell, gitArgs: readonly string[], isAmend = false): Promise<StagedState> {
  const repository = await openRepository(shell);
  if (!repository.isWorkTree)
    throw new Failure("environment", "There is no work tree here to commit from.", {
      next: "Go to a folder with the checked-out files.",
    });
  const staged = await readStagedFiles(shell);
  if (staged.length === 0 && gitArgs.length === 0 && !isAmend && !(await isMerging(repository)))
    throw new Failure("failure", "Nothing is staged.", {
      next: 'Stage what belongs to the commit first: "git add <file>", or "git add -p" to pick.',
    });
  return { repository, staged };
}

async function isMerging({ gitDir }: Repository): Promise<boolean> {
  return stat(path.join(gitDir, "MERGE_HEAD")).then(
    () => true,
    () => false,
  );
}

/**
 * Runs `git commit` and passes on what git and its hooks say. In a terminal they have it to themselves, so that
 * editors, passphrases and colors work. Throws `Failure` when git ends with another code than 0.
 * @param quietly git's own words go to stderr, because stdout is for a result
 * @param kept what to do about a message that was not committed
 */
export async function runCommit(
  shell: Shell,
  args: readonly string[],
  { quietly = false, kept }: { readonly quietly?: boolean; readonly kept?: string } = {},
): Promise<void> {
  const isFree = [shell.stdin, shell.stdout, shell.stderr].every(({ isTerminal }) => isTerminal) && !quietly;
  const exitCode = await (isFree ? runInTerminal : runInPipes)(shell, ["commit", ...args], quietly);
  if (exitCode === 0) return;
  throw new Failure(
    failureOf(exitCode),
    `git commit ended with ${exitCode}; nothing was committed.`,
    kept === undefined ? {} : { next: kept },
  );
}

/** Git ends with 128 for what it cannot work with, 129 for its own usage, 128 + n when a signal ended it. */
function failureOf(exitCode: number): keyof typeof exitCodes {
  if (exitCode === 128) return "environment";
  if (exitCode === 129) return "usage";
  return exitCode === exitCodes.interrupted ? "interrupted" : "failure";
}

async function runInPipes(shell: Shell, args: readonly string[], quietly: boolean): Promise<number> {
  const child = startGit(shell, args);
  child.stdin.end();
  const end = gitEnd(shell, child);
  const out = quietly ? shell.stderr : shell.stdout;
  const [exitCode] = await Promise.all([end, pass(child.stdout, out), pass(child.stderr, shell.stderr)]);
  return exitCode;
}

async function pass(from: NodeJS.ReadableStream, to: Shell["stdout"]): Promise<void> {
  // A terminal gets text, which is made safe; a pipe gets the bytes.
  if (to.isTerminal) from.setEncoding("utf8");
  for await (const part of from) await to.write(part as Buffer | string);
}

/** Ctrl+C reaches git by itself here; its end is awaited, so that it can tidy up. */
function runInTerminal(shell: Shell, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn("git", [...args], { cwd: shell.cwd, env: { ...shell.env }, stdio: "inherit" });
    const stop = () => child.kill("SIGINT");
    shell.signal.addEventListener("abort", stop, { once: true });
    child.once("error", reject);
    child.once("close", (code, signal) => {
      shell.signal.removeEventListener("abort", stop);
      resolve(code ?? (signal === "SIGINT" ? exitCodes.interrupted : 1));
    });
  });
}
