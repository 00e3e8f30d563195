import type { Column, DatabaseSchema, ForeignKey, Index, ObjectName, Table } from "../model.ts";
import { relationsOf, type Relation } from "../relations.ts";

/**
 * DBML (dbml.dbdiagram.io/docs): tables with columns, keys, checks, indexes and notes, enums, references. What DBML has
 * no word for is left out: policies, partitions, views, what columns are generated from.
 */
export function writeDbml(schema: DatabaseSchema): string {
  const named = ({ schema: of, name }: ObjectName) =>
    of === schema.defaultSchema ? word(name) : `${word(of)}.${word(name)}`;
  const enums = schema.enums.map((item) =>
    body(
      `Enum ${named(item)}`,
      item.values.map((value) => word(value)),
    ),
  );
  const tables = schema.tables.map((table) =>
    // DBML knows no table without columns.
    table.columns.length === 0 ? `// ${named(table)} has no columns.` : tableText(table, named(table)),
  );
  const known = new Set(schema.tables.map((table) => named(table)));
  const references = relationsOf(schema)
    // DBML has no way to speak of a table that is not there.
    .filter(
      ({ to, key }) => to !== undefined && key.targetColumns.length === key.columns.length && known.has(named(to)),
    )
    .map((relation) => referenceLine(relation, named));
  return `${[...enums, ...tables, references.join("\n")].filter((text) => text !== "").join("\n\n")}\n`;
}

function tableText(table: Table, name: string): string {
  const single = table.primaryKey?.columns.length === 1 ? table.primaryKey.columns[0] : undefined;
  const uniques = new Map(
    table.uniques.flatMap((key) => (key.columns.length === 1 ? [[key.columns[0], key] as const] : [])),
  );
  const indexes = [
    ...(table.primaryKey && single === undefined
      ? [`${parts(table.primaryKey.columns.map(word))} [pk${named(table.primaryKey.name)}]`]
      : []),
    ...table.uniques
      .filter((key) => uniques.get(key.columns[0] ?? "") !== key)
      .map((key) => `${parts(key.columns.map(word))} [unique${named(key.name)}]`),
    ...table.indexes.map(indexLine),
  ];
  const checks = table.checks.map(
    ({ name: own, expression }) => `${code(expression)}${own === undefined ? "" : ` [name: ${quoted(own)}]`}`,
  );
  return body(`Table ${name}`, [
    ...table.columns.map((column) => columnLine(column, column.name === single, uniques.has(column.name))),
    ...(indexes.length === 0 ? [] : ["", body("indexes", indexes)]),
    ...(checks.length === 0 ? [] : ["", body("checks", checks)]),
    ...(table.comment === undefined ? [] : ["", `Note: ${quoted(table.comment)}`]),
  ]);
}

function columnLine(column: Column, isPrimary: boolean, isUnique: boolean): string {
  const settings = [
    ...(isPrimary ? ["pk"] : []),
    ...(isUnique ? ["unique"] : []),
    ...(column.identity === undefined ? [] : ["increment"]),
    ...(column.nullable || isPrimary ? [] : ["not null"]),
    ...(column.default === undefined ? [] : [`default: ${defaultText(column.default)}`]),
    ...(column.comment === undefined ? [] : [`note: ${quoted(column.comment)}`]),
  ];
  return `${word(column.name)} ${typeText(column.type)}${settings.length === 0 ? "" : ` [${settings.join(", ")}]`}`;
}

function indexLine(index: Index): string {
  const settings = [
    ...(index.unique ? ["unique"] : []),
    // Without a method a unique one would read as a constraint.
    `type: ${word(index.method)}`,
    ...(index.name === undefined ? [] : [`name: ${quoted(index.name)}`]),
    ...(index.comment === undefined ? [] : [`note: ${quoted(index.comment)}`]),
  ];
  return `${parts(index.parts.map(({ column, text }) => (column === undefined ? code(text) : word(column))))} [${settings.join(", ")}]`;
}

function referenceLine({ from, key, to, single }: Relation, named: (name: ObjectName) => string): string {
  const end = (table: ObjectName, columns: readonly string[]) => `${named(table)}.${parts(columns.map(word))}`;
  const settings = actions(key);
  return `Ref${key.name === undefined ? "" : ` ${word(key.name)}`}: ${end(from, key.columns)} ${single ? "-" : ">"} ${end(
    to ?? key.target,
    key.targetColumns,
  )}${settings.length === 0 ? "" : ` [${settings.join(", ")}]`}`;
}

function actions({ onDelete, onUpdate }: ForeignKey): string[] {
  return [
    ...(onDelete === "no action" ? [] : [`delete: ${onDelete}`]),
    ...(onUpdate === "no action" ? [] : [`update: ${onUpdate}`]),
  ];
}

/** Numbers, truth and plain texts stand by themselves; all else is an expression. */
function defaultText(written: string): string {
  if (/^-?\d+(?:\.\d+)?$|^(?:true|false|null)$/.test(written)) return written;
  return /^'[^'\\\n]*'$/.test(written) ? written : code(written);
}

const named = (name: string | undefined) => (name === undefined ? "" : `, name: ${quoted(name)}`);

const parts = (words: readonly string[]) => (words.length === 1 ? (words[0] ?? "") : `(${words.join(", ")})`);

const word = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : `"${escaped(name).replaceAll('"', '\\"')}"`);

const typeText = (type: string) =>
  /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)?(?:\(\d+(?:,\d+)?\))?$/.test(type) ? type : word(type === "" ? "any" : type);

const code = (expression: string) => `\`${expression.replaceAll("`", "'")}\``;

const quoted = (text: string) => `'${escaped(text).replaceAll("'", "\\'")}'`;

const escaped = (text: string) =>
  text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("\r", "\\r").replaceAll("\t", "\\t");

function body(head: string, lines: readonly string[]): string {
  return `${head} {\n${lines.join("\n").replaceAll(/^(?=.)/gm, "  ")}\n}`;
}
