import type { Ports } from "@toolbox/core";
import type { Shell } from "../../../shell/shell.ts";
import { generate } from "./generate.ts";
import { hashOf } from "../../../lock/hash.ts";
import type { Lock, LockedRun } from "../../../lock/lock.ts";
import { lockedRun } from "../../../lock/locked-run.ts";
import type { MakeFile } from "../config/make-file.ts";
import { type PlacedFile, placeFiles } from "./placed-file.ts";
import type { PlannedRun } from "../config/plan-runs.ts";

/** A run that was made, before anything is written. */
export interface MadeRun {
  readonly planned: PlannedRun;
  readonly files: readonly PlacedFile[];
  readonly locked: LockedRun;
  readonly warnings: readonly string[];
}

/** Makes a run; nothing is written. @param before what the lock says of it */
export async function makeRun(
  planned: PlannedRun,
  file: MakeFile,
  before: LockedRun | undefined,
  shell: Shell,
  ports?: Ports,
): Promise<MadeRun> {
  const tool = await planned.load();
  const generated = await generate(tool, planned.entry, planned.part, file, shell, ports);
  const files = await placeFiles(generated.files, tool, planned.entry, planned.stem, file);
  const hashes = (isPart: boolean) =>
    new Map(files.filter((each) => each.isPart === isPart).map((each) => [each.path, hashOf(each.made)]));
  const { tool: ran, settings } = planned;
  const made = { tool: ran, settings, inputs: generated.inputs, outputs: hashes(false), parts: hashes(true) };
  const locked = lockedRun(made, before);
  return { planned, files, locked, warnings: generated.warnings };
}

export const isSame = ({ before, content }: PlacedFile): boolean =>
  before !== undefined && Buffer.compare(before, content) === 0;

/**
 * The files of a run that stand in the way: there, not as it shall be, and neither as Toolbox made it nor one it brings a
 * part into.
 */
export function inTheWay(files: readonly PlacedFile[], lock: Lock): readonly PlacedFile[] {
  return files.filter((each) => {
    if (each.before === undefined || each.isPart || isSame(each)) return false;
    const hash = hashOf(each.before);
    return ![...lock.values()].some((run) => run.outputs.get(each.path) === hash || run.left.get(each.path) === hash);
  });
}
