import { mkdir, stat } from "node:fs/promises";
import path from "node:path";

/**
 * Makes a folder and those above it. Node's own `recursive` never ends where a file system says that a folder is not
 * there and takes no new one, as /proc does. Throws the system's error. @param mode of those that are made
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  const above = path.dirname(folder);
  let error = await problemOfMaking(folder, mode);
  if (error?.code === "ENOENT" && above !== folder) {
    // Somebody else may have made it between the two looks.
    if (!(await isFolder(above))) await makeFolder(above, mode);
    error = await problemOfMaking(folder, mode);
  }
  if (error) throw error;
}

async function problemOfMaking(folder: string, mode?: number): Promise<NodeJS.ErrnoException | undefined> {
  try {
    await mkdir(folder, { mode });
    return undefined;
  } catch (error) {
    // Made by somebody else meanwhile, or there on a disk that takes no new one.
    return (await isFolder(folder)) ? undefined : (error as NodeJS.ErrnoException);
  }
}

async function isFolder(place: string): Promise<boolean> {
  return stat(place).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
