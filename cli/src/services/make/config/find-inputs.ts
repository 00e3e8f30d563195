import path from "node:path";
import type { AnyTool, Field } from "@toolbox/core";
import type { MakeEntry } from "@toolbox/core/config-file/make-section.ts";
import { globSync, isDynamicPattern } from "tinyglobby";
import { Failure } from "../../../shell/failure.ts";
import { type BatchInput, findBatch } from "../../../tool-command/batch/batch-inputs.ts";
import { filesIn } from "../../../tool-command/input/files-in.ts";
import { atSetting, EntryFailure } from "./entry-failure.ts";
import { isAbove, type MakeFile } from "./make-file.ts";

/**
 * The paths that a value of a file field names: itself, the files of a glob in the order of their names, or those of a
 * folder that the field takes. Paths are as written, from the configuration's folder, with slashes.
 * Throws `Failure` for a path that leaves the repository.
 */
export async function expandPaths(value: unknown, spec: Field, file: MakeFile): Promise<readonly string[]> {
  const given = (Array.isArray(value) ? value : [value]).filter((each) => typeof each === "string");
  const found: string[] = [];
  for (const each of given) {
    if (isAbove(path.resolve(file.folder, each), file.root))
      throw new Failure("usage", `"${each}" lies outside of the repository.`, {
        next: "Files are named from the folder of the configuration.",
      });
    if (isDynamicPattern(each)) {
      const matches = globSync(each, { cwd: file.folder, ignore: ["**/node_modules/**"], expandDirectories: false });
      if (matches.length === 0) throw new Failure("usage", `"${each}" matches no file.`);
      found.push(...matches.toSorted());
    } else found.push(...((spec.kind === "files" && (await filesIn(file.folder, each, spec))) || [each]));
  }
  return found.map((each) => each.replaceAll(path.sep, "/"));
}

/** The files of an entry's batch, each a run of its own, by their paths from the configuration's folder. */
export async function batchOf(
  tool: AnyTool,
  entry: MakeEntry,
  file: MakeFile,
): Promise<ReadonlyMap<string, BatchInput>> {
  if (!tool.batch) throw new EntryFailure([{ at: ["batch"], words: `: ${tool.id} makes one run, not a batch.` }]);
  const { inputs } = await findBatch(entry.batch ?? [], {
    endings: tool.batch.endings,
    cwd: file.folder,
    skips: (target) => target === path.resolve(file.folder, entry.place.path),
  }).catch((error: unknown) => {
    throw atSetting(error, "batch");
  });
  return new Map(inputs.map((each) => [path.relative(file.folder, each.path).replaceAll(path.sep, "/"), each]));
}

/** The files that some fields of an entry stand for. @param fields that may stand for more than they say */
export async function foundFiles(
  fields: readonly string[],
  tool: AnyTool,
  { input }: MakeEntry,
  file: MakeFile,
): Promise<readonly string[]> {
  const found = fields.map((name) => {
    const spec = tool.fields[name] as Field | undefined;
    return spec?.kind === "file" || spec?.kind === "files"
      ? expandPaths(input[name], spec, file).catch((error: unknown) => {
          throw atSetting(error, "input", name);
        })
      : Promise.resolve([]);
  });
  return (await Promise.all(found)).flat();
}
