import type { Index, Key } from "../../model.ts";
import type { CheckDraft, ForeignKeyDraft, IndexDraft, KeyDraft, TableDraft } from "./drafts.ts";
import type { SchemaDraft } from "./schema-draft.ts";
import { freeName, type KeyKind } from "../../implied-name.ts";

/* Adding keys to a table: each gets the name the database would give it, so that later statements find it. */

export function addPrimaryKey(draft: SchemaDraft, table: TableDraft, key: KeyDraft): void {
  key.name ??= named(draft, "primary", table, key.columns);
  table.primaryKey = key;
  for (const column of table.columns) if (key.columns.includes(column.name)) column.nullable = false;
}

export function addUnique(draft: SchemaDraft, table: TableDraft, key: KeyDraft): void {
  key.name ??= named(draft, "unique", table, key.columns);
  table.uniques.push(key);
}

export function addForeignKey(draft: SchemaDraft, table: TableDraft, key: ForeignKeyDraft): void {
  key.name ??= named(draft, "foreign", table, key.columns);
  // Without columns the primary key of this moment is meant.
  if (key.targetColumns.length === 0)
    key.targetColumns = [...(draft.tables.get(key.target)?.primaryKey?.columns ?? [])];
  table.foreignKeys.push(key);
}

export function addCheck(draft: SchemaDraft, table: TableDraft, check: CheckDraft, column?: string): void {
  check.name ??= named(draft, "check", table, column === undefined ? onlyColumn(table, check.expression) : [column]);
  table.checks.push(check);
}

export function addIndex(draft: SchemaDraft, table: TableDraft, index: IndexDraft): void {
  index.name ??= named(draft, "index", table, wordsOf(index));
  table.indexes.push(index);
}

/** PostgreSQL names a part after its column, also with an order or an operator class behind it, or after its function. */
const wordsOf = ({ parts }: Pick<Index, "parts">): string[] =>
  parts.map((part) => part.column ?? /^(\w+)(?:\s*\(|\s+\w)/.exec(part.text)?.[1]?.toLowerCase() ?? "expr");

/** The name of a key or an index that a partition has from its parent; it is taken then. */
export function impliedPartName(
  { dialect }: SchemaDraft,
  table: TableDraft,
  taken: Set<string>,
  kind: "primary" | "unique" | "index",
  part: Key | Index,
): string {
  const columns = "columns" in part ? part.columns : wordsOf(part);
  const name = freeName(dialect, kind, table.name, columns, (other) => taken.has(other) || takenBy(table, other));
  taken.add(name);
  return name;
}

/** MySQL makes an index for a foreign key whose columns begin none, under the name of the key (8.4, 15.1.20.5). */
export function addImplicitIndexes(draft: SchemaDraft, table: TableDraft): void {
  const begins = (columns: readonly (string | undefined)[], key: ForeignKeyDraft) =>
    key.columns.every((name, at) => columns[at]?.toLowerCase() === name.toLowerCase());
  for (const key of table.foreignKeys) {
    const has =
      [table.primaryKey, ...table.uniques].some((one) => one && begins(one.columns, key)) ||
      table.indexes.some(({ parts }) =>
        begins(
          parts.map(({ column }) => column),
          key,
        ),
      );
    if (has) continue;
    addIndex(draft, table, {
      ...(key.name === undefined ? {} : { name: key.name }),
      parts: key.columns.map((column) => ({ column, text: column })),
      unique: false,
      method: "btree",
      includes: [],
      ...(key.place ? { place: key.place } : {}),
    });
  }
}

function named(draft: SchemaDraft, kind: KeyKind, table: TableDraft, columns: readonly string[]): string {
  return freeName(draft.dialect, kind, table.name, columns, (name) => takenBy(table, name));
}

function takenBy(table: TableDraft, name: string): boolean {
  const has = (part: { name?: string } | undefined) => part?.name === name;
  return (
    has(table.primaryKey) ||
    table.uniques.some(has) ||
    table.foreignKeys.some(has) ||
    table.checks.some(has) ||
    table.indexes.some(has)
  );
}

/** A check of one column is named after it. */
function onlyColumn(table: TableDraft, expression: string): string[] {
  const words = new Set(expression.match(/[\p{L}_][\p{L}\p{N}_$]*/gu));
  const meant = table.columns.filter(({ name }) => words.has(name)).map(({ name }) => name);
  return meant.length === 1 ? meant : [];
}
