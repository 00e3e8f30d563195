import path from "node:path";
import { type FileOutput, ToolError } from "@toolbox/core";
import { Failure } from "../failure.ts";
import { folderSink } from "../ports/sink.ts";
import type { Shell } from "../shell/shell.ts";

/**
 * Saves files into `--out`, or the working folder. All places are looked at before the first file is written.
 * @returns where each went, as the user would type it
 * Throws `Failure` "failure" when a file is in the way or a place cannot be written.
 */
export async function saveFiles(
  files: readonly FileOutput[],
  { out = ".", force = false }: { readonly out?: string | undefined; readonly force?: boolean | undefined },
  shell: Shell,
): Promise<readonly string[]> {
  const folder = path.resolve(shell.cwd, out);
  try {
    const saved = await folderSink(folder, { force }).save(files);
    return saved.map((file) => (path.isAbsolute(out) ? file : path.relative(shell.cwd, file)));
  } catch (cause) {
    if (cause instanceof ToolError) throw new Failure("failure", cause.message, { cause });
    throw cause;
  }
}
