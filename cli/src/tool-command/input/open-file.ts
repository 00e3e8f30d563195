import path from "node:path";
import type { FileHandle } from "@toolbox/core";
import { nodeFile } from "../../ports/file.ts";
import { fileType } from "./file-type.ts";
import { readProblem } from "./read-problem.ts";

/**
 * A handle on the file at a path the user gave; a relative one starts at `cwd`.
 * @returns the handle, or the sentence why there is none
 */
export async function openFile(cwd: string, given: string): Promise<FileHandle | string> {
  const file = path.resolve(cwd, given);
  try {
    return await nodeFile(file, await fileType(file));
  } catch (error) {
    return readProblem(given, error);
  }
}
