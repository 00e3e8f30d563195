import type { AnyTool } from "../define-tool.ts";
import { type Field, initialValue } from "../fields.ts";

/** The values that differ from the initial ones, by field in the order of the form; never a secret. */
export function changedValues(
  tool: AnyTool,
  input: Readonly<Record<string, unknown>>,
): readonly (readonly [name: string, value: unknown])[] {
  return Object.entries<Field>(tool.fields).flatMap(([name, spec]) => {
    const value = input[name];
    const isLeftOut = spec.secret || value === undefined || same(value, initialValue(spec));
    return isLeftOut ? [] : [[name, value] as const];
  });
}

function same(value: unknown, initial: unknown): boolean {
  return value === initial || JSON.stringify(value) === JSON.stringify(initial);
}
