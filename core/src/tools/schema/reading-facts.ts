import type { Place } from "../../data/schema/model.ts";
import type { SchemaReading } from "../../data/schema/read/schema-parse-result.ts";
import { counted } from "../../text/counted.ts";
import type { FactsOutput } from "../../tool/output.ts";

/** What was read, what was passed over and what went wrong, as rows. Errors count as faults, notices do not. */
export function readingFacts({ schema, problems, untold, skipped }: SchemaReading): FactsOutput {
  const sum = (count: (table: (typeof schema.tables)[number]) => number) =>
    schema.tables.reduce((total, table) => total + count(table), 0);
  const found = [
    counted(schema.tables.length, "table"),
    counted(
      sum((table) => table.columns.length),
      "column",
    ),
    counted(
      sum((table) => table.foreignKeys.length),
      "foreign key",
    ),
    ...(schema.views.length > 0 ? [counted(schema.views.length, "view")] : []),
    ...(schema.functions.length > 0 ? [counted(schema.functions.length, "function")] : []),
    ...(schema.enums.length > 0 ? [counted(schema.enums.length, "enum")] : []),
  ];
  const passed = skipped.map(({ kind, count, first, reason }) => ({
    label: "passed over",
    value: `${kind}${count === 1 ? "" : `, ${count} times`} (${reason}), ${count === 1 ? "" : "first "}${placeText(first)}`,
  }));
  const told = problems.map((problem) => ({
    label: `${problem.severity} ${placeText(problem)}`,
    value: problem.message,
  }));
  const more = untold === 0 ? [] : [{ label: "further", value: `${counted(untold, "problem")} that are not listed` }];
  return {
    kind: "facts",
    name: "reading",
    label: "Reading",
    rows: [{ label: "read", value: found.join(", ") }, ...passed, ...told, ...more],
    hasFaults: untold > 0 || problems.some(({ severity }) => severity === "error"),
  };
}

const placeText = ({ line, file }: Place) => (file === undefined ? `line ${line}` : `${file}:${line}`);
