import type { Check, DatabaseSchema, ForeignKey, Index, Key, Table } from "../../data/schema/model.ts";
import { freeName, type KeyKind } from "../../data/schema/implied-name.ts";
import { quoteIdentifier } from "../../data/schema/read/sql/lex/identifier.ts";
import { sharesExpressions } from "./postgres-type.ts";
import type { Named } from "../../data/schema/write/sql/named.ts";

/** `CONSTRAINT name `, or nothing where PostgreSQL would come to the same name by itself. */
function nameOf(
  name: string | undefined,
  kind: KeyKind,
  table: Table,
  columns: readonly string[],
  { dialect }: DatabaseSchema,
): string {
  if (name === undefined || dialect === "mysql") return "";
  const implied = freeName("postgresql", kind, table.name, columns, () => false);
  return name === implied ? "" : `CONSTRAINT ${quoteIdentifier(name)} `;
}

/** A primary or unique key, as it stands in CREATE TABLE. */
export function keyLine(kind: "primary" | "unique", table: Table, key: Key, schema: DatabaseSchema): string {
  const words = kind === "primary" ? "PRIMARY KEY" : key.nullsEqual ? "UNIQUE NULLS NOT DISTINCT" : "UNIQUE";
  return `${nameOf(key.name, kind, table, key.columns, schema)}${words} ${list(key.columns)}${timing(key)}`;
}

/** A check, as it stands in CREATE TABLE. */
export function checkLine({ name, expression }: Check): string {
  return `${name === undefined ? "" : `CONSTRAINT ${quoteIdentifier(name)} `}CHECK (${expression})`;
}

/** The statement that adds a foreign key. */
export function foreignKeyLine(table: Table, key: ForeignKey, schema: DatabaseSchema, named: Named): string {
  const { columns, target, targetColumns, onDelete, onUpdate } = key;
  const parts = [
    `ALTER TABLE ${named(table)} ADD ${nameOf(key.name, "foreign", table, columns, schema)}FOREIGN KEY ${list(columns)}`,
    `REFERENCES ${named(target)}${targetColumns.length === 0 ? "" : ` ${list(targetColumns)}`}`,
    ...(key.matchFull ? ["MATCH FULL"] : []),
    ...(onUpdate === "no action" ? [] : [`ON UPDATE ${onUpdate.toUpperCase()}`]),
    ...(onDelete === "no action" ? [] : [`ON DELETE ${onDelete.toUpperCase()}`]),
  ];
  return `${parts.join(" ")}${timing(key)}${key.unproven ? " NOT VALID" : ""};`;
}

/** The statement that makes an index; undefined for one that PostgreSQL has no like of. */
export function indexLine(
  table: Table,
  index: Index,
  schema: DatabaseSchema,
  named: Named,
  name: string | undefined,
): string | undefined {
  const isShared = sharesExpressions(schema.dialect);
  // Full text and spatial indexes of MySQL work another way there.
  if (!isShared && index.method !== "btree") return undefined;
  if (
    !isShared &&
    index.parts.some(
      (part) => part.column === undefined && !/^[\w"`]+\s*(?:\(\d+\))?\s*(?:asc|desc)?$/i.test(part.text),
    )
  )
    return undefined;
  const parts = index.parts.map(({ column, text }) =>
    column === undefined ? (isShared ? text : (/^[`"]?(\w+)/.exec(text)?.[1] ?? text)) : quoteIdentifier(column),
  );
  const implied = freeName(
    "postgresql",
    "index",
    table.name,
    index.parts.map((part) => part.column ?? "expr"),
    () => false,
  );
  const isImplied = name === undefined || name === implied;
  return [
    `CREATE ${index.unique ? "UNIQUE " : ""}INDEX${isImplied ? "" : ` ${quoteIdentifier(name)}`} ON ${named(table)}`,
    ...(index.method === "btree" ? [] : [`USING ${index.method}`]),
    `(${parts.join(", ")})`,
    ...(index.includes.length === 0 ? [] : [`INCLUDE ${list(index.includes)}`]),
    ...(index.where === undefined ? [] : [`WHERE ${index.where}`]),
  ]
    .join(" ")
    .concat(";");
}

const list = (columns: readonly string[]) => `(${columns.map(quoteIdentifier).join(", ")})`;

function timing({ deferrable }: Pick<Key, "deferrable">): string {
  if (deferrable === undefined) return "";
  return deferrable === "deferrable" ? " DEFERRABLE" : " DEFERRABLE INITIALLY DEFERRED";
}
