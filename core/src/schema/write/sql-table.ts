import type { Column, DatabaseSchema, Table } from "../../data/schema/model.ts";
import { quoteIdentifier } from "../../data/schema/read/sql/lex/identifier.ts";
import { postgresDefault, postgresType, sharesExpressions } from "./postgres-type.ts";
import type { Named } from "../../data/schema/write/sql/named.ts";
import { checkLine, keyLine } from "./sql-keys.ts";

/** CREATE TABLE with columns, primary and unique keys and checks; a partition has them from its parent. */
export function createTable(table: Table, schema: DatabaseSchema, named: Named): string {
  const { partitionOf, partitionedBy, inherits } = table;
  const keys = [
    ...(table.primaryKey ? [keyLine("primary", table, table.primaryKey, schema)] : []),
    ...table.uniques.map((key) => keyLine("unique", table, key, schema)),
    ...(sharesExpressions(schema.dialect) ? table.checks.map(checkLine) : []),
  ];
  const tail = `${inherits.length === 0 ? "" : ` INHERITS (${inherits.map(named).join(", ")})`}${
    partitionedBy === undefined ? "" : ` PARTITION BY ${partitionedBy}`
  };`;
  if (partitionOf) {
    const own = keys.length === 0 ? "" : ` (\n${keys.map((key) => `  ${key}`).join(",\n")}\n)`;
    return `CREATE TABLE ${named(table)} PARTITION OF ${named(partitionOf)}${own} ${partitionOf.bound}${tail}`;
  }
  const inherited = inheritedColumns(table, schema);
  const columns = table.columns.filter((column) => !inherited.has(JSON.stringify({ ...column, place: undefined })));
  const lines = [...columns.map((column) => columnLine(column, schema)), ...keys];
  return `CREATE TABLE ${named(table)} (${lines.length === 0 ? "" : `\n${lines.map((line) => `  ${line}`).join(",\n")}\n`})${tail}`;
}

/** Columns that come from parents as they are. */
function inheritedColumns(table: Table, { tables }: DatabaseSchema): ReadonlySet<string> {
  const parents = tables.filter((other) =>
    table.inherits.some(({ schema, name }) => other.schema === schema && other.name === name),
  );
  return new Set(
    parents.flatMap((parent) => parent.columns.map((column) => JSON.stringify({ ...column, place: undefined }))),
  );
}

function columnLine(column: Column, schema: DatabaseSchema): string {
  const initial = postgresDefault(column, schema);
  const isShared = sharesExpressions(schema.dialect);
  const { generated, identity, collation } = column;
  const type = postgresType(column, schema) || "text";
  // Only whole numbers can number themselves.
  const isNumbered = identity !== undefined && /^(?:smallint|integer|int|int2|int4|int8|bigint)$/.test(type);
  return [
    quoteIdentifier(column.name),
    identity !== undefined && !isNumbered && !isShared ? "bigint" : type,
    ...(collation !== undefined && isShared ? [`COLLATE ${quoteIdentifier(collation)}`] : []),
    // PostgreSQL before 18 stores what it generates.
    ...(generated && isShared
      ? [`GENERATED ALWAYS AS (${generated.expression}) ${generated.stored ? "STORED" : "VIRTUAL"}`]
      : []),
    ...(identity === undefined ? [] : [`GENERATED ${identity.toUpperCase()} AS IDENTITY`]),
    ...(initial === undefined || generated || identity ? [] : [`DEFAULT ${initial}`]),
    ...(column.nullable || identity ? [] : ["NOT NULL"]),
  ].join(" ");
}
