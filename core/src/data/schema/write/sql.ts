import { pluralize } from "../../../text/format.ts";
import type { DatabaseSchema, Domain, Table, View } from "../model.ts";
import { quoteIdentifier, quoteText } from "../read/sql/lex/identifier.ts";
import { ownParts } from "../inherited-parts.ts";
import { commentLine, commentLines } from "./sql/comments.ts";
import { findTable, sqlContext, type SqlContext } from "./sql/context.ts";
import { createTable } from "./sql/create-table.ts";
import { indexLine } from "./sql/indexes.ts";
import { checkLine, foreignKeyLine } from "./sql/keys.ts";
import { policyLines } from "./sql/policies.ts";
import { sharesExpressions, spokenBy } from "./sql/postgres-type.ts";
import { leftOut, whereItExists } from "./sql/where-it-exists.ts";
import { dependenciesFirst } from "./sql/dependencies-first.ts";

/**
 * PostgreSQL 15 that makes the schema: extensions, schemas, types, sequences, tables, indexes, foreign keys, views, row
 * level security, comments, in an order in which each finds what it needs. What the model has from another database is
 * put into PostgreSQL's words. The file loads into an empty database: what PostgreSQL has no like of, and what needs a
 * function whose body the model does not have, stands in comments with the reason; what needs something that others
 * bring is made where that exists.
 */
export function writeSql(schema: DatabaseSchema): string {
  const context = sqlContext(schema);
  const { named, notes } = context;
  const tables = parentsFirst(schema.tables);
  const used = [
    ...tables,
    ...schema.views,
    ...schema.enums,
    ...schema.domains,
    ...schema.composites,
    ...schema.sequences,
  ];
  const schemas = [...new Set(used.map((item) => item.schema))].filter((name) => name !== schema.defaultSchema);
  const { length } = schema.functions;
  const bodies = pluralize(length, "function is not written: its body is", "functions are not written: bodies are");
  const types = dependenciesFirst([...schema.composites, ...schema.domains], (item) =>
    "attributes" in item ? item.attributes.map(({ type }) => type).join(" ") : item.type,
  );
  const made = tables.map((table) => createTable(table, context));
  const own = schema.tables.map((table) => ({
    table,
    ...ownParts(table, table.partitionOf && findTable(schema, table.partitionOf)),
  }));
  const domainsLater: string[] = [];
  const sections: readonly (readonly string[])[] = [
    length === 0 ? [] : [`-- ${bodies} not part of a schema.`],
    schema.extensions
      .filter((name) => name !== "plpgsql")
      .map((name) => `CREATE EXTENSION IF NOT EXISTS ${quoteIdentifier(name)};`),
    schemas.map((name) => `CREATE SCHEMA IF NOT EXISTS ${quoteIdentifier(name)};`),
    schema.enums.map((item) => `CREATE TYPE ${named(item)} AS ENUM (${item.values.map(quoteText).join(", ")});`),
    types.map((item) =>
      "attributes" in item ? compositeLine(item, context) : domainLine(item, context, domainsLater),
    ),
    schema.sequences.map((item) => `CREATE SEQUENCE ${named(item)}${item.options ? ` ${item.options}` : ""};`),
    made.map(({ create }) => create),
    [...domainsLater, ...made.flatMap(({ later }) => later)],
    schema.sequences.flatMap((item) => ownedLine(item, context)),
    own.flatMap(({ table, indexes }) => indexes.map((index) => indexLine(table, index, context))),
    own.flatMap(({ table, foreignKeys }) => foreignKeys.map((key) => foreignKeyLine(table, key, context))),
    dependenciesFirst(schema.views, ({ query }) => query).map((view) => viewLine(view, context)),
    schema.tables.flatMap((table) => policyLines(table, named, context.lacks)),
    commentLines(schema, named),
  ];
  return `${[...sections, notes]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join(lines.some((line) => line.includes("\n")) ? "\n\n" : "\n"))
    .join("\n\n")}\n`;
}

function compositeLine(item: DatabaseSchema["composites"][number], { named }: SqlContext): string {
  return `CREATE TYPE ${named(item)} AS (${item.attributes.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`).join(", ")});`;
}

function domainLine(item: Domain, { named, lacks }: SqlContext, later: string[]): string {
  const name = named(item);
  const wait = (what: string, change: string, expression: string): boolean => {
    const missing = lacks.of(expression);
    if (missing.length > 0)
      later.push(whereItExists(`${what} of the domain ${name}`, `ALTER DOMAIN ${name} ${change};`, missing));
    return missing.length > 0;
  };
  const initial = item.default;
  const parts = [
    `CREATE DOMAIN ${name} AS ${item.type}`,
    ...(initial === undefined || wait("The default", `SET DEFAULT ${initial}`, initial) ? [] : [`DEFAULT ${initial}`]),
    ...(item.nullable ? [] : ["NOT NULL"]),
    ...item.checks.flatMap((check) => {
      const line = checkLine(check);
      return wait("A check", `ADD ${line}`, check.expression) ? [] : [line];
    }),
  ];
  return `${parts.join(" ")};`;
}

function ownedLine(item: DatabaseSchema["sequences"][number], { schema, named }: SqlContext): string[] {
  const { ownedBy } = item;
  const isThere = ownedBy && findTable(schema, ownedBy)?.columns.some(({ name }) => name === ownedBy.column);
  return isThere
    ? [`ALTER SEQUENCE ${named(item)} OWNED BY ${named(ownedBy)}.${quoteIdentifier(ownedBy.column)};`]
    : [];
}

function viewLine(view: View, { schema, named, lacks }: SqlContext): string {
  const kind = view.materialized ? "MATERIALIZED VIEW" : "VIEW";
  const statement = [
    `CREATE ${kind} ${named(view)} AS\n${view.query};`,
    ...commentLine(kind, named(view), view.comment),
  ].join("\n");
  const what = `The view ${named(view)}`;
  if (!sharesExpressions(schema.dialect))
    return leftOut(what, `its query is written for ${spokenBy(schema.dialect)}`, statement);
  const missing = lacks.of(view.query);
  lacks.addView(view, missing);
  return whereItExists(what, statement, missing);
}

/** A table comes after those it is a partition of or inherits from. */
function parentsFirst(tables: readonly Table[]): Table[] {
  const byName = new Map(tables.map((table) => [`${table.schema}\0${table.name}`, table]));
  const done = new Set<Table>();
  const place = (table: Table, depth: number): void => {
    if (done.has(table)) return;
    done.add(table);
    // A circle of parents is not a schema; it must not hang.
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
