import { availableParallelism } from "node:os";
import path from "node:path";
import { rm } from "node:fs/promises";
import type { Ports } from "@toolbox/core";
import { Exit, Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { folderSink } from "../../ports/sink.ts";
import { progressLine } from "../../tool-command/run/progress-line.ts";
import { runBounded } from "../../tool-command/run/run-bounded.ts";
import { hashOf, NONE } from "../../lock/hash.ts";
import { inspectRun, type Reason } from "../../lock/inspect-run.ts";
import { hashOfFile } from "../../lock/look-at.ts";
import { readLock, updateLock } from "../../lock/lock-file.ts";
import { isBatchKey, type Lock, type LockedRun } from "../../lock/lock.ts";
import { Started } from "../../lock/started.ts";
import { findMakeFile, type MakeFile, withoutRepeats } from "./config/make-file.ts";
import { leftOver } from "../../lock/left-over.ts";
import type { MakeOptions } from "./make-options.ts";
import { inTheWay, isSame, makeRun } from "./run/make-run.ts";
import { orderEntries } from "./config/order.ts";
import type { PlacedFile } from "./run/placed-file.ts";
import { wantedNames } from "./config/wanted-names.ts";
import { inEntry, problemOf } from "./config/entry-failure.ts";
import { type PlannedRun, planRuns } from "./config/plan-runs.ts";
import { type MadeAll, type MakeRow, reportMade } from "./report-made.ts";

// Pictures are encoded in threads of their own; more at once would only cost memory.
const AT_ONCE = Math.min(4, availableParallelism());

/**
 * `toolbox make`: makes what is not current and tells what became of each entry.
 * @param names of entries; all without any
 * Throws `Failure` for a configuration that is wrong, `Exit` 1 when an entry could not be made or was left alone.
 */
export async function make(names: readonly string[], options: MakeOptions, shell: Shell, ports?: Ports): Promise<void> {
  const made = await makeFiles(withoutRepeats(findMakeFile(shell.cwd)), names, options, shell, ports);
  await reportMade(made, options, shell);
  if (made.rows.some(({ status }) => status === "failed")) throw new Exit("failure");
}

/**
 * Makes what is not current, each entry after those whose files it reads, and writes the lock.
 * @param names of entries; all without any
 * @returns what became of each run, by its key, and a sentence for each file that nothing makes any more
 * Throws `Failure` for a configuration that is wrong, `Exit` 130 when it was interrupted.
 */
export async function makeFiles(
  file: MakeFile,
  names: readonly string[],
  options: Pick<MakeOptions, "force" | "prune">,
  shell: Shell,
  ports?: Ports,
): Promise<MadeAll> {
  const lock = readLock(file.folder);
  const wanted = wantedNames(names, file);
  const rows: MakeRow[] = [];
  const keys = new Set<string>();
  const writers = new Map<string, string>();
  const started = new Started(file.folder);
  const progress = progressLine(shell.stderr);
  try {
    for (const group of await orderEntries(file, lock)) {
      const runs = await planRuns(
        group.filter((name) => wanted.has(name)),
        file,
      );
      for (const { key } of runs) keys.add(key);
      const changes = new Map<string, LockedRun>();
      await runBounded(
        runs,
        AT_ONCE,
        async (run, index) => {
          progress.report(index, runs.length, run.key);
          const row = await one(run, changes);
          if (row) rows.push(row);
        },
        shell.signal,
      ).finally(() => updateLock(file.folder, changes, shell));
    }
  } finally {
    await progress.clear();
  }
  started.done();
  if (shell.signal.aborted) throw new Exit("interrupted");
  const left = names.length > 0 ? [] : await sweep(file, keys, options, shell);
  return { rows: rows.toSorted((a, b) => (a.key < b.key ? -1 : 1)), left };

  async function one(run: PlannedRun, changes: Map<string, LockedRun>): Promise<MakeRow> {
    const before = lock.get(run.key);
    const row = { key: run.key, name: run.name, ...(run.part === undefined ? {} : { part: run.part }) };
    const reasons: readonly Reason[] = options.force ? [{ kind: "new" }] : inspectRun(run, before, file.folder);
    if (reasons.length === 0 && (before?.parts.size ?? 0) === 0)
      return { ...row, status: "current", files: [], warnings: [] };
    try {
      const made = await inEntry(run.name, file, () => makeRun(run, file, before, shell, ports));
      refuseTwice(made.files, run.key, writers);
      const blocking = options.force
        ? []
        : inTheWay(made.files, lock).filter(({ path: name, before: now }) => !started.has(name, hashOf(now ?? "")));
      if (blocking.length > 0)
        throw blocked(
          blocking.map((each) => each.path),
          lock,
        );
      const changed = made.files.filter((each) => !isSame(each));
      if (changed.length > 0) started.note(changed.map((each) => [each.path, hashOf(each.content)]));
      for (const { target, content } of changed)
        await folderSink(path.dirname(target), { force: true }).save([
          { kind: "binary", name: path.basename(target), mime: "", bytes: content },
        ]);
      changes.set(run.key, made.locked);
      return {
        ...row,
        status: changed.length > 0 ? "made" : "current",
        files: changed.map((each) => each.path),
        warnings: made.warnings,
      };
    } catch (error) {
      return { ...row, status: "failed", files: [], warnings: [], problem: problemOf(error) };
    }
  }
}

/** Two runs that write one file would take turns for ever. @param writers the run of each path so far */
function refuseTwice(files: readonly PlacedFile[], key: string, writers: Map<string, string>): void {
  for (const { path: name, isPart } of files) {
    const other = isPart ? undefined : writers.get(name);
    if (other !== undefined)
      throw new Failure("failure", `${name} is made by ${other} too.`, { next: 'Give one of them another "out".' });
    if (!isPart) writers.set(name, key);
  }
}

function blocked(files: readonly string[], lock: Lock): Failure {
  const known = files.filter((name) => [...lock.values()].some((run) => run.outputs.has(name)));
  const is = (list: readonly string[]) => (list.length === 1 ? "is" : "are");
  const sentence =
    known.length > 0
      ? `${known.join(", ")} ${known.length === 1 ? "was" : "were"} edited by hand and ${is(known)} left as ${known.length === 1 ? "it is" : "they are"}.`
      : `${files.join(", ")} ${is(files)} there already, and Toolbox did not make ${files.length === 1 ? "it" : "them"}.`;
  return new Failure("failure", sentence, { next: "--diff shows what would change; --force replaces." });
}

/** Files that nothing makes any more: named, and with `--prune` removed where nobody changed them. */
async function sweep(
  file: MakeFile,
  keys: ReadonlySet<string>,
  { prune }: MakeOptions,
  shell: Shell,
): Promise<readonly string[]> {
  const lock = readLock(file.folder);
  const made = new Set(
    [...lock].flatMap(([key, run]) => (keys.has(key) ? [...run.outputs.keys(), ...run.parts.keys()] : [])),
  );
  const found = leftOver(lock, keys, made);
  const sentences: string[] = [];
  const changes = new Map<string, LockedRun | undefined>();
  for (const [name, { hash }] of found) {
    const now = hashOfFile(path.join(file.folder, name));
    if (now === NONE) continue;
    if (!prune) sentences.push(`${name} is left over: nothing makes it any more. --prune removes it.`);
    else if (now === hash) {
      await rm(path.join(file.folder, name));
      sentences.push(`${name} removed: nothing makes it any more.`);
    } else sentences.push(`${name} is left over and was edited by hand: it stays, and is yours from now on.`);
  }
  for (const [key, run] of lock) {
    if (isBatchKey(key)) continue;
    const isGone = !keys.has(key);
    if (prune && isGone) changes.set(key, undefined);
    else if (prune && run.left.size > 0) changes.set(key, { ...run, left: new Map() });
    // What was brought into files of people's own stays theirs.
    else if (isGone && run.outputs.size + run.left.size === 0) changes.set(key, undefined);
  }
  await updateLock(file.folder, changes, shell);
  return sentences;
}
