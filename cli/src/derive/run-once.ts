import type { AnyTool } from "@toolbox/core";
import type { Shell } from "../shell/shell.ts";
import { deliver } from "./deliver.ts";
import type { Delivery, FilePlace } from "./delivery.ts";
import { filePlace } from "./file-place.ts";
import { produce, type RunTool } from "./produce.ts";
import { progressLine } from "./progress-line.ts";
import { selectOutputs } from "./select-outputs.ts";

/**
 * One run of a tool, from raw values to what the user sees. Nothing is written with `--diff` and `--check`.
 * @returns the paths of what was saved
 * Throws `Refused` with issues, `Failure` when a file is in the way, `Exit` 1 when a check finds a difference.
 */
export async function runOnce(
  tool: AnyTool,
  raw: Readonly<Record<string, unknown>>,
  delivery: Delivery & Pick<FilePlace, "isOurs">,
  shell: Shell,
  run?: RunTool,
): Promise<readonly string[]> {
  const progress = progressLine(shell.stderr);
  const { outputs, warnings } = await produce(
    tool,
    raw,
    { signal: shell.signal, progress: progress.report },
    run,
  ).finally(() => progress.clear());
  for (const warning of warnings) await shell.stderr.write(`warning: ${warning}\n`);
  const place = filePlace(tool, delivery);
  if (!delivery.diff && !delivery.check) return deliver(outputs, delivery, place, shell);
  const { comparable, reportChanges } = await import("./report-changes.ts");
  const { compareFiles } = await import("./compare-files.ts");
  const files = comparable(selectOutputs(outputs, delivery.only), delivery);
  await reportChanges({ comparisons: await compareFiles(files, place, shell) }, delivery, shell);
  return [];
}
