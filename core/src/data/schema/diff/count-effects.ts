import type { ChangeEffect, SchemaDiff } from "./schema-diff.ts";

/** How many changes have which effect. */
export function countEffects({ changes }: Pick<SchemaDiff, "changes">): Readonly<Record<ChangeEffect, number>> {
  const counts = { destructive: 0, risky: 0, safe: 0 };
  for (const { effect } of changes) counts[effect] += 1;
  return counts;
}
