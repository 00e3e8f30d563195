import path from "node:path";
import { type FileOutput, ToolError } from "@toolbox/core";
import { Failure } from "../../shell/failure.ts";
import { folderSink } from "../../ports/sink.ts";
import type { Shell } from "../../shell/shell.ts";
import type { FilePlace } from "./delivery.ts";
import { refuseOccupied } from "./refuse-occupied.ts";
import { planFiles } from "./plan-files.ts";
import { showChanges } from "./show-changes.ts";

/**
 * Saves files into `--out`, or the working folder. All places are looked at before the first file is written. A file
 * that is there is replaced with `force`, when the tool merged into it, or when it is ours.
 * @returns where each went, as the user would type it
 * Throws `Failure` "failure" when a file is in the way or a place cannot be written.
 */
export async function saveFiles(
  files: readonly FileOutput[],
  place: FilePlace,
  shell: Shell,
): Promise<readonly string[]> {
  const { out = ".", force = false, merge, isOurs } = place;
  const folder = path.resolve(shell.cwd, out);
  const replaceable = new Set<string>();
  let ready = files;
  if (merge && !force) {
    const planned = await planFiles(files, place, shell.cwd);
    for (const { target, isMerged } of planned) if (isMerged) replaceable.add(target);
    ready = planned.map(({ output }) => output);
  }
  if (isOurs && !force) {
    for (const file of files) {
      const target = path.resolve(folder, file.name);
      if (await isOurs(target, file)) replaceable.add(target);
    }
  }
  if (place.projectFiles && !force) for (const same of await showChanges(ready, place, shell)) replaceable.add(same);
  if (place.projectFiles === "new folder" && !force) await refuseOccupied(files, folder);
  try {
    const saved = await folderSink(folder, { force, replaceable }).save(ready);
    return saved.map((file) => (path.isAbsolute(out) ? file : path.relative(shell.cwd, file)));
  } catch (cause) {
    if (cause instanceof ToolError) throw new Failure("failure", cause.message, { cause });
    throw cause;
  }
}
