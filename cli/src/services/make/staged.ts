import path from "node:path";
import { fileOfInput } from "../../lock/input-hash.ts";
import type { Reason } from "../../lock/inspect-run.ts";
import { LOCK_NAME, type LockedRun } from "../../lock/lock.ts";
import type { Shell } from "../../shell/shell.ts";
import { gitFailure, runGit } from "../git/git.ts";
import type { MakeFile } from "./config/make-file.ts";
import type { PlannedRun } from "./config/plan-runs.ts";

/** What git would commit, and what it would leave behind; absolute paths. */
export interface Staging {
  readonly staged: ReadonlySet<string>;
  /** Changed here since it was staged or committed, or not known to git. */
  readonly unstaged: ReadonlySet<string>;
}

/** Asks git for the state of the repository. Throws `Failure` "environment" outside of one. */
export async function readStaging({ root }: MakeFile, shell: Shell): Promise<Staging> {
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

export const placeIn = ({ folder }: MakeFile, name: string): string => path.join(folder, name);

/** Every file that a lock names for a run. */
export const filesOf = (run: LockedRun): readonly string[] => [
  ...[...run.inputs.keys()].map(fileOfInput),
  ...run.outputs.keys(),
  ...run.parts.keys(),
];

/** Whether a commit of what is staged would change a run: what it reads, what it wrote, or what is said of it. */
export function isTouched(
  run: PlannedRun,
  locked: LockedRun | undefined,
  file: MakeFile,
  { staged }: Staging,
): boolean {
  const isChanged = locked?.settings !== run.settings && staged.has(file.file);
  const files = [...run.found, ...(run.part === undefined ? [] : [run.part]), ...(locked ? filesOf(locked) : [])];
  return isChanged || files.some((name) => staged.has(placeIn(file, name)));
}

/** The files of a run that would be committed otherwise than they stand here, where they were checked. */
export const unstagedOf = (locked: LockedRun | undefined, file: MakeFile, { unstaged }: Staging): readonly Reason[] =>
  (locked ? [...filesOf(locked), LOCK_NAME] : [])
    .filter((name) => unstaged.has(placeIn(file, name)))
    .map((name) => ({ kind: "unstaged", file: name }));
