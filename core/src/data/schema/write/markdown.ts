import { Slugs } from "../../../documents/markdown/parse/slugs.ts";
import { escapeMarkdown } from "../../../text/escape.ts";
import type { Column, DatabaseSchema, Table } from "../model.ts";
import type { DiagramDetail } from "../diagram/diagram.ts";
import { columnRole, labelOf, type Relation, relationsOf } from "../relations.ts";
import { cellCode as code } from "./cell-code.ts";
import { writeMermaid } from "./mermaid.ts";

/**
 * A page about the schema: the diagram, a list of the tables, then each with its columns, keys, indexes and policies.
 * @param depth of its first heading
 */
export function writeMarkdown(schema: DatabaseSchema, shown: DiagramDetail = "all", depth = 1): string {
  const title = "Database Schema";
  const slugs = new Slugs();
  for (const heading of [title, "Tables"]) slugs.next(heading);
  const labels = schema.tables.map((table) => labelOf(table, schema));
  const anchors = new Map(labels.map((label) => [label, slugs.next(label)]));
  const link = (label: string) => (anchors.has(label) ? `[${cell(label)}](#${anchors.get(label)})` : cell(label));
  const relations = relationsOf(schema);
  const list = rows(
    ["Table", "Columns", "Note"],
    schema.tables.map((table, index) => [
      link(labels[index] ?? ""),
      String(table.columns.length),
      cell(table.comment ?? ""),
    ]),
  );
  return `${[
    `# ${title}`,
    `\`\`\`mermaid\n${writeMermaid(schema, shown)}\`\`\``,
    "## Tables",
    list,
    ...schema.tables.map((table) => tableText(table, schema, relations, link)),
    ...others(schema),
  ]
    .join("\n\n")
    .replaceAll(/^(?=#{1,3} )/gm, "#".repeat(depth - 1))}\n`;
}

function tableText(
  table: Table,
  schema: DatabaseSchema,
  relations: readonly Relation[],
  link: (label: string) => string,
): string {
  const label = labelOf(table, schema);
  const incoming = relations.filter(({ to, from }) => to === table && from !== table);
  const users = [...new Set(incoming.map(({ from }) => link(labelOf(from, schema))))];
  const lines = [
    ...table.checks.map(({ expression }) => `- Check: ${code(expression)}`),
    ...table.uniques.filter(({ columns }) => columns.length > 1).map(({ columns }) => `- Unique: ${codes(columns)}`),
    ...table.indexes.map(
      (index) =>
        `- ${index.unique ? "Unique index" : "Index"}: ${codes(index.parts.map(({ text }) => text))}${
          index.method === "btree" ? "" : ` (${index.method})`
        }${index.where === undefined ? "" : `, where ${code(index.where)}`}`,
    ),
    ...(table.rowSecurity === "off" ? [] : ["- Row level security is on."]),
    ...table.policies.map(({ name, command, roles }) => `- Policy: ${cell(name)}, ${command} for ${codes(roles)}`),
    ...(users.length === 0 ? [] : [`- Used by ${users.join(", ")}`]),
  ];
  return [
    `### ${cell(label)}`,
    ...(table.comment === undefined ? [] : [escapeMarkdown(table.comment)]),
    rows(
      ["Column", "Type", "Null", "Default", "Key", "Note"],
      table.columns.map((column) => columnCells(column, table, schema, link)),
    ),
    ...(lines.length === 0 ? [] : [lines.join("\n")]),
  ].join("\n\n");
}

function columnCells(column: Column, table: Table, schema: DatabaseSchema, link: (label: string) => string): string[] {
  const { primary, unique, foreign } = columnRole(table, column);
  const target = foreign && `→ ${link(labelOf(foreign.target, schema))}`;
  const filled = column.identity
    ? "numbered"
    : column.generated
      ? code(column.generated.expression)
      : code(column.default ?? "");
  const keys = [primary ? "PK" : "", unique && !primary ? "unique" : "", target ?? ""].filter((key) => key !== "");
  return [
    code(column.name),
    code(column.type),
    column.nullable ? "yes" : "",
    filled,
    keys.join(", "),
    cell(column.comment ?? ""),
  ];
}

function others(schema: DatabaseSchema): string[] {
  return [
    ...(schema.enums.length === 0
      ? []
      : [
          "## Enums",
          rows(
            ["Enum", "Values"],
            schema.enums.map((item) => [code(labelOf(item, schema)), codes(item.values)]),
          ),
        ]),
    ...(schema.views.length === 0
      ? []
      : [
          "## Views",
          rows(
            ["View", "Columns", "Note"],
            schema.views.map((view) => [
              code(labelOf(view, schema)),
              codes(view.columns.map(({ name }) => name)),
              cell(view.comment ?? ""),
            ]),
          ),
        ]),
  ];
}

function rows(head: readonly string[], body: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...body.map(line)].join("\n");
}

/** A text in a cell: marks escaped, on one line. */
const cell = (text: string) => escapeMarkdown(text);

const codes = (words: readonly string[]) => words.map(code).join(", ");
