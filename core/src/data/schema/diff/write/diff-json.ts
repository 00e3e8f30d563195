import { countEffects } from "../count-effects.ts";
import type { SchemaDiff } from "../schema-diff.ts";

/** A difference as JSON: how many changes of each effect, then every change with its place. */
export function writeDiffJson(diff: SchemaDiff): string {
  const data = { counts: countEffects(diff), changes: diff.changes };
  // The table is named beside its id.
  return `${JSON.stringify(data, (key, value: unknown) => (key === "tableId" ? undefined : value), 2)}\n`;
}
