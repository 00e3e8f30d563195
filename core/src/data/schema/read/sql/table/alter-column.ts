import type { TableDraft } from "../../draft/drafts.ts";
import type { SchemaDraft } from "../../draft/schema-draft.ts";
import { findColumn } from "../../draft/find-column.ts";
import type { Cursor } from "../lex/cursor.ts";
import { readType } from "./read-type.ts";

/** Reads what follows ALTER inside ALTER TABLE: the change of one column. */
export function alterColumn(action: Cursor, draft: SchemaDraft, table: TableDraft): void {
  action.takes("column");
  const { place } = action;
  const name = action.name("a column");
  const column = findColumn(draft, table, name);
  if (!column) return draft.report("error", place, `${draft.label(table)} has no column ${name} to change up to here.`);
  if (action.takes("set", "data", "type") || action.takes("type")) {
    column.type = readType(action, draft) || column.type;
    if (action.takes("collate")) column.collation = action.dotted("a collation").at(-1) ?? "";
  } else if (action.takes("set", "default")) column.default = action.rest();
  else if (action.takes("drop", "default")) delete column.default;
  else if (action.takes("set", "not", "null")) column.nullable = false;
  else if (action.takes("drop", "not", "null")) column.nullable = true;
  else if (action.takes("drop", "identity")) delete column.identity;
  else if (action.takes("drop", "expression")) delete column.generated;
  else if (action.takes("add", "generated") || action.takes("set", "generated")) {
    column.identity = action.takes("by", "default") ? "by default" : "always";
    column.nullable = false;
  }
  // The rest (statistics, storage, compression) says nothing of the structure.
}
