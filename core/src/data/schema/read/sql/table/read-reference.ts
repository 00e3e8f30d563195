import type { ForeignKeyDraft } from "../../draft/drafts.ts";
import type { SchemaDraft } from "../../draft/schema-draft.ts";
import type { Deferrable, KeyAction } from "../../../model.ts";
import type { Cursor } from "../lex/cursor.ts";

/** What stands after REFERENCES: the table, its columns, the actions. */
export function readReference(cursor: Cursor, draft: SchemaDraft, columns: string[]): ForeignKeyDraft {
  const key: ForeignKeyDraft = {
    columns,
    target: draft.objectName(cursor.dotted("a table")),
    targetColumns: cursor.isMark("(") ? cursor.columnNames() : [],
    onDelete: "no action",
    onUpdate: "no action",
    place: cursor.place,
  };
  for (;;) {
    if (cursor.takes("on", "delete")) {
      key.onDelete = readAction(cursor);
      // PostgreSQL 15: the columns that are set.
      if (cursor.isMark("(")) cursor.group();
    } else if (cursor.takes("on", "update")) key.onUpdate = readAction(cursor);
    else if (cursor.takes("match", "full")) key.matchFull = true;
    else if (cursor.takes("match")) cursor.at++;
    else if (cursor.takes("not", "valid")) key.unproven = true;
    else if (!takeTiming(cursor, key)) return key;
  }
}

function readAction(cursor: Cursor): KeyAction {
  if (cursor.takes("cascade")) return "cascade";
  if (cursor.takes("restrict")) return "restrict";
  if (cursor.takes("set", "null")) return "set null";
  if (cursor.takes("set", "default")) return "set default";
  cursor.takes("no", "action");
  return "no action";
}

/** DEFERRABLE and its like, of any constraint. @returns whether there was one */
export function takeTiming(cursor: Cursor, key: { deferrable?: Deferrable }): boolean {
  if (cursor.takes("deferrable")) key.deferrable ??= "deferrable";
  else if (cursor.takes("initially", "deferred")) key.deferrable = "initially deferred";
  else if (cursor.takes("not", "deferrable")) delete key.deferrable;
  else return cursor.takes("initially", "immediate") || cursor.takes("enforced") || cursor.takes("not", "enforced");
  return true;
}
