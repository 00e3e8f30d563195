import { mergeMarked } from "../../documents/markdown/marked-parts.ts";
import { pickTables } from "../../data/schema/pick-tables.ts";
import { sampleParseResult } from "../../data/schema/sample.ts";
import type { SchemaParseResult } from "../../data/schema/read/schema-parse-result.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { InputError } from "../../tool/errors.ts";
import type { Issue } from "../../tool/output.ts";
import { example } from "./example.ts";
import { fields } from "./fields.ts";
import { readSources } from "./read-sources.ts";
import { readingFacts } from "./reading-facts.ts";
import { writeFormat } from "./write-format.ts";

/** What a database holds, from its SQL: as a diagram, as other languages, as types. */
export const tool = defineTool({
  id: "schema",
  route: "/database-visualizer",
  title: "Database Schema",
  summary: "Tables and keys from SQL as Mermaid, PNG, SVG, DBML, TypeScript, Markdown",
  aliases: [
    "erd",
    "er diagram",
    "database",
    "sql",
    "postgres",
    "pg_dump",
    "migrations",
    "dbml",
    "supabase types",
    "mermaid",
  ],
  worker: {
    timeoutMs: 120_000,
    timeoutMessage: "This schema takes longer than two minutes. Give a dump without data: pg_dump --schema-only.",
  },
  action: {
    label: "Load Database Schema",
    busyLabel: "Loading...",
    success: { title: "Success", description: "Loaded the tables of your database schema" },
    failure: "Failed to load database schema.",
  },
  positional: "sql",
  fields,
  examples: [
    { name: "The built-in sample as a diagram for Mermaid", input: { sample: true } },
    { name: "The migrations of a bookshop as TypeScript types", input: { text: example, format: "ts" } },
  ],
  check({ sql, text, sample, into, format }) {
    const issues: Issue[] = [];
    const given = [sql.length > 0, text.trim() !== "", sample].filter(Boolean).length;
    if (given === 0)
      issues.push({
        field: "sql",
        message: "Give a schema: SQL, DBML or JSON as files or text, or the built-in sample.",
      });
    if (given > 1) issues.push({ field: "sql", message: "Give files, a text or the sample, but only one of them." });
    const path = into.trim();
    if (path !== "" && (format === "mermaid" || format === "md")) {
      if (/^(?:[\\/]|[A-Za-z]:)|(?:^|[\\/])\.\.(?:[\\/]|$)/.test(path))
        issues.push({
          field: "into",
          message: "The file has to be in the folder or below it. Give the folder by --out.",
        });
      else if (!/\.(?:md|mdx|markdown)$/i.test(path))
        issues.push({ field: "into", message: `"${path}" is not a Markdown file. Its name ends with .md.` });
    }
    return issues;
  },
  async generate(input, ports, context) {
    const reading = input.sample ? sampleParseResult : await readSources(input, context);
    if (reading.schema.tables.length === 0 && reading.schema.views.length === 0)
      throw new InputError({ field: input.sql.length > 0 ? "sql" : "text", message: nothingFound(reading) });
    const isWhole = input.format === "sql" || input.format === "json";
    const picked = pickTables(reading.schema, { ...input, partitions: input.partitions || isWhole });
    if (!picked.ok) throw new InputError({ field: picked.field, message: picked.message });
    context.signal.throwIfAborted();
    const output = await writeFormat(picked.schema, input, ports, context);
    return [output, readingFacts(reading)];
  },
  merge: (existing, output) =>
    output.isForFile ? mergeMarked(existing, output.text, "where the schema should be") : undefined,
});

function nothingFound({ problems, skipped }: SchemaParseResult): string {
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
