import path from "node:path";
import { decodeUtf8, notUtf8 } from "@toolbox/core";
import { readWhole } from "../../shell/read-at-most.ts";
import type { Shell } from "../../shell/shell.ts";
import { readProblem } from "./read-problem.ts";

export type ReadTextResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string };

/** Reads a UTF-8 text (a byte order mark is dropped) from a file, or from stdin for `-`. */
export async function readText(shell: Shell, given: string): Promise<ReadTextResult> {
  let bytes: Uint8Array;
  try {
    bytes = given === "-" ? await shell.stdin.read() : await readWhole(path.resolve(shell.cwd, given));
  } catch (error) {
    return { ok: false, message: readProblem(given, error) };
  }
  shell.signal.throwIfAborted();
  const text = decodeUtf8(bytes);
  if (text !== undefined) return { ok: true, text };
  return { ok: false, message: notUtf8(given === "-" ? "The input on stdin" : `"${given}"`) };
}
