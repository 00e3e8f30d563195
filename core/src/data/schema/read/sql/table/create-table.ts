import { copyTable, newTable } from "../../draft/new-table.ts";
import type { ColumnDraft, TableDraft } from "../../draft/drafts.ts";
import type { SchemaDraft } from "../../draft/schema-draft.ts";
import type { Cursor } from "../lex/cursor.ts";
import { readColumn, readConstraints } from "./read-column.ts";
import { readConstraint } from "./read-constraint.ts";
import { unknownTable } from "../unknown-table.ts";
import { Unreadable } from "../unreadable.ts";

/** Reads what follows CREATE [UNLOGGED] TABLE. A column that cannot be read is told, the others stay. */
export function createTable(cursor: Cursor, draft: SchemaDraft): void {
  const { place } = cursor;
  const mayExist = cursor.takes("if", "not", "exists");
  const name = draft.objectName(cursor.dotted("a table"));
  if (mayExist && draft.tables.getExact(name)) return;
  if (draft.tables.getExact(name))
    draft.report("error", place, `The table ${draft.label(name)} was made before. This one takes its place.`);
  const table = newTable(name, place);
  draft.tables.add(table);
  if (cursor.takes("partition", "of")) readPartition(cursor, draft, table);
  const isTyped = cursor.takes("of");
  if (isTyped) copyType(cursor, draft, table);
  let isCutOff = false;
  if (cursor.isMark("(")) {
    const inside = cursor.group();
    isCutOff = !inside.isClosed;
    if (isCutOff)
      draft.report("error", place, `The brackets of the table ${draft.label(table)} never close: it may be cut off.`);
    const parts = inside.parts();
    // Keys may stand before the columns they name.
    const hasColumns = isTyped || table.partitionOf !== undefined;
    const read = (part: Cursor, isLate: boolean) => readElement(part, draft, table, { hasColumns, isLate });
    const keys = parts.filter((part) => !read(part, false));
    for (const part of keys) read(part, true);
  } else if (cursor.isAt("like")) readLike(cursor, draft, table);
  readOptions(cursor, draft, table);
  // A statement that ends before its first column says nothing of a table.
  if (isCutOff && table.columns.length === 0) draft.tables.delete(table);
}

/**
 * @param hasColumns the table got its columns from a parent or a type: here they only get options
 * @returns false for what waits until all columns are there
 */
function readElement(
  part: Cursor,
  draft: SchemaDraft,
  table: TableDraft,
  { hasColumns, isLate }: { readonly hasColumns: boolean; readonly isLate: boolean },
): boolean {
  try {
    if (part.isAt("like")) readLike(part, draft, table);
    else if (isLate) readConstraint(part, draft, table);
    else if (startsConstraint(part, draft)) return false;
    else if (hasColumns) overrideColumn(part, draft, table);
    else readColumn(part, draft, table, (column) => table.columns.push(column));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    draft.report("error", error.place, `In the table ${draft.label(table)} ${error.message}. This part is left out.`);
  }
  return true;
}

function startsConstraint(part: Cursor, { dialect }: SchemaDraft): boolean {
  const { token } = part;
  if (token?.kind !== "word") return false;
  switch (token.text) {
    case "constraint":
    case "unique":
      return true;
    case "primary":
    case "foreign":
      return part.peek()?.text === "key";
    case "check":
      return part.isMark("(", 1);
    case "exclude":
      return part.isAt("exclude", "using") || part.isMark("(", 1);
    case "key":
    case "index":
    case "fulltext":
    case "spatial":
      return dialect === "mysql";
    default:
      return false;
  }
}

function overrideColumn(part: Cursor, draft: SchemaDraft, table: TableDraft): void {
  const name = part.name("a column");
  const column = table.columns.find((candidate) => candidate.name === name);
  part.takes("with", "options");
  if (column) readConstraints(part, draft, table, column);
}

function readPartition(cursor: Cursor, draft: SchemaDraft, table: TableDraft): void {
  const { place } = cursor;
  const parent = draft.objectName(cursor.dotted("a table"));
  draft.hasHeirs = true;
  table.partitionOf = { ...parent, bound: "" };
  const found = draft.tables.get(parent);
  if (found) copyTable(found, table);
  else unknownTable(draft, parent, place, `The partition ${draft.label(table)} has no columns`);
}

/** CREATE TABLE … OF a composite type. */
function copyType(cursor: Cursor, draft: SchemaDraft, table: TableDraft): void {
  const type = draft.composites.get(draft.objectName(cursor.dotted("a type")));
  for (const { name, type: written } of type?.attributes ?? [])
    table.columns.push({ name, type: written, nullable: true, ...(table.place ? { place: table.place } : {}) });
}

function readLike(cursor: Cursor, draft: SchemaDraft, table: TableDraft): void {
  const { place } = cursor;
  cursor.at++;
  const source = draft.objectName(cursor.dotted("a table"));
  const including = new Set<string>();
  while (!cursor.isDone) {
    const isMore = cursor.takes("including");
    if (!isMore && !cursor.takes("excluding")) break;
    if (isMore) including.add(cursor.token?.text ?? "");
    else including.delete(cursor.token?.text ?? "");
    cursor.at++;
  }
  const found = draft.tables.get(source);
  if (found) copyTable(found, table, including);
  else unknownTable(draft, source, place, `The columns it gives to ${draft.label(table)} are left out`);
}

/** What follows the brackets: parents, partitions, options of MySQL; the rest says nothing of the structure. */
function readOptions(cursor: Cursor, draft: SchemaDraft, table: TableDraft): void {
  while (!cursor.isDone) {
    const start = cursor.at;
    if (cursor.takes("inherits")) {
      inherit(draft, table, cursor.group().parts());
    } else if (
      table.partitionOf &&
      table.partitionOf.bound === "" &&
      (cursor.isAt("for", "values") || cursor.isAt("default"))
    )
      table.partitionOf = { ...table.partitionOf, bound: readBound(cursor) };
    else if (cursor.isAt("partition", "by") && draft.dialect === "postgresql") {
      cursor.at += 2;
      const method = cursor.name("a method").toUpperCase();
      const from = cursor.at;
      if (cursor.isMark("(")) cursor.group();
      table.partitionedBy = `${method} ${cursor.textBetween(from, cursor.at)}`;
    } else if (cursor.takes("comment")) {
      cursor.takesMark("=");
      if (cursor.token?.kind === "string") table.comment = cursor.token.text;
    } else if (cursor.isAt("as") || cursor.isAt("select")) {
      if (table.columns.length === 0)
        draft.report(
          "notice",
          cursor.place,
          `The table ${draft.label(table)} is made from a query: its columns are unknown.`,
        );
      cursor.rest();
    }
    if (cursor.at === start) cursor.at++;
  }
}

/** FOR VALUES …, or DEFAULT. */
export function readBound(cursor: Cursor): string {
  if (cursor.takes("default")) return "DEFAULT";
  const start = cursor.at;
  cursor.takes("for", "values");
  while (!cursor.isDone && !cursor.isAt("partition") && !cursor.isAt("using") && !cursor.isAt("tablespace")) {
    if (cursor.isMark("(")) cursor.group();
    else if (cursor.isAt("from") || cursor.isAt("to") || cursor.isAt("in") || cursor.isAt("with")) cursor.at++;
    else break;
  }
  return cursor.textBetween(start, cursor.at);
}

/** Columns of the parents come first, in their order; those of one name are one (PostgreSQL 18, CREATE TABLE, INHERITS). */
function inherit(draft: SchemaDraft, table: TableDraft, parts: readonly Cursor[]): void {
  draft.hasHeirs = true;
  const own = table.columns;
  const merged: ColumnDraft[] = [];
  for (const part of parts) {
    const { place } = part;
    const { schema, name } = draft.objectName(part.dotted("a table"));
    table.inherits.push({ schema, name });
    const parent = draft.tables.get({ schema, name });
    // A child does not number its rows by itself.
    if (parent)
      mergeColumns(
        merged,
        parent.columns.map((column) => {
          const { identity: _, ...plain } = column;
          return plain;
        }),
      );
    else unknownTable(draft, { schema, name }, place, `The columns ${draft.label(table)} has from it are left out`);
  }
  mergeColumns(merged, own);
  table.columns = merged;
}

/** What forbids nulls anywhere forbids them here. */
function mergeColumns(merged: ColumnDraft[], more: readonly ColumnDraft[]): void {
  for (const column of more) {
    const at = merged.findIndex((other) => other.name === column.name);
    const known = merged[at];
    if (known) merged[at] = { ...known, ...column, nullable: known.nullable && column.nullable };
    else merged.push({ ...column });
  }
}
