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
  index.name ??= named(
    draft,
    "index",
    table,
    index.parts.map((part) => part.column ?? /^(\w+)\s*\(/.exec(part.text)?.[1]?.toLowerCase() ?? "expr"),
  );
  table.indexes.push(index);
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
