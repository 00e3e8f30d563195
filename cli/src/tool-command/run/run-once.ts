import { type AnyTool, oneLine } from "@toolbox/core";
import { Exit } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { deliver } from "../output/deliver.ts";
import type { Delivery, FilePlace } from "../output/delivery.ts";
import { factsText } from "../output/facts-text.ts";
import { filePlace } from "../output/file-place.ts";
import { formatOfOnly } from "../output/format-of-only.ts";
import { nameByOut } from "../output/name-by-out.ts";
import { produce, type RunTool } from "./produce.ts";
import { progressLine } from "./progress-line.ts";
import { selectOutputs } from "../output/select-outputs.ts";

/**
 * One run of a tool, from raw values to what the user sees. Nothing is written with `--diff` and `--check`.
 * @returns the paths of what was saved
 * Throws `Refused` with issues, `Failure` when a file is in the way, `Exit` 1 when a
 * check finds a difference, and when facts tell of faults.
 */
export async function runOnce(
  tool: AnyTool,
  raw: Readonly<Record<string, unknown>>,
  delivery: Delivery & Pick<FilePlace, "isOurs">,
  shell: Shell,
  run?: RunTool,
): Promise<readonly string[]> {
  const progress = progressLine(shell.stderr);
  const make = (values: typeof raw) =>
    produce(tool, values, { signal: shell.signal, progress: progress.report }, run).finally(() => progress.clear());
  const first = await make(raw);
  const format = formatOfOnly(tool, raw, first.outputs, delivery.only);
  const { outputs, warnings } = format === undefined ? first : await make({ ...raw, ...format });
  for (const warning of warnings) await shell.stderr.write(`warning: ${oneLine(warning)}\n`);
  const { outputs: chosen, out } = nameByOut(selectOutputs(outputs, delivery.only), delivery.out, shell);
  const placed = { ...delivery, out };
  const place = filePlace(tool, placed);
  const faults = chosen.filter((output) => output.kind === "facts" && output.hasFaults);
  const saved = await bring();
  // Whoever watches goes on, with the faults in sight.
  if (faults.length > 0 && !delivery.quiet) throw new Exit("failure");
  return saved;

  async function bring(): Promise<readonly string[]> {
    if (!delivery.diff && !delivery.check) return deliver(chosen, placed, place, shell);
    const { comparable, reportChanges } = await import("../output/report-changes.ts");
    const { compareFiles } = await import("../output/compare-files.ts");
    // A check of what was given has no files to compare.
    const isCheckOnly =
      delivery.check === true && outputs.every((output) => output.kind === "facts" && output.hasFaults !== undefined);
    if (isCheckOnly) return deliver(chosen, placed, place, shell);
    for (const output of faults)
      if (output.kind === "facts" && !delivery.json) await shell.stderr.write(factsText(output));
    const files = comparable(chosen, delivery);
    await reportChanges({ comparisons: await compareFiles(files, place, shell) }, delivery, shell);
    return [];
  }
}
