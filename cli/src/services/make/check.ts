import path from "node:path";
import { annotation, oneLine, pluralize, type Ports } from "@toolbox/core";
import { Exit } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { inspectRun, type Reason, reasonWords } from "../../lock/inspect-run.ts";
import { LookedFiles } from "../../lock/look-at.ts";
import { readLock } from "../../lock/lock-file.ts";
import type { LockedRun } from "../../lock/lock.ts";
import { findMakeFile, type MakeFile } from "./config/make-file.ts";
import type { MakeOptions } from "./make-options.ts";
import { leftOver } from "../../lock/left-over.ts";
import { wantedNames } from "./config/wanted-names.ts";
import { fieldOf, inEntry, problemOf } from "./config/entry-failure.ts";
import { type PlannedRun, planRuns } from "./config/plan-runs.ts";
import { lookAround, remember } from "./quick/remember.ts";

/** What a check says of one run. */
interface CheckedRow {
  readonly key: string;
  readonly name: string;
  readonly part?: string;
  readonly reasons: readonly Reason[];
  readonly problem?: string;
  readonly diff: string;
}

/**
 * `toolbox make --check` and `--diff`: says which entries are not current and why, and writes nothing.
 * Throws `Exit` 1 when `--check` finds one.
 */
export async function checkMade(
  names: readonly string[],
  options: MakeOptions,
  shell: Shell,
  ports?: Ports,
): Promise<void> {
  const file = findMakeFile(shell.cwd);
  const lock = readLock(file.folder);
  const wanted = wantedNames(names, file);
  const staging = options.staged ? await (await import("./staged.ts")).openStaging(file, lock, shell) : undefined;
  const files = new LookedFiles(file.folder);
  const around = names.length === 0 && options.check && !staging ? lookAround(file, lock) : undefined;
  const planned = await planRuns(
    [...file.entries.keys()].filter((name) => wanted.has(name)),
    file,
  );
  const runs = staging ? planned.filter(staging.isTouched) : planned;
  const rows: CheckedRow[] = [];
  for (const run of runs) {
    shell.signal.throwIfAborted();
    const row = await checkRun(run, lock.get(run.key), file, options, shell, files, ports);
    rows.push(staging ? { ...row, reasons: [...row.reasons, ...staging.unstagedOf(run.key)] } : row);
  }
  const keys = new Set(planned.map(({ key }) => key));
  const made = new Set(
    [...lock].flatMap(([key, run]) => (keys.has(key) ? [...run.outputs.keys(), ...run.parts.keys()] : [])),
  );
  const left =
    names.length > 0 ? [] : [...leftOver(lock, keys, made)].filter(([, { key }]) => staging?.isAsked(key) ?? true);
  for (const [name, { key }] of left)
    rows.push({ key, name: key, reasons: [{ kind: "left over", file: name }], diff: "" });
  const stale = rows.filter(({ reasons, problem }) => reasons.length > 0 || problem !== undefined);
  await report(stale, runs.length, file, options, shell);
  if (around && stale.length === 0) await remember(file, pluralize(runs.length, "run"), around, files);
  // In our own hook the code of a finding is told from all else that can end a process.
  if (options.check && stale.length > 0) throw new Exit(shell.env.TOOLBOX_HOOK ? "refused" : "failure");
}

async function checkRun(
  run: PlannedRun,
  locked: LockedRun | undefined,
  file: MakeFile,
  options: MakeOptions,
  shell: Shell,
  files: LookedFiles,
  ports?: Ports,
): Promise<CheckedRow> {
  const row = { key: run.key, name: run.name, ...(run.part === undefined ? {} : { part: run.part }), diff: "" };
  const found = inspectRun(run, locked, file.folder, files);
  // Another version, and what stands within a file of people's own, is told by making it.
  const isOpen = found.some(({ kind }) => kind === "tool") || (locked?.parts.size ?? 0) > 0;
  const reasons = found.filter(({ kind }) => kind !== "tool");
  if (!options.full && !options.diff && (reasons.length > 0 || !isOpen)) {
    const isSaidAnew = reasons.some(({ kind }) => kind === "settings" || kind === "new");
    return { ...row, reasons, ...(isSaidAnew ? await mistakeIn(run, file) : {}) };
  }
  if (found.length === 0 && !options.full && !isOpen) return { ...row, reasons };
  const { isSame, makeRun } = await import("./run/make-run.ts");
  try {
    const made = await inEntry(run.name, file, () => makeRun(run, file, locked, shell, ports));
    const different = made.files.filter((each) => !isSame(each));
    const told = new Set(reasons.flatMap((reason) => reason.file ?? []));
    const kind = found.some((reason) => reason.kind === "tool") ? "tool" : "differs";
    const isTold = reasons.some((reason) => reason.kind !== "edited" && reason.kind !== "missing");
    const more = isTold
      ? []
      : different.filter((each) => !told.has(each.path)).map((each): Reason => ({ kind, file: each.path }));
    if (!options.diff) return { ...row, reasons: [...reasons, ...more] };
    const { fileDiff } = await import("../../tool-command/output/compare-files.ts");
    const diff = different.map((each) => fileDiff(each.before, each.content, each.path)).join("");
    return { ...row, reasons: [...reasons, ...more], diff };
  } catch (error) {
    return { ...row, reasons, problem: problemOf(error) };
  }
}

/** A name that no field has: to call it a change, that `toolbox make` would make, leads astray. */
async function mistakeIn({ name, entry, load }: PlannedRun, file: MakeFile): Promise<Pick<CheckedRow, "problem">> {
  const tool = await load();
  try {
    await inEntry(name, file, async () => void Object.keys(entry.input).map((each) => fieldOf(tool, each)));
    return {};
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

async function report(
  stale: readonly CheckedRow[],
  count: number,
  file: MakeFile,
  { json, format, diff }: MakeOptions,
  shell: Shell,
): Promise<void> {
  if (json) {
    const runs = stale.map((row) => ({
      entry: row.name,
      ...(row.part === undefined ? {} : { file: row.part }),
      reasons: row.reasons,
      ...(row.problem === undefined ? {} : { problem: row.problem }),
      ...(diff ? { diff: row.diff } : {}),
    }));
    return shell.stdout.write(`${JSON.stringify({ ok: stale.length === 0, runs }, undefined, 2)}\n`);
  }
  if (diff) {
    const { colorDiff } = await import("../../shell/color-diff.ts");
    await shell.stdout.write(colorDiff(shell.stdout, stale.map((row) => row.diff).join("")));
  }
  for (const row of stale) {
    const why = [...new Set(row.reasons.map(reasonWords))].join(", ");
    const words = [...(why === "" ? [] : [`${why}.`]), ...(row.problem === undefined ? [] : [row.problem])].join(" ");
    const place = row.reasons.find((reason) => reason.file !== undefined)?.file ?? path.basename(file.file);
    await shell.stderr.write(
      format === "github"
        ? annotation("error", { file: place, title: row.key }, words)
        : `${oneLine(`${row.key}: ${words}`)}\n`,
    );
  }
  if (stale.length === 0 && shell.env.TOOLBOX_HOOK) return;
  await shell.stderr.write(stale.length === 0 ? `Up to date: ${pluralize(count, "run")}.\n` : staleWords(stale, count));
}

/** How many runs are out of date, how many files are left over, and what mends it. */
function staleWords(stale: readonly CheckedRow[], count: number): string {
  const left = stale.filter(({ reasons }) => reasons.some(({ kind }) => kind === "left over")).length;
  const late = stale.length - left;
  const words = [
    ...(late === 0
      ? []
      : [
          `${late} of ${pluralize(count, "run")} ${late === 1 ? "is" : "are"} out of date. "toolbox make" makes ${late === 1 ? "it" : "them"}.`,
        ]),
    ...(left === 0
      ? []
      : [
          `${pluralize(left, "file")} ${left === 1 ? "is" : "are"} left over. "toolbox make --prune" removes ${left === 1 ? "it" : "them"}, or lets go of what was edited.`,
        ]),
  ];
  return `${words.join(" ")}\n`;
}
