import { freeName } from "../../implied-name.ts";
import type { Index, Table } from "../../model.ts";
import { quoteIdentifier } from "../../read/sql/lex/identifier.ts";
import { commentLine } from "./comments.ts";
import type { SqlContext } from "./context.ts";
import { columnList } from "./keys.ts";
import { sharesExpressions, spokenBy } from "./postgres-type.ts";
import { leftOut, whereItExists } from "./where-it-exists.ts";

/** The statement that makes an index, with its comment. */
export function indexLine(table: Table, index: Index, context: SqlContext): string {
  const { schema, named, lacks } = context;
  const isShared = sharesExpressions(schema.dialect);
  const implied = freeName(
    "postgresql",
    "index",
    table.name,
    index.parts.map((part) => part.column ?? "expr"),
    () => false,
  );
  // Names are one pool per schema in PostgreSQL, per table in MySQL.
  const { name = implied } = schema.dialect === "mysql" ? {} : index;
  const isFree = context.takeName({ schema: table.schema, name });
  const isNamed = isFree && name !== implied;
  const parts = index.parts.map(({ column, text }) =>
    column === undefined ? (isShared ? text : (plainPart(text) ?? text)) : quoteIdentifier(column),
  );
  const statement = [
    `CREATE ${index.unique ? "UNIQUE " : ""}INDEX${isNamed ? ` ${quoteIdentifier(name)}` : ""} ON ${named(table)}`,
    ...(index.method === "btree" ? [] : [`USING ${index.method}`]),
    `(${parts.join(", ")})`,
    ...(index.includes.length === 0 ? [] : [`INCLUDE ${columnList(index.includes)}`]),
    ...(index.where === undefined ? [] : [`WHERE ${index.where}`]),
  ]
    .join(" ")
    .concat(";");
  const what = `The index ${index.name ?? `over ${parts.join(", ")}`} of ${named(table)}`;
  if (!isShared && !canTranslate(index))
    return leftOut(what, `it is written for ${spokenBy(schema.dialect)}`, statement);
  const comment = isFree && (isNamed || index.name === implied) ? index.comment : undefined;
  return whereItExists(
    what,
    [statement, ...commentLine("INDEX", named({ schema: table.schema, name }), comment)].join("\n"),
    isShared ? lacks.ofIndex(index) : [],
  );
}

/** Full text and spatial indexes of MySQL work another way in PostgreSQL, and functions have other names. */
function canTranslate({ method, parts, where }: Index): boolean {
  return (
    method === "btree" &&
    parts.every(({ column, text }) => column !== undefined || plainPart(text) !== undefined) &&
    (where === undefined || /^["`]?\w+["`]?\s+is\s+(?:not\s+)?null$/i.test(where.trim()))
  );
}

/** `name(10) DESC` of MySQL: the column and its direction; undefined for an expression. */
function plainPart(text: string): string | undefined {
  const [, name, direction] = /^[`"]?(\w+)[`"]?\s*(?:\(\d+\))?\s*(asc|desc)?$/i.exec(text.trim()) ?? [];
  return name === undefined
    ? undefined
    : `${quoteIdentifier(name)}${direction?.toLowerCase() === "desc" ? " DESC" : ""}`;
}
