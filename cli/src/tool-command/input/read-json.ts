import { Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { jsonFault } from "./find-json-error.ts";
import { readText } from "./read-text.ts";

/**
 * Reads the object that `--input FILE|-` names. Throws `Failure` "usage" when there is no such file, when it is no
 * JSON (with line and column) or no object.
 */
export async function readJson(shell: Shell, given: string): Promise<Record<string, unknown>> {
  const source = given === "-" ? "stdin" : given;
  const reading = await readText(shell, given);
  if (!reading.ok) throw new Failure("usage", `--input: ${reading.message}`);
  let value: unknown;
  try {
    value = JSON.parse(reading.text);
  } catch (cause) {
    const fault = jsonFault(reading.text);
    const where = fault ? `line ${fault.line}, column ${fault.column}: ${fault.what}` : (cause as Error).message;
    throw new Failure("usage", `--input: ${source} is no valid JSON at ${where}.`, { cause });
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    const found = value === null ? "null" : Array.isArray(value) ? "a list" : `a ${typeof value}`;
    throw new Failure("usage", `--input: ${source} holds ${found}.`, {
      next: `Give one object with the fields of the tool, as "toolbox tools --json" lists them.`,
    });
  }
  return value as Record<string, unknown>;
}
