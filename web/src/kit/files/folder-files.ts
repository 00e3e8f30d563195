import type { FileHandle } from "@toolbox/core";
import { browserFile } from "../../ports/file.ts";

/** A folder of the user's with the files in it and below. */
export interface Folder {
  readonly name: string;
  /** In the order of their paths; each knows its place. Hidden ones and `node_modules` are passed over. */
  readonly files: readonly FileHandle[];
}

/** The folder that a file dialog gave. Undefined when nothing is in it. */
export function folderOfList(list: Iterable<File>): Folder | undefined {
  return folderOf(Array.from(list, (file) => ({ file, path: file.webkitRelativePath })));
}

/** The folder that was dropped; of several things the first folder. Undefined when there is none. */
export async function folderOfDrop(items: Iterable<DataTransferItem>): Promise<Folder | undefined> {
  // Entries are gone once the event is over, so that all are asked for at once.
  const entries = Array.from(items, (item) => item.webkitGetAsEntry());
  const root = entries.find((entry) => entry?.isDirectory);
  return root ? folderOf(await filesBelow(root, root.name)) : undefined;
}

interface Placed {
  readonly file: File;
  /** With the folder's own name first. */
  readonly path: string;
}

async function filesBelow(entry: FileSystemEntry, path: string): Promise<readonly Placed[]> {
  if (isPassedOver(entry.name)) return [];
  if (entry.isFile) return [{ file: await fileOf(entry as FileSystemFileEntry), path }];
  const inIt = await entriesOf(entry as FileSystemDirectoryEntry);
  return (await Promise.all(inIt.map((each) => filesBelow(each, `${path}/${each.name}`)))).flat();
}

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** A reader gives a part at a time, none when all were given. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) return all;
    all.push(...part);
  }
}

function folderOf(placed: readonly Placed[]): Folder | undefined {
  const name = placed[0]?.path.split("/")[0];
  if (name === undefined) return undefined;
  const files = placed
    .filter(({ path }) => !path.split("/").slice(1).some(isPassedOver))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ file, path }) => browserFile(file, { folder: name, path: path.slice(name.length + 1) }));
  return { name, files };
}

const isPassedOver = (name: string) => name.startsWith(".") || name === "node_modules";
