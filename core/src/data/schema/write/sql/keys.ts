import { freeName } from "../../implied-name.ts";
import type { Check, ForeignKey, Key, Table } from "../../model.ts";
import { quoteIdentifier } from "../../read/sql/lex/identifier.ts";
import { findTable, type SqlContext } from "./context.ts";
import { postgresType } from "./postgres-type.ts";
import { leftOut, whereItExists } from "./where-it-exists.ts";

/** A primary or unique key, as it stands in CREATE TABLE. */
export function keyLine(kind: "primary" | "unique", table: Table, key: Key, context: SqlContext): string {
  const words = kind === "primary" ? "PRIMARY KEY" : key.nullsEqual ? "UNIQUE NULLS NOT DISTINCT" : "UNIQUE";
  const implied = freeName("postgresql", kind, table.name, key.columns, () => false);
  const { name = implied } = context.schema.dialect === "mysql" ? {} : key;
  // PostgreSQL comes to the implied name by itself, and to another where one is taken.
  const isNamed = context.takeName({ schema: table.schema, name }) && name !== implied;
  return `${isNamed ? `CONSTRAINT ${quoteIdentifier(name)} ` : ""}${words} ${columnList(key.columns)}${timing(key)}`;
}

/** A check, as it stands in CREATE TABLE. */
export function checkLine({ name, expression }: Check): string {
  return `${name === undefined ? "" : `CONSTRAINT ${quoteIdentifier(name)} `}CHECK (${expression})`;
}

/** The statement that adds a foreign key; a comment with the reason where PostgreSQL has no such key. */
export function foreignKeyLine(table: Table, key: ForeignKey, context: SqlContext): string {
  const { columns, target, targetColumns, onDelete, onUpdate } = key;
  const { schema, named, lacks } = context;
  const implied = freeName("postgresql", "foreign", table.name, columns, () => false);
  const isNamed = key.name !== undefined && schema.dialect !== "mysql" && key.name !== implied;
  const parts = [
    `ALTER TABLE ${named(table)} ADD ${isNamed ? `CONSTRAINT ${quoteIdentifier(key.name ?? "")} ` : ""}FOREIGN KEY ${columnList(columns)}`,
    `REFERENCES ${named(target)}${targetColumns.length === 0 ? "" : ` ${columnList(targetColumns)}`}`,
    ...(key.matchFull ? ["MATCH FULL"] : []),
    ...(onUpdate === "no action" ? [] : [`ON UPDATE ${onUpdate.toUpperCase()}`]),
    ...(onDelete === "no action" ? [] : [`ON DELETE ${onDelete.toUpperCase()}`]),
  ];
  const statement = `${parts.join(" ")}${timing(key)}${key.unproven ? " NOT VALID" : ""};`;
  const what = `The foreign key of ${named(table)} to ${named(target)}`;
  const found = findTable(schema, target);
  if (found) {
    const reason = refusal(table, key, found, context);
    return reason === undefined ? statement : leftOut(what, reason, statement);
  }
  return whereItExists(what, statement, [{ what: `the table ${named(target)}`, isUnwritten: lacks.hasTable(target) }]);
}

/** Why PostgreSQL takes no such foreign key: it wants a key over just these columns, and types that compare. */
function refusal(table: Table, { columns, targetColumns }: ForeignKey, target: Table, context: SqlContext) {
  const { named, schema } = context;
  const wanted = new Set<string | undefined>(targetColumns);
  const isSame = (names: readonly (string | undefined)[]): boolean =>
    names.length === wanted.size && names.every((name) => wanted.has(name));
  const isUnique =
    targetColumns.length > 0 &&
    ([target.primaryKey, ...target.uniques].some((key) => key && key.deferrable === undefined && isSame(key.columns)) ||
      target.indexes.some(
        ({ unique, where, parts, method }) =>
          unique &&
          where === undefined &&
          method === "btree" &&
          parts.every(({ column }) => column !== undefined) &&
          isSame(parts.map(({ column }) => column)),
      ));
  const place = `${named(target)}${targetColumns.length === 0 ? "" : ` ${columnList(targetColumns)}`}`;
  if (!isUnique)
    return targetColumns.length === 0 ? `${place} has no primary key` : `no key of just these columns is on ${place}`;
  const typeOf = (from: Table, name: string | undefined): string => {
    const column = from.columns.find((one) => one.name === name);
    return column ? postgresType(column, schema, from) : "";
  };
  const unlike = columns.findIndex((name, at) => !compares(typeOf(table, name), typeOf(target, targetColumns[at])));
  if (unlike === -1) return undefined;
  return `${columns[unlike] ?? ""} and ${targetColumns[unlike] ?? ""} have types that do not compare`;
}

const families: readonly (readonly [string, RegExp])[] = [
  ["number", /^(?:smallint|integer|int|int2|int4|int8|bigint|serial|bigserial)$/],
  ["numeric", /^(?:numeric|decimal|dec)\b/],
  ["number", /^(?:real|double precision|float\b.*|float4|float8)$/],
  ["text", /^(?:text|varchar|char|character|bpchar|character varying|name)\b/],
  ["time", /^(?:date|timestamp|timestamptz)\b/],
];

/** Whether `=` is there for a foreign key's column and the one it means (PostgreSQL 15, CREATE TABLE, REFERENCES). */
function compares(own: string, target: string): boolean {
  if (own === target || own === "" || target === "") return true;
  const family = (type: string) => families.find(([, pattern]) => pattern.test(type))?.[0];
  const [one, other] = [family(own), family(target)];
  // What is of no family is an own type, a domain or an array: only PostgreSQL itself can tell.
  if (one === undefined && other === undefined) return own.replace(/\(.*\)/, "") === target.replace(/\(.*\)/, "");
  if (one === undefined || other === undefined) return !isBuiltIn(own) || !isBuiltIn(target);
  return one === other || (one === "number" && other === "numeric");
}

const isBuiltIn = (type: string): boolean =>
  families.some(([, pattern]) => pattern.test(type)) ||
  /^(?:uuid|boolean|bool|bytea|jsonb?|time|timetz|interval|inet|cidr|bit)\b/.test(type);

/** Columns in brackets. */
export const columnList = (columns: readonly string[]): string => `(${columns.map(quoteIdentifier).join(", ")})`;

function timing({ deferrable }: Pick<Key, "deferrable">): string {
  if (deferrable === undefined) return "";
  return deferrable === "deferrable" ? " DEFERRABLE" : " DEFERRABLE INITIALLY DEFERRED";
}
