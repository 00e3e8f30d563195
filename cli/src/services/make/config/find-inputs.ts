import { statSync } from "node:fs";
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

/** The files that the globs and folders of an entry's input stand for; its tool is loaded only where there are any. */
export async function foundFiles(
  load: () => Promise<AnyTool>,
  { input }: MakeEntry,
  file: MakeFile,
): Promise<readonly string[]> {
  const isMany = (each: unknown) => typeof each === "string" && (isDynamicPattern(each) || isFolder(each, file));
  const values = Object.entries(input).filter(([, value]) => (Array.isArray(value) ? value : [value]).some(isMany));
  if (values.length === 0) return [];
  const { fields } = await load();
  const found = values.map(([name, value]) => {
    const spec = fields[name] as Field | undefined;
    return spec?.kind === "file" || spec?.kind === "files"
      ? expandPaths(value, spec, file).catch((error: unknown) => {
          throw atSetting(error, "input", name);
        })
      : Promise.resolve([]);
  });
  return (await Promise.all(found)).flat();
}

function isFolder(name: string, { folder }: MakeFile): boolean {
  try {
    return statSync(path.resolve(folder, name), { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch {
    // A text that is no path at all, too long for one; a path that cannot be read is told where it is opened.
    return false;
  }
}
