import { countEffects } from "../../data/schema/diff/count-effects.ts";
import type { SchemaChange, SchemaDiff } from "../../data/schema/diff/schema-diff.ts";
import { pluralize } from "../../text/format.ts";
import type { FactsOutput } from "../../tool/output.ts";
import type { SchemaInput } from "./fields.ts";

/** How many changes there are, and each that is not safe, as rows. @param failOn which of them are faults */
export function changeFacts(diff: SchemaDiff, failOn: SchemaInput["failOn"]): FactsOutput {
  const counts = countEffects(diff);
  const faults = {
    none: 0,
    destructive: counts.destructive,
    risky: counts.destructive + counts.risky,
    any: diff.changes.length,
  }[failOn];
  const rowsOf = (effect: SchemaChange["effect"]) =>
    diff.changes
      .filter((change) => change.effect === effect)
      .map((change) => ({ label: effect, value: words(change) }));
  return {
    kind: "facts",
    name: "changes",
    label: "Changes",
    rows: [
      ...rowsOf("destructive"),
      ...rowsOf("risky"),
      { label: "changed", value: diff.changes.length === 0 ? "nothing" : sum(counts) },
    ],
    hasFaults: faults > 0,
  };
}

const sum = ({ destructive, risky, safe }: ReturnType<typeof countEffects>) =>
  `${pluralize(destructive + risky + safe, "change")}: ${destructive} destructive, ${risky} risky, ${safe} safe`;

function words({ object, kind, table, name, why = "", place }: SchemaChange): string {
  const label = table === undefined || object === "table" ? name : `${table}.${name}`;
  const what = object === "row security" ? `${table}: row security ${name}` : `${label}: ${object} ${kind}`;
  return `${what}. ${why}${place?.file === undefined ? "" : ` (${place.file}:${place.line})`}`.trim();
}
