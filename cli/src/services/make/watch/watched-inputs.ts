import { existsSync } from "node:fs";
import path from "node:path";
import { fileFacts } from "../../../lock/file-facts.ts";
import { fileOfInput } from "../../../lock/input-hash.ts";
import type { Lock } from "../../../lock/lock.ts";
import type { Watched } from "../../../tool-command/watch/watched.ts";
import type { MakeFile } from "../config/make-file.ts";
import { inputPlaces } from "../config/order.ts";
import { searchedFolders } from "../config/searched-folders.ts";

/**
 * Everything that the entries of a configuration read, as one thing to watch: the files they name, those that a run is
 * known to have read, there or not, and the folders in which they look for files.
 */
export async function watchedInputs(names: ReadonlySet<string>, file: MakeFile, lock: Lock): Promise<Watched> {
  const places = new Set<string>();
  for (const [name, entry] of file.entries)
    if (names.has(name)) for (const place of await inputPlaces(entry, file.folder)) places.add(place);
  for (const run of lock.values())
    for (const name of run.inputs.keys()) places.add(path.resolve(file.folder, fileOfInput(name)));
  const folders = [...searchedFolders(file)].map((name) => path.resolve(file.folder, name));
  return watchedPlaces(places, folders);
}

/** Some files and folders as one thing to watch. @param files absolute, there or not @param folders absolute, there */
export function watchedPlaces(files: ReadonlySet<string>, folders: readonly string[] = []): Watched {
  const looked = [...files, ...folders];
  return {
    folders: [...new Set([...folders, ...[...files].map((file) => folderThere(path.dirname(file)))])],
    stamp: async () => looked.map((place) => String(fileFacts(place))).join("\n"),
  };
}

/** The folder, or the nearest above it that is there. */
const folderThere = (folder: string): string => (existsSync(folder) ? folder : folderThere(path.dirname(folder)));
