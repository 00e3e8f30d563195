import { pluralize } from "@toolbox/core";
import { type GitShell, gitFailure, runGit } from "./git.ts";

/** A staged file and what changes in it. */
export interface StagedFile {
  readonly path: string;
  /** Lines; absent for a binary file. */
  readonly added?: number;
  readonly deleted?: number;
}

/** What the next commit will hold, from `git diff --cached --numstat`: the patch itself is never read. */
export async function readStagedFiles(shell: GitShell): Promise<readonly StagedFile[]> {
  const args = ["diff", "--cached", "--numstat", "-z", "--no-renames", "--no-relative", "--no-ext-diff"];
  const { exitCode, stdout, stderr } = await runGit(shell, args);
  if (exitCode !== 0) throw gitFailure("failure", stderr);
  return stdout
    .split("\0")
    .filter((record) => record !== "")
    .map((record) => {
      const [added = "", deleted = "", path = ""] = splitOnce(record);
      return added === "-" ? { path } : { path, added: Number(added), deleted: Number(deleted) };
    });
}

// A path may hold tabs of its own.
function splitOnce(record: string): readonly string[] {
  const [, ...fields] = /^([\d-]+)\t([\d-]+)\t([\s\S]*)$/.exec(record) ?? [];
  return fields;
}

/** One line about the staged files: `2 files staged, +12 −3`. */
export function stagedSummary(files: readonly StagedFile[]): string {
  const sum = (pick: (file: StagedFile) => number | undefined) =>
    files.reduce((total, file) => total + (pick(file) ?? 0), 0);
  return `${pluralize(files.length, "file")} staged, +${sum((file) => file.added)} \u2212${sum((file) => file.deleted)}`;
}
