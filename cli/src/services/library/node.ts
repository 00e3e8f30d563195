/* What `toolbox-cli/node` exports: Node's side of the library `toolbox-core`. Its types are those of that package. */
import { type FileHandle, type Ports, type Sink, ToolError } from "@toolbox/core";
import { nodePorts as ports } from "../../ports/index.ts";
import { folderSink as sink } from "../../ports/sink.ts";
import { openFile as open } from "../../tool-command/input/open-file.ts";

/**
 * The ports of Node: canvas and pictures by `@napi-rs/canvas` (a run that draws says so where it is not installed), fonts,
 * emoji and icons from this package, hashes and compression by Node itself.
 * @example
 * import { nodePorts } from "toolbox-cli/node";
 * const result = await run(tool, { text: "T" }, nodePorts);
 */
export const nodePorts: Ports = ports;

/**
 * A file for a field of a tool: its type is found by its first bytes, else by its name, and it is read when it is used.
 * @param path from the working directory
 * Throws `ToolError` "read" with a sentence when there is no such file or it cannot be read.
 */
export async function openFile(path: string): Promise<FileHandle> {
  const file = await open(process.cwd(), path);
  if (typeof file === "string") throw new ToolError("read", file);
  return file;
}

/** What a sink of a folder may do. */
export interface FolderSinkOptions {
  /** Replace files that are there, and follow links out of the folder; without it nothing of either is touched. */
  readonly force?: boolean;
}

/**
 * Saves what a run made into a folder, which is made when missing. Each file appears whole or not at all, and none is
 * written when one of them exists.
 * @example await folderSink("public").save(filesOf(result)); // the paths, absolute
 */
export function folderSink(folder: string, { force = false }: FolderSinkOptions = {}): Sink {
  return sink(folder, { force, advice: ADVICE });
}

const ADVICE = {
  exists: "Give { force: true } to replace, or another folder.",
  link: "Give { force: true } to follow it.",
};
