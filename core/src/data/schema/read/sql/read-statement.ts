import type { SchemaDraft } from "../draft/schema-draft.ts";
import { renameTable } from "../draft/rename.ts";
import { alterTable } from "./table/alter-table.ts";
import { createTable } from "./table/create-table.ts";
import { Cursor } from "./lex/cursor.ts";
import { readComment } from "./read-comment.ts";
import { readDrop } from "./read-drop.ts";
import { readFunction } from "./read-function.ts";
import { readIndex } from "./table/read-index.ts";
import { readPolicy } from "./read-policy.ts";
import { alterSequence, createSequence } from "./read-sequence.ts";
import { setPath } from "./read-path.ts";
import { alterDomain, alterType, createDomain, createType } from "./table/read-types.ts";
import { createView } from "./read-view.ts";
import { skipReason } from "./skip-reason.ts";
import type { Source } from "./lex/source.ts";
import type { Statement } from "./lex/statements.ts";
import { Unreadable } from "./unreadable.ts";

/** Words between CREATE and the object. */
const adverbs: ReadonlySet<string> = new Set(
  "or replace temp temporary unlogged global local unique materialized recursive foreign fulltext spatial virtual".split(
    " ",
  ),
);

/** Lets one statement act on the draft; DO blocks are left to the caller. What cannot be read is told or counted. */
export function readStatement(statement: Statement, source: Source, draft: SchemaDraft): void {
  const { tokens, kind } = statement;
  const place = source.placeAt(statement.start);
  const cursor = new Cursor(source, tokens);
  try {
    if (draft.dialect === "postgresql" && kind.endsWith(" FUNCTION")) readFunction(source, statement, draft);
    if (!actOn(cursor, draft)) draft.skip(kind, place, skipReason(kind));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    // What is drawn lacks nothing without a function.
    const severity = kind.endsWith(" FUNCTION") ? "notice" : "error";
    draft.report(severity, error.place, `In ${kind} ${error.message}. The statement is left out.`);
  }
}

/** @returns false when the statement says nothing of the structure */
function actOn(cursor: Cursor, draft: SchemaDraft): boolean {
  const verb = cursor.token?.text;
  cursor.at++;
  switch (verb) {
    case "create":
      return create(cursor, draft);
    case "alter":
      return alter(cursor, draft);
    case "drop":
      return drop(cursor, draft);
    case "comment":
      cursor.takes("on");
      readComment(cursor, draft);
      return true;
    case "rename":
      return renameTables(cursor, draft);
    case "set":
    case "select":
      return setPath(cursor, draft);
    case "use":
      draft.currentSchema = draft.dialect === "mysql" ? draft.defaultSchema : draft.currentSchema;
      return false;
    default:
      return false;
  }
}

function create(cursor: Cursor, draft: SchemaDraft): boolean {
  const said = new Set<string>();
  while (cursor.token && (adverbs.has(cursor.token.text) || draft.dialect === "mysql") && !isObject(cursor)) {
    said.add(cursor.token.text);
    cursor.at++;
  }
  if (said.has("virtual")) return false;
  const isTemporary = said.has("temp") || said.has("temporary");
  if (cursor.takes("table")) {
    if (isTemporary) return false;
    createTable(cursor, draft);
  } else if (cursor.takes("view")) {
    if (isTemporary) return false;
    createView(cursor, draft, said.has("materialized"));
  } else if (cursor.takes("index")) readIndex(cursor, draft, said.has("unique"));
  else if (cursor.takes("type")) createType(cursor, draft);
  else if (cursor.takes("domain")) createDomain(cursor, draft);
  else if (cursor.takes("sequence")) createSequence(cursor, draft);
  else if (cursor.takes("policy")) readPolicy(cursor, draft, "create");
  else if (cursor.takes("extension")) {
    cursor.takes("if", "not", "exists");
    draft.extensions.add(cursor.name("an extension"));
  } else return cursor.isAt("schema");
  return true;
}

const isObject = (cursor: Cursor) => ["table", "view", "index"].some((word) => cursor.isAt(word));

function alter(cursor: Cursor, draft: SchemaDraft): boolean {
  cursor.takes("foreign");
  cursor.takes("materialized");
  if (cursor.takes("table")) alterTable(cursor, draft);
  else if (cursor.takes("type")) alterType(cursor, draft);
  else if (cursor.takes("domain")) alterDomain(cursor, draft);
  else if (cursor.takes("sequence")) alterSequence(cursor, draft);
  else if (cursor.takes("policy")) readPolicy(cursor, draft, "alter");
  else if (cursor.takes("view")) alterView(cursor, draft);
  else if (cursor.takes("index")) alterIndex(cursor, draft);
  else return false;
  return true;
}

function alterView(cursor: Cursor, draft: SchemaDraft): void {
  cursor.takes("if", "exists");
  const name = draft.objectName(cursor.dotted());
  const view = draft.views.get(name);
  if (!view) return;
  if (cursor.takes("rename", "to")) draft.views.rename(view, { schema: name.schema, name: cursor.name() });
  else if (cursor.takes("set", "schema")) draft.views.rename(view, { schema: cursor.name(), name: name.name });
}

function alterIndex(cursor: Cursor, draft: SchemaDraft): void {
  cursor.takes("if", "exists");
  const { name } = draft.objectName(cursor.dotted());
  if (!cursor.takes("rename", "to")) return;
  const fresh = cursor.name();
  for (const table of draft.tables.values())
    for (const part of [table.primaryKey, ...table.uniques, ...table.indexes])
      if (part?.name === name) part.name = fresh;
}

function drop(cursor: Cursor, draft: SchemaDraft): boolean {
  cursor.takes("materialized");
  cursor.takes("foreign");
  cursor.takes("temporary");
  const kind = cursor.token?.text ?? "";
  if (!["table", "view", "index", "type", "domain", "sequence", "policy", "schema"].includes(kind)) return false;
  cursor.at++;
  if (kind === "policy") readPolicy(cursor, draft, "drop");
  else readDrop(cursor, draft, kind);
  return true;
}

/** MySQL: RENAME TABLE a TO b, c TO d. */
function renameTables(cursor: Cursor, draft: SchemaDraft): boolean {
  if (!cursor.takes("table")) return false;
  for (const part of cursor.parts()) {
    const table = draft.tables.get(draft.objectName(part.dotted()));
    part.takes("to");
    if (table) renameTable(draft, table, draft.objectName(part.dotted()));
  }
  return true;
}
