import type { Place } from "../../data/schema/model.ts";
import type { SchemaParseResult } from "../../data/schema/read/schema-parse-result.ts";
import { pluralize } from "../../text/format.ts";
import type { FactsOutput } from "../../tool/output.ts";

/** What was read, what was passed over and what went wrong, as rows. Errors count as faults, notices do not. */
export function readingFacts({ schema, problems, untold, skipped }: SchemaParseResult): FactsOutput {
  const sum = (count: (table: (typeof schema.tables)[number]) => number) =>
    schema.tables.reduce((total, table) => total + count(table), 0);
  const found = [
    pluralize(schema.tables.length, "table"),
    pluralize(
      sum((table) => table.columns.length),
      "column",
    ),
    pluralize(
      sum((table) => table.foreignKeys.length),
      "foreign key",
    ),
    ...(schema.views.length > 0 ? [pluralize(schema.views.length, "view")] : []),
    ...(schema.functions.length > 0 ? [pluralize(schema.functions.length, "function")] : []),
    ...(schema.enums.length > 0 ? [pluralize(schema.enums.length, "enum")] : []),
  ];
  const passed = skipped.map(({ kind, count, first, reason }) => ({
    label: "skipped",
    value: `${kind}${count === 1 ? "" : `, ${count} times`} (${reason}), ${count === 1 ? "" : "first "}${placeText(first)}`,
  }));
  const problemRows = problems.map((problem) => ({
    label: `${problem.severity} ${placeText(problem)}`,
    value: problem.message,
  }));
  const more =
    untold === 0 ? [] : [{ label: "further", value: `${pluralize(untold, "problem is", "problems are")} not listed` }];
  return {
    kind: "facts",
    name: "reading",
    label: "Reading",
    rows: [{ label: "read", value: found.join(", ") }, ...passed, ...problemRows, ...more],
    hasFaults: untold > 0 || problems.some(({ severity }) => severity === "error"),
  };
}

const placeText = ({ line, file }: Place) => (file === undefined ? `line ${line}` : `${file}:${line}`);
