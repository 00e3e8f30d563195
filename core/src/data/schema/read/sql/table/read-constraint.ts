import { addCheck, addForeignKey, addIndex, addPrimaryKey, addUnique } from "../../draft/add-keys.ts";
import type { IndexDraft, KeyDraft, TableDraft } from "../../draft/drafts.ts";
import type { SchemaDraft } from "../../draft/schema-draft.ts";
import type { Cursor } from "../lex/cursor.ts";
import { readIndexParts } from "./read-index.ts";
import { readReference, takeTiming } from "./read-reference.ts";

/** Reads a constraint of a table, or an index in MySQL, and adds it. @returns false when what comes is neither */
export function readConstraint(cursor: Cursor, draft: SchemaDraft, table: TableDraft): boolean {
  const { place } = cursor;
  const isNamed = cursor.takes("constraint");
  // MySQL allows CONSTRAINT without a name.
  const isNext =
    cursor.isAt("primary", "key") || cursor.isAt("unique") || cursor.isAt("foreign", "key") || cursor.isAt("check");
  const given = isNamed && !isNext ? { name: cursor.name("a constraint") } : {};
  if (cursor.takes("primary", "key")) addPrimaryKey(draft, table, readKey(cursor, table, { ...given, place }));
  else if (cursor.takes("unique")) addUnique(draft, table, readKey(cursor, table, { ...given, place }));
  else if (cursor.takes("foreign", "key")) {
    // MySQL: a name for the index.
    const index = cursor.isMark("(") ? {} : { name: cursor.name() };
    const columns = cursor.columnNames();
    cursor.takes("references");
    addForeignKey(draft, table, { ...readReference(cursor, draft, columns), ...index, ...given, place });
  } else if (cursor.isAt("check") && cursor.isMark("(", 1)) {
    cursor.at++;
    addCheck(draft, table, { expression: cursor.group().rest(), place, ...given });
  } else if (cursor.takes("not", "null")) {
    const name = cursor.name("a column");
    const column = table.columns.find((candidate) => candidate.name === name);
    if (column) column.nullable = false;
  } else if (cursor.isAt("exclude") && (isNamed || cursor.isAt("exclude", "using") || cursor.isMark("(", 1))) {
    draft.skip("EXCLUDE", place, "exclusion constraints are not drawn");
    cursor.rest();
  } else return isMysqlIndex(cursor, draft) && addMysqlIndex(cursor, draft, table);
  while (takeTiming(cursor, {}) || cursor.takes("no", "inherit") || cursor.takes("not", "valid"));
  return true;
}

function readKey(cursor: Cursor, table: TableDraft, key: Omit<KeyDraft, "columns">): KeyDraft {
  if (!cursor.takes("key")) cursor.takes("index");
  if (cursor.takes("using", "index")) {
    // The key of an index that is there: its name and columns.
    const name = cursor.name("an index");
    const index = table.indexes.find((candidate) => candidate.name === name);
    if (index) table.indexes.splice(table.indexes.indexOf(index), 1);
    return { name, ...key, columns: index?.parts.flatMap((part) => part.column ?? []) ?? [], ...timing(cursor) };
  }
  const nullsEqual = cursor.takes("nulls", "not", "distinct");
  if (!nullsEqual) cursor.takes("nulls", "distinct");
  const own = cursor.isMark("(") || cursor.takes("using") ? {} : { name: cursor.name("a key") };
  while (!cursor.isDone && !cursor.isMark("(")) cursor.at++;
  const columns = cursor.columnNames();
  if (cursor.takes("include")) cursor.group();
  return { ...own, ...key, columns, ...(nullsEqual ? { nullsEqual } : {}), ...timing(cursor) };
}

function timing(cursor: Cursor): Pick<KeyDraft, "deferrable"> {
  const found: Pick<KeyDraft, "deferrable"> = {};
  for (;;) {
    if (cursor.takes("with") || (cursor.isAt("using") && cursor.isAt("using", "index"))) {
      if (cursor.isMark("(")) cursor.group();
      else cursor.takes("using", "index", "tablespace");
    } else if (!takeTiming(cursor, found)) return found;
  }
}

/** KEY and INDEX are reserved in MySQL; elsewhere a column may have these names. */
function isMysqlIndex(cursor: Cursor, { dialect }: SchemaDraft): boolean {
  if (dialect !== "mysql") return false;
  return cursor.isAt("key") || cursor.isAt("index") || cursor.isAt("fulltext") || cursor.isAt("spatial");
}

function addMysqlIndex(cursor: Cursor, draft: SchemaDraft, table: TableDraft): boolean {
  const { place } = cursor;
  const method = cursor.takes("fulltext") ? "fulltext" : cursor.takes("spatial") ? "spatial" : "btree";
  if (!cursor.takes("key")) cursor.takes("index");
  const name = cursor.isMark("(") || cursor.isAt("using") ? {} : { name: cursor.name("an index") };
  if (cursor.takes("using")) cursor.at++;
  const index: IndexDraft = {
    ...name,
    parts: readIndexParts(cursor.group()),
    unique: false,
    method,
    includes: [],
    place,
  };
  addIndex(draft, table, index);
  cursor.rest();
  return true;
}
