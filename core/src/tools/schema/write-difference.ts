import { diffSchemas } from "../../data/schema/diff/diff-schemas.ts";
import { mergedSchema } from "../../data/schema/diff/merged-schema.ts";
import type { SchemaDiff } from "../../data/schema/diff/schema-diff.ts";
import { unchangedFiles } from "../../data/schema/diff/unchanged-files.ts";
import { writeDiffJson } from "../../data/schema/diff/write/diff-json.ts";
import { writeDiffMarkdown } from "../../data/schema/diff/write/diff-markdown.ts";
import type { DatabaseSchema } from "../../data/schema/model.ts";
import { type Choice, pickTables } from "../../data/schema/pick-tables.ts";
import { readSchema } from "../../data/schema/read/read-schema.ts";
import { sampleParseResult } from "../../data/schema/sample.ts";
import { writeMermaid } from "../../data/schema/write/mermaid.ts";
import type { Ports } from "../../ports/index.ts";
import { pluralize } from "../../text/format.ts";
import { InputError } from "../../tool/errors.ts";
import type { FileOutput, Output } from "../../tool/output.ts";
import type { RunContext } from "../../tool/run-context.ts";
import { changeFacts } from "./change-facts.ts";
import type { SchemaInput } from "./fields.ts";
import { nothingFound } from "./nothing-found.ts";
import { sourcesOf } from "./read-sources.ts";
import { readingFacts } from "./reading-facts.ts";
import { schemaText, schemaBlock } from "./write-format.ts";

/** What changed between two schemas in the format that was asked for, and its changes as facts. */
export async function writeDifference(
  input: SchemaInput,
  ports: Ports,
  context: RunContext,
): Promise<readonly Output[]> {
  const earlier = await sourcesOf({ files: input.from, text: input.fromText, field: "from" }, context);
  const later = input.sample ? [] : await sourcesOf({ files: input.sql, text: input.text, field: "sql" }, context);
  const before = readSchema(earlier, input.language);
  const after = input.sample ? sampleParseResult : readSchema(later, input.language);
  const tables = (schema: DatabaseSchema) => schema.tables.length + schema.views.length;
  if (tables(before.schema) + tables(after.schema) === 0)
    throw new InputError({ field: input.sql.length > 0 ? "sql" : "text", message: nothingFound(after) });
  const lost = before.problems.filter(({ severity }) => severity === "error");
  const [first] = lost;
  if (first)
    context.warn(
      `The earlier schema has ${pluralize(lost.length + before.untold, "error")}, so that more may show as changed. Line ${first.line}${first.file === undefined ? "" : ` of ${first.file}`}: ${first.message}`,
    );
  const [one, other] = pickBoth(before.schema, after.schema, input);
  context.signal.throwIfAborted();
  const diff = diffSchemas(one, other, unchangedFiles(earlier, later));
  return [await written(diff, input, ports), changeFacts(diff, input.failOn), readingFacts(after)];
}

/** The tables that were asked for, of both; one that either has is known. */
function pickBoth(
  before: DatabaseSchema,
  after: DatabaseSchema,
  input: Choice,
): readonly [DatabaseSchema, DatabaseSchema] {
  const both = { ...after, tables: [...after.tables, ...before.tables], views: [...after.views, ...before.views] };
  const choice = { ...input, partitions: true };
  const known = pickTables(both, choice);
  if (!known.ok) throw new InputError({ field: known.field, message: known.message });
  const wanted = new Set(
    [...known.schema.tables, ...known.schema.views].map(({ schema, name }) => `${schema}\0${name}`),
  );
  if (known.schema === both) return [before, after];
  const part = (schema: DatabaseSchema): DatabaseSchema => ({
    ...schema,
    tables: schema.tables.filter(({ schema: of, name }) => wanted.has(`${of}\0${name}`)),
    views: schema.views.filter(({ schema: of, name }) => wanted.has(`${of}\0${name}`)),
  });
  return [part(before), part(after)];
}

async function written(diff: SchemaDiff, input: SchemaInput, ports: Ports): Promise<FileOutput> {
  const { format, detail, theme, into } = input;
  if (format === "json") return schemaText("schema-changes.json", "JSON", "application/json", writeDiffJson(diff));
  if (format === "md")
    return into.trim() === ""
      ? schemaText("schema-changes.md", "Markdown", "text/markdown", writeDiffMarkdown(diff, detail))
      : schemaBlock(into, writeDiffMarkdown(diff, detail).trimEnd());
  const { schema, marks } = mergedSchema(diff, "changed");
  if (format === "mermaid") {
    const diagram = writeMermaid(schema, detail, marks);
    return into.trim() === ""
      ? schemaText("schema-changes.mmd", "Mermaid", "text/vnd.mermaid", diagram)
      : schemaBlock(into, `\`\`\`mermaid\n${diagram}\`\`\``);
  }
  const [{ layOutDiagram }, { diagramPng, diagramSvg }] = await Promise.all([
    import("../../data/schema/diagram/layout/lay-out-diagram.ts"),
    import("../../data/schema/diagram/draw/diagram-files.ts"),
  ]);
  const diagram = layOutDiagram(schema, detail);
  if (format === "svg")
    return schemaText(
      "schema-changes.svg",
      "SVG",
      "image/svg+xml",
      await diagramSvg(diagram, theme, ports, "Schema changes", marks),
    );
  const { bytes, width, height } = await diagramPng(diagram, theme, ports, marks);
  return { kind: "binary", name: "schema-changes.png", label: "PNG", mime: "image/png", bytes, width, height };
}
