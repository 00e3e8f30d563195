import { readFile } from "node:fs/promises";
import path from "node:path";
import { decodeUtf8, type FileOutput, ToolError } from "@toolbox/core";
import { Failure } from "../../shell/failure.ts";
import type { FilePlace } from "./delivery.ts";

export interface PlannedFile {
  /** As it will be saved. */
  readonly output: FileOutput;
  readonly target: string;
  /** What stands there now. */
  readonly before: Uint8Array | undefined;
  /** The tool brought its text into the file that is there. */
  readonly isMerged: boolean;
}

/**
 * Where each file will stand, what is there, and what it will hold: a text whose file exists is brought into it by the
 * tool's own `merge`, unless the user forces a new one. Throws `Failure` when a place cannot be read or not be merged.
 */
export async function planFiles(
  files: readonly FileOutput[],
  { out = ".", force = false, merge }: FilePlace,
  cwd: string,
): Promise<readonly PlannedFile[]> {
  const planned = files.map(async (output): Promise<PlannedFile> => {
    const target = path.resolve(cwd, out, output.name);
    const before = await readPlace(target);
    if (output.kind !== "text" || !merge || force || before === undefined)
      return { output, target, before, isMerged: false };
    const shown = path.relative(cwd, target);
    try {
      const text = merge(decode(before, shown), output);
      if (text === undefined) return { output, target, before, isMerged: false };
      return { output: { ...output, text }, target, before, isMerged: true };
    } catch (cause) {
      if (!(cause instanceof ToolError)) throw cause;
      throw new Failure("failure", `${shown}: ${cause.message}`, { next: "--force replaces the whole file.", cause });
    }
  });
  return Promise.all(planned);
}

function decode(bytes: Uint8Array, shown: string): string {
  const text = decodeUtf8(bytes, "keep mark");
  if (text !== undefined) return text;
  throw new Failure("failure", `${shown} is not UTF-8 text, so nothing can be brought into it.`, {
    next: "Save it as UTF-8, or replace it with --force.",
  });
}

async function readPlace(target: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A folder in the place of the file is told when the file is saved.
    if (code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR") return undefined;
    if (code === "EACCES" || code === "EPERM")
      throw new Failure("failure", `${path.relative("", target)} cannot be read: no permission.`, { cause: error });
    throw error;
  }
}
