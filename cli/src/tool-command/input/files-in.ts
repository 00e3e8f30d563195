import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { FilesField, FolderPlace } from "@toolbox/core";
import { typeOfName } from "./file-type.ts";

/**
 * The files of a folder and those below it that a field takes, by the ends of their names, in the order of their paths.
 * Hidden ones and `node_modules` are passed over. Undefined when the path is not a folder.
 * @returns paths as the user would type them
 */
export async function filesIn(
  cwd: string,
  given: string,
  { accept }: FilesField,
): Promise<readonly string[] | undefined> {
  const folder = path.resolve(cwd, given);
  const isFolder = await stat(folder).then(
    (facts) => facts.isDirectory(),
    // Not there, or not ours to see: opening it says so.
    () => false,
  );
  if (!isFolder) return undefined;
  const found: string[] = [];
  await walk(folder, (file) => {
    const type = typeOfName(file);
    if (type !== "" && accept.some((kind) => kind === type || kind === `${type.split("/")[0]}/*`)) found.push(file);
  });
  return found.toSorted().map((file) => path.join(given, path.relative(folder, file)));
}

/** Where a file of {@link filesIn} lies in the folder that was given. @example placeIn("dist", "dist/a/b.html").path // "a/b.html" */
export const placeIn = (given: string, file: string): FolderPlace => ({
  folder: given,
  path: path.relative(given, file).split(path.sep).join("/"),
});

async function walk(folder: string, take: (file: string) => void): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) await walk(file, take);
    else if (entry.isFile()) take(file);
  }
}
