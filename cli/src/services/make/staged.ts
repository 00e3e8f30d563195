import path from "node:path";
import { fileOfInput } from "../../lock/input-hash.ts";
import type { Reason } from "../../lock/inspect-run.ts";
import { type Lock, LOCK_NAME, type LockedRun } from "../../lock/lock.ts";
import type { Shell } from "../../shell/shell.ts";
import { gitFailure, runGit } from "../git/git.ts";
import type { MakeFile } from "./config/make-file.ts";
import type { PlannedRun } from "./config/plan-runs.ts";

/** What git would commit, and what it would leave behind; absolute paths. */
interface Staged {
  readonly staged: ReadonlySet<string>;
  /** Changed here since it was staged or committed, or not known to git. */
  readonly unstaged: ReadonlySet<string>;
}

/** What the next commit has to do with the runs of a configuration. */
export interface Staging {
  /** Whether a commit of what is staged would change a run: what it reads, what it wrote, or what is said of it. */
  isTouched(this: void, run: PlannedRun): boolean;
  /** Whether a file of a run that the lock knows is staged. */
  isAsked(key: string): boolean;
  /** The files of a run that would be committed otherwise than they stand here, where they were checked. */
  unstagedOf(key: string): readonly Reason[];
}

/** Asks git for the state of the repository. Throws `Failure` "environment" outside of one. */
export async function openStaging(file: MakeFile, lock: Lock, shell: Shell): Promise<Staging> {
  const { staged, unstaged } = await readStatus(file, shell);
  const placeIn = (name: string) => path.join(file.folder, name);
  const lockedFiles = (key: string) => {
    const run = lock.get(key);
    return run ? filesOf(run) : [];
  };
  return {
    isTouched({ key, settings, found, part }) {
      if (lock.get(key)?.settings !== settings && staged.has(file.file)) return true;
      const files = [...found, ...(part === undefined ? [] : [part]), ...lockedFiles(key)];
      return files.some((name) => staged.has(placeIn(name)));
    },
    isAsked: (key) => lockedFiles(key).some((name) => staged.has(placeIn(name))),
    unstagedOf: (key) =>
      (lock.has(key) ? [...lockedFiles(key), LOCK_NAME] : [])
        .filter((name) => unstaged.has(placeIn(name)))
        .map((name) => ({ kind: "unstaged", file: name })),
  };
}

async function readStatus({ root }: MakeFile, shell: Shell): Promise<Staged> {
  const status = await runGit(shell, ["status", "--porcelain=v1", "-z", "--untracked-files=all", "--no-renames"]);
  if (status.exitCode !== 0) throw gitFailure("environment", status.stderr);
  const staged = new Set<string>();
  const unstaged = new Set<string>();
  // Two letters, of the index and of the work tree, a blank and the path from the root of the repository.
  for (const row of status.stdout.split("\0").filter(Boolean)) {
    const place = path.join(root, row.slice(3));
    if (!" ?".includes(row[0] ?? "")) staged.add(place);
    if (row[1] !== " ") unstaged.add(place);
  }
  return { staged, unstaged };
}

/** Every file that a lock names for a run. */
const filesOf = (run: LockedRun): readonly string[] => [
  ...[...run.inputs.keys()].map(fileOfInput),
  ...run.outputs.keys(),
  ...run.parts.keys(),
];
