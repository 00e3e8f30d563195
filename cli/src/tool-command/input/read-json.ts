import { isRecord } from "@toolbox/core";
import { Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { parseJson } from "./parse-json.ts";
import { readText } from "./read-text.ts";

/**
 * Reads the object that `--input FILE|-` names. Throws `Failure` "usage" when there is no such file, when it is no
 * JSON (with line and column) or no object.
 */
export async function readJson(shell: Shell, given: string): Promise<Readonly<Record<string, unknown>>> {
  const source = given === "-" ? "stdin" : given;
  const reading = await readText(shell, given);
  if (!reading.ok) throw new Failure("usage", `--input: ${reading.message}`);
  const value = parseJson(reading.text, `--input: ${source}`);
  if (!isRecord(value)) {
    const found = value === null ? "null" : Array.isArray(value) ? "a list" : `a ${typeof value}`;
    throw new Failure("usage", `--input: ${source} holds ${found}.`, {
      next: `Give one object with the fields of the tool, as "toolbox tools --json" lists them.`,
    });
  }
  return value;
}
