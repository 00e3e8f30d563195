import type { SchemaParseResult } from "../../data/schema/read/schema-parse-result.ts";

/** Why no table was found, and what to give instead. */
export function nothingFound({ problems, skipped }: SchemaParseResult): string {
  const [problem] = problems;
  const [kind] = skipped;
  const place = ({ line, file }: { readonly line: number; readonly file?: string }) =>
    `${file === undefined ? "Line" : `${file}, line`} ${line}`;
  if (problem?.message.startsWith("In CREATE TABLE "))
    return `No table was found. ${place(problem)}: ${problem.message} If it was written for another database, set the language: sqlite, mysql or postgresql (--language).`;
  if (problem) return `No table was found. ${place(problem)}: ${problem.message}`;
  if (kind)
    return `No table was found. ${place(kind.first)}: ${kind.kind} makes none. Give CREATE TABLE statements, such as pg_dump --schema-only writes.`;
  return "No table was found. Give CREATE TABLE statements, such as pg_dump --schema-only writes.";
}
