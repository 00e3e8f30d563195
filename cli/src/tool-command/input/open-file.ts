import { stat } from "node:fs/promises";
import path from "node:path";
import type { FileHandle } from "@toolbox/core";
import { memoryFile, nodeFile } from "../../ports/file.ts";
import { readWhole } from "../../shell/read-at-most.ts";
import { fileType, typeOfBytes, typeOfName } from "./file-type.ts";
import { readProblem } from "./read-problem.ts";

/**
 * A handle on the file at a path the user gave; a relative one starts at `cwd`.
 * @returns the handle, or the sentence why there is none
 */
export async function openFile(cwd: string, given: string): Promise<FileHandle | string> {
  const file = path.resolve(cwd, given);
  try {
    const facts = await stat(file);
    // A pipe (`<(command)`), a device and what the system makes up as one reads have no length before.
    const hasLength = facts.isFile() && facts.size > 0;
    return hasLength ? await nodeFile(file, await fileType(file), facts) : await readNow(file);
  } catch (error) {
    return readProblem(given, error);
  }
}

/** A pipe gives its bytes once, so that its first ones cannot be looked at before. */
async function readNow(file: string): Promise<FileHandle> {
  const bytes = await readWhole(file);
  return memoryFile(path.basename(file), bytes, typeOfBytes(bytes) || typeOfName(file));
}
