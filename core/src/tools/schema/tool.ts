import { mergeMarked } from "../../documents/markdown/marked-parts.ts";
import { pickTables } from "../../data/schema/pick-tables.ts";
import { sampleParseResult } from "../../data/schema/sample.ts";
import { formatList } from "../../text/format.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { InputError } from "../../tool/errors.ts";
import type { Issue } from "../../tool/output.ts";
import { example, laterExample } from "./example.ts";
import { differenceFormats, isDrawn } from "./difference-formats.ts";
import { fields } from "./fields.ts";
import { nothingFound } from "./nothing-found.ts";
import { readSources } from "./read-sources.ts";
import { readingFacts } from "./reading-facts.ts";
import { writeFormat } from "./write-format.ts";

/** What a database holds, from its SQL: as a diagram, as other languages, as types. */
export const tool = defineTool({
  id: "schema",
  route: "/database-visualizer",
  title: "Database Schema",
  summary: "Tables and keys from SQL as Mermaid, PNG, SVG, DBML, Prisma, TypeScript",
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
    "prisma",
    "schema diff",
    "compare schemas",
    "destructive migration",
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
    {
      name: "What a migration of the bookshop changes, for a pull request",
      input: { fromText: example, text: laterExample, format: "md" },
    },
  ],
  check({ sql, text, sample, into, format, from, fromText }) {
    const issues: Issue[] = [];
    const given = [sql.length > 0, text.trim() !== "", sample].filter(Boolean).length;
    if (given === 0)
      issues.push({
        field: "sql",
        message: "Give a schema: SQL, DBML or JSON as files or text, or the built-in sample.",
      });
    if (given > 1) issues.push({ field: "sql", message: "Give files, a text or the sample, but only one of them." });
    if (from.length > 0 && fromText.trim() !== "")
      issues.push({ field: "from", message: "Give the earlier schema as files or as a text, but not both." });
    if ((from.length > 0 || fromText.trim() !== "") && !isDrawn(format))
      issues.push({ field: "format", message: `A difference is written as ${formatList(differenceFormats, "or")}.` });
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
    if (input.from.length > 0 || input.fromText.trim() !== "") {
      // Who draws one schema needs none of it.
      const { writeDifference } = await import("./write-difference.ts");
      return writeDifference(input, ports, context);
    }
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
