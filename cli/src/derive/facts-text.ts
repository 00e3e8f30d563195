import { type FactsOutput, graphemeCount } from "@toolbox/core";

/** Labelled values as rows with aligned values; a value of several lines is indented under its first. */
export function factsText({ label, rows }: FactsOutput, hasHeading = false): string {
  const width = Math.max(0, ...rows.map((row) => graphemeCount(row.label)));
  const lines = rows.map((row) => {
    const value = row.value.replaceAll("\n", `\n${" ".repeat(width + 2)}`);
    return `${row.label}${" ".repeat(width - graphemeCount(row.label))}  ${value}`.trimEnd();
  });
  return [...(hasHeading && label !== undefined ? [label] : []), ...lines].map((line) => `${line}\n`).join("");
}
