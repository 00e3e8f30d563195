import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Shell } from "../../shell/shell.ts";
import { readProblem } from "./read-problem.ts";

export type TextReading =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string };

/** Reads a UTF-8 text (a byte order mark is dropped) from a file, or from stdin for `-`. */
export async function readText(shell: Shell, given: string): Promise<TextReading> {
  let bytes: Uint8Array;
  try {
    bytes = given === "-" ? await shell.stdin.read() : await readFile(path.resolve(shell.cwd, given));
  } catch (error) {
    return { ok: false, message: readProblem(given, error) };
  }
  shell.signal.throwIfAborted();
  try {
    return { ok: true, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    const source = given === "-" ? "What came on stdin" : `"${given}"`;
    return { ok: false, message: `${source} is no UTF-8 text. Save it as UTF-8 and try again.` };
  }
}
