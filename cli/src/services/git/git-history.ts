import type { HistoryTag } from "@toolbox/core/git/changelog/history/tags.ts";
import { type GitShell, gitFailure, runGit } from "./git.ts";

/** A tag, and the name of its own object: that changes with every change of the tag. */
export interface GitTag extends HistoryTag {
  readonly object: string;
}

export interface Refs {
  readonly tags: readonly GitTag[];
  /** Names and values of replacements (`git replace`), which change how history reads. */
  readonly replaced: readonly string[];
}

const FORMAT = "--format=%(refname)%00%(objectname)%00%(*objectname)%00%(creatordate:unix)";

/** Reads all tags, those too that HEAD does not reach. */
export async function readRefs(shell: GitShell): Promise<Refs> {
  const { exitCode, stdout, stderr } = await runGit(shell, ["for-each-ref", FORMAT, "refs/tags", "refs/replace"]);
  if (exitCode !== 0) throw gitFailure("failure", stderr);
  const tags: GitTag[] = [];
  const replaced: string[] = [];
  for (const line of stdout.split("\n")) {
    const [ref = "", object = "", target = "", seconds = ""] = line.split("\0");
    // A tag without a date is one of a file or a folder.
    if (ref.startsWith("refs/tags/") && seconds !== "")
      tags.push({
        name: ref.slice("refs/tags/".length),
        object,
        commit: target === "" ? object : target,
        date: new Date(Number(seconds) * 1000),
      });
    else if (ref !== "" && !ref.startsWith("refs/tags/")) replaced.push(`${ref} ${object}`);
  }
  return { tags, replaced };
}

/** The address of the remote that the user fetches from; undefined when there is none. */
export async function readRemote(shell: GitShell): Promise<string | undefined> {
  const { exitCode, stdout } = await runGit(shell, ["remote", "get-url", "origin"]);
  return exitCode === 0 ? stdout.trim() : undefined;
}

/** The branch the remote calls its main one, else the one that is checked out; undefined for neither. */
export async function mainBranch(shell: GitShell): Promise<string | undefined> {
  for (const ref of ["refs/remotes/origin/HEAD", "HEAD"]) {
    const { exitCode, stdout } = await runGit(shell, ["symbolic-ref", "--quiet", "--short", ref]);
    if (exitCode === 0) return stdout.trim().replace(/^origin\//, "");
  }
  return undefined;
}

/** The object name of the commit that a branch, tag or name stands for; undefined when git knows none. */
export async function findCommit(shell: GitShell, name: string): Promise<string | undefined> {
  if (name.startsWith("-")) return undefined;
  const { exitCode, stdout } = await runGit(shell, ["rev-parse", "--verify", "--quiet", `${name}^{commit}`]);
  return exitCode === 0 ? stdout.trim() : undefined;
}

/** Of some commits, by their object names, those that none of the others reaches; right for wrong clocks too. */
export async function outermostCommits(shell: GitShell, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { exitCode, stdout, stderr } = await runGit(shell, ["merge-base", "--independent", ...new Set(ids)]);
  if (exitCode !== 0) throw gitFailure("failure", stderr);
  return new Set(stdout.split("\n").filter((line) => line !== ""));
}
