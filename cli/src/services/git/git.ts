import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import path from "node:path";
import { Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";

/** What git needs of the shell. */
export type GitShell = Pick<Shell, "cwd" | "env" | "signal">;

export interface GitRun {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts git with arguments as they are, through no shell. It is stopped when the signal is aborted. */
export function startGit(shell: GitShell, args: readonly string[], env = shell.env): ChildProcessWithoutNullStreams {
  return spawn("git", [...args], { cwd: shell.cwd, env: { ...env }, signal: shell.signal, killSignal: "SIGINT" });
}

/**
 * Resolves to the exit code once git has ended and its output is read. Throws `Failure` when git cannot be started,
 * the signal's reason when it was aborted.
 */
export function gitEnd(shell: GitShell, child: ChildProcessWithoutNullStreams): Promise<number> {
  return new Promise((resolve, reject) => {
    let fault: Error | undefined;
    child.once("error", (error: NodeJS.ErrnoException) => {
      fault = shell.signal.aborted ? (shell.signal.reason as Error) : startFailure(error);
      if (child.pid === undefined) reject(fault);
    });
    child.once("exit", () => {
      if (!shell.signal.aborted) return;
      reject(shell.signal.reason as Error);
      // What git has started may live on and hold its ends of the pipes; nobody reads them any more.
      child.stdout.destroy();
      child.stderr.destroy();
    });
    child.once("close", (code, signal) => {
      if (fault) reject(fault);
      else resolve(code ?? (signal === "SIGINT" ? 130 : 1));
    });
  });
}

function startFailure(error: NodeJS.ErrnoException): Error {
  if (error.code !== "ENOENT") return new Failure("environment", `git could not be started: ${error.message}.`);
  return new Failure("environment", "git is not installed, or not on the PATH.", {
    next: "Get it at https://git-scm.com/downloads.",
    cause: error,
  });
}

/** Runs git to its end and keeps all it says, in English. For short answers; long ones are streamed. */
export async function runGit(shell: GitShell, args: readonly string[]): Promise<GitRun> {
  const child = startGit(shell, args, { ...shell.env, LC_ALL: "C", GIT_OPTIONAL_LOCKS: "0" });
  child.stdin.end();
  const [stdout, stderr, exitCode] = await Promise.all([
    readText(child.stdout),
    readText(child.stderr),
    gitEnd(shell, child),
  ]);
  return { exitCode, stdout, stderr };
}

/**
 * What git writes to stdout, part by part. Git is stopped when its reader wants no more. Throws `Failure` with git's own
 * words when it fails.
 */
export async function* streamGit(
  shell: GitShell,
  args: readonly string[],
  env = shell.env,
): AsyncGenerator<string, void> {
  const stop = new AbortController();
  const stoppable = { ...shell, signal: AbortSignal.any([shell.signal, stop.signal]) };
  const child = startGit(stoppable, args, { ...env, LC_ALL: "C", GIT_OPTIONAL_LOCKS: "0" });
  child.stdin.end();
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (part: string) => (stderr += part));
  const end = gitEnd(stoppable, child).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
    return 0;
  });
  // Awaited below; without this an early failure would count as unhandled while the output is still read.
  end.catch(() => {});
  try {
    for await (const part of child.stdout.setEncoding("utf8")) yield part as string;
    if ((await end) !== 0) throw gitFailure("failure", stderr);
  } finally {
    stop.abort();
    await end;
  }
}

async function readText(stream: NodeJS.ReadableStream): Promise<string> {
  stream.setEncoding("utf8");
  let text = "";
  for await (const part of stream) text += part as string;
  return text;
}

export interface Repository {
  /** Absolute; the folder of this work tree's own git files. */
  readonly gitDir: string;
  /** Absolute; the folder that all work trees of the repository share. */
  readonly commonDir: string;
  readonly isShallow: boolean;
  /** False in a bare repository and inside the git folder. */
  readonly isWorkTree: boolean;
  /** False before the first commit. */
  readonly hasCommits: boolean;
  /** The object name of the commit the user is on; absent before the first one. */
  readonly head?: string;
}

/** Finds the repository the user stands in. Throws `Failure` (environment) when there is none or git refuses it. */
export async function openRepository(shell: GitShell): Promise<Repository> {
  const found = await runGit(shell, [
    "rev-parse",
    "--absolute-git-dir",
    "--is-shallow-repository",
    "--is-inside-work-tree",
    "--git-common-dir",
    "HEAD^{commit}",
  ]);
  const [gitDir = "", isShallow, isWorkTree, commonDir, head = ""] = found.stdout.trimEnd().split("\n");
  // Before the first commit all but the last is answered.
  if (commonDir === undefined) {
    if (/not a git repository/i.test(found.stderr))
      throw new Failure("environment", `${shell.cwd} is not in a git repository.`, {
        next: 'Go to one with "cd", or make one with "git init".',
      });
    throw gitFailure("environment", found.stderr);
  }
  const hasCommits = found.exitCode === 0;
  return {
    gitDir,
    commonDir: path.resolve(shell.cwd, commonDir),
    isShallow: isShallow === "true",
    isWorkTree: isWorkTree === "true",
    hasCommits,
    ...(hasCommits ? { head } : {}),
  };
}

/** What git itself complained about, as a failure of ours. */
export function gitFailure(kind: "failure" | "environment", stderr: string): Failure {
  const words = stderr
    .trim()
    .split("\n")
    .map((line) => line.replace(/^(?:fatal|error|warning): /, "").trim())
    .filter((line) => line !== "")
    .join(" ");
  return new Failure(kind, words === "" ? "git failed without a message." : `git says: ${words.replace(/\.$/, "")}.`);
}
