import type { Fields, InputOf } from "../fields.ts";
import { initialValue } from "../fields.ts";
import type { Issue } from "../output.ts";
import { readField } from "./read-field.ts";
import { closest } from "../../text/words/closest.ts";

export type Reading<F extends Fields> =
  | { readonly ok: true; readonly input: InputOf<F> }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/**
 * Reads untrusted values (a form, `--input` JSON, a URL) against the fields. A missing field takes its initial value,
 * a wrong or unknown one is an issue. All issues are found in one go, in the order of the fields.
 * @example readInput({ size: field.number({ label: "Size", initial: 16, min: 1, max: 512 }) }, { size: 0 })
 * // { ok: false, issues: [{ field: "size", message: "Size must be a number from 1 to 512." }] }
 */
export function readInput<F extends Fields>(fields: F, raw: Readonly<Record<string, unknown>>): Reading<F> {
  const issues: Issue[] = [];
  const input: Record<string, unknown> = {};
  for (const name of Object.keys(raw)) {
    if (!Object.hasOwn(fields, name)) issues.push({ message: unknownField(name, Object.keys(fields)) });
  }
  for (const [name, spec] of Object.entries(fields)) {
    const value = raw[name];
    const reading = readField(spec, value === undefined ? initialValue(spec) : value);
    if (reading.ok) input[name] = reading.value;
    else issues.push({ field: name, ...reading.issue });
  }
  return issues.length === 0 ? { ok: true, input: input as InputOf<F> } : { ok: false, issues };
}

function unknownField(name: string, known: readonly string[]): string {
  const guess = closest(name, known);
  const advice = guess ? `Did you mean "${guess}"?` : `Known fields: ${known.join(", ")}.`;
  return `There is no field "${name}". ${advice}`;
}
