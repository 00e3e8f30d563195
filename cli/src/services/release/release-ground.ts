import { oneLine, pluralize } from "@toolbox/core";
import { Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { type GitShell, openRepository, runGit } from "../git/git.ts";

/** Where a release is made. */
export interface ReleaseGround {
  /** The root of the work tree, absolute. */
  readonly root: string;
  readonly branch: string;
  /** `origin` of `origin/main`. */
  readonly remote: string;
}

/** What git prints, trimmed; undefined when it fails. */
export async function gitSays(shell: GitShell, ...args: readonly string[]): Promise<string | undefined> {
  const { exitCode, stdout } = await runGit(shell, args);
  return exitCode === 0 ? stdout.trim() : undefined;
}

/**
 * Looks whether a release can be made here. Throws `Failure` in words: outside of a work tree, with changes that are not
 * committed, off a branch, without an upstream, or behind it.
 */
export async function findReleaseGround(shell: Shell): Promise<ReleaseGround> {
  const { isWorkTree } = await openRepository(shell);
  const root = isWorkTree ? await gitSays(shell, "rev-parse", "--show-toplevel") : undefined;
  if (root === undefined) throw new Failure("environment", "There is no work tree here to release from.");
  const { stdout } = await runGit(shell, ["status", "--porcelain", "-z", "--no-renames", "-uall"]);
  const dirty = stdout.split("\0").filter((row) => row !== "");
  if (dirty.length > 0)
    throw new Failure(
      "failure",
      `The work tree is not clean: ${pluralize(dirty.length, "file")} would not be in the release.`,
      {
        next: "Commit, stash or ignore them first:",
        rows: dirty.slice(0, 10).map((row) => `  ${oneLine(row)}`),
      },
    );
  const branch = await gitSays(shell, "symbolic-ref", "--quiet", "--short", "HEAD");
  if (branch === undefined)
    throw new Failure("failure", "HEAD is not on a branch, so nothing would hold the release.", {
      next: "Go to the branch it belongs to: git switch main",
    });
  const remote = await gitSays(shell, "config", `branch.${branch}.remote`);
  const upstream = await gitSays(shell, "rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}");
  if (remote === undefined || upstream === undefined)
    throw new Failure("failure", `The branch ${branch} has no upstream, so it is not known what was released.`, {
      next: `Give it one: git push --set-upstream origin ${branch}`,
    });
  const behind = Number(await gitSays(shell, "rev-list", "--count", "HEAD..@{upstream}"));
  if (behind > 0)
    throw new Failure("failure", `${branch} lacks ${pluralize(behind, "commit")} of ${upstream}.`, {
      next: "Fetch them first: git pull",
    });
  return { root, branch, remote };
}
