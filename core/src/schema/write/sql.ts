import type { DatabaseSchema, Table } from "../../data/schema/model.ts";
import { quoteIdentifier, quoteText } from "../../data/schema/read/sql/lex/identifier.ts";
import type { Named } from "../../data/schema/write/sql/named.ts";
import { commentLines } from "./sql-comments.ts";
import { foreignKeyLine, indexLine } from "./sql-keys.ts";
import { policyLines } from "../../data/schema/write/sql/policies.ts";
import { createTable } from "./sql-table.ts";

/**
 * PostgreSQL that makes the schema: extensions, schemas, types, sequences, tables, foreign keys, indexes, comments, row
 * level security, views, in an order in which each finds what it needs. What the model has from another database is
 * put into PostgreSQL's words. Functions that defaults, checks and policies call have to be there: the model has no
 * bodies, and a comment says so.
 */
export function writeSql(schema: DatabaseSchema): string {
  const { defaultSchema, tables } = schema;
  const named = namedIn(schema);
  const used = [
    ...tables,
    ...schema.views,
    ...schema.enums,
    ...schema.domains,
    ...schema.composites,
    ...schema.sequences,
  ];
  const schemas = [...new Set(used.map((item) => item.schema))].filter((name) => name !== defaultSchema);
  const { length } = schema.functions;
  const bodies =
    length === 1 ? "1 function is not written: its body is" : `${length} functions are not written: bodies are`;
  const sections: readonly (readonly string[])[] = [
    length === 0 ? [] : [`-- ${bodies} not part of a schema.`],
    schema.extensions
      .filter((name) => name !== "plpgsql")
      .map((name) => `CREATE EXTENSION IF NOT EXISTS ${quoteIdentifier(name)};`),
    schemas.map((name) => `CREATE SCHEMA IF NOT EXISTS ${quoteIdentifier(name)};`),
    schema.enums.map((item) => `CREATE TYPE ${named(item)} AS ENUM (${item.values.map(quoteText).join(", ")});`),
    schema.composites.map((item) => compositeLine(item, named)),
    schema.domains.map((item) => domainLine(item, named)),
    schema.sequences.map((item) => `CREATE SEQUENCE ${named(item)}${item.options ? ` ${item.options}` : ""};`),
    parentsFirst(tables).map((table) => createTable(table, schema, named)),
    schema.sequences.flatMap((item) =>
      item.ownedBy
        ? [`ALTER SEQUENCE ${named(item)} OWNED BY ${named(item.ownedBy)}.${quoteIdentifier(item.ownedBy.column)};`]
        : [],
    ),
    tables.flatMap((table) => table.foreignKeys.map((key) => foreignKeyLine(table, key, schema, named))),
    indexLines(schema, named),
    tables.flatMap((table) => policyLines(table, named)),
    schema.dialect === "postgresql" ? schema.views.map((view) => viewLine(view, named)) : [],
    commentLines(schema, named),
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join(lines.some((line) => line.includes("\n")) ? "\n\n" : "\n"))
    .join("\n\n")}\n`;
}

function namedIn({ defaultSchema }: DatabaseSchema): Named {
  return ({ schema, name }) =>
    schema === defaultSchema ? quoteIdentifier(name) : `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`;
}

function compositeLine(item: DatabaseSchema["composites"][number], named: Named): string {
  return `CREATE TYPE ${named(item)} AS (${item.attributes.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`).join(", ")});`;
}

function domainLine(item: DatabaseSchema["domains"][number], named: Named): string {
  const parts = [
    `CREATE DOMAIN ${named(item)} AS ${item.type}`,
    ...(item.default === undefined ? [] : [`DEFAULT ${item.default}`]),
    ...(item.nullable ? [] : ["NOT NULL"]),
    ...item.checks.map(
      (check) =>
        `${check.name === undefined ? "" : `CONSTRAINT ${quoteIdentifier(check.name)} `}CHECK (${check.expression})`,
    ),
  ];
  return `${parts.join(" ")};`;
}

function viewLine(view: DatabaseSchema["views"][number], named: Named): string {
  const kind = view.materialized ? "MATERIALIZED VIEW" : "VIEW";
  return `CREATE ${kind} ${named(view)} AS\n${view.query};`;
}

/** A table comes after those it is a partition of or inherits from. */
function parentsFirst(tables: readonly Table[]): Table[] {
  const byName = new Map(tables.map((table) => [`${table.schema}\0${table.name}`, table]));
  const done = new Set<Table>();
  const place = (table: Table, depth: number): void => {
    if (done.has(table)) return;
    done.add(table);
    // A circle of parents is no schema; it must not hang.
    if (depth < 1000)
      for (const parent of [...table.inherits, ...(table.partitionOf ? [table.partitionOf] : [])]) {
        const found = byName.get(`${parent.schema}\0${parent.name}`);
        if (found) place(found, depth + 1);
      }
    ordered.push(table);
  };
  const ordered: Table[] = [];
  for (const table of tables) place(table, 0);
  return ordered;
}

/** Names of indexes are one pool per schema in PostgreSQL, per table in MySQL. */
function indexLines(schema: DatabaseSchema, named: Named): string[] {
  const taken = new Set<string>();
  return schema.tables.flatMap((table) =>
    table.indexes.flatMap((index) => {
      const own = named({ schema: table.schema, name: index.name ?? "" });
      const isFree = index.name !== undefined && !taken.has(own) && schema.dialect !== "mysql";
      const name = isFree ? index.name : undefined;
      if (name !== undefined) taken.add(own);
      const line = indexLine(table, index, schema, named, name);
      return line === undefined ? [] : [line];
    }),
  );
}
