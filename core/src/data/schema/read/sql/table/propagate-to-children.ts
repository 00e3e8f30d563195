import type { TableDraft } from "../../draft/drafts.ts";
import { findColumn } from "../../draft/find-column.ts";
import type { SchemaDraft } from "../../draft/schema-draft.ts";
import type { Cursor } from "../lex/cursor.ts";

type Act = (action: Cursor, draft: SchemaDraft, table: TableDraft) => void;

/**
 * Lets an action of ALTER TABLE without ONLY also change the partitions and children of a table, as far as it changes
 * columns they have from it (PostgreSQL 18, ALTER TABLE, "Notes").
 */
export function propagateToChildren(action: Cursor, draft: SchemaDraft, table: TableDraft, act: Act): void {
  const start = action.at;
  const name = action.isAt("add") ? undefined : changedColumn(action);
  const before = new Set(table.columns.map((column) => column.name));
  action.at = start;
  act(action, draft, table);
  const added = name === undefined ? table.columns.filter((column) => !before.has(column.name)) : [];
  if (name === undefined && added.length === 0) return;
  for (const heir of heirsOf(draft, table)) {
    if (name !== undefined && findColumn(draft, heir, name)) {
      action.at = start;
      act(action, draft, heir);
    }
    heir.columns.push(
      ...added.filter((column) => !findColumn(draft, heir, column.name)).map((column) => ({ ...column })),
    );
  }
}

/** The column that an action changes, drops or renames; undefined for actions of another kind. */
function changedColumn(action: Cursor): string | undefined {
  if (!action.takes("alter") && !action.takes("drop") && !action.takes("rename")) return undefined;
  if (!action.takes("column") && ["constraint", "primary", "index", "to"].some((word) => action.isAt(word)))
    return undefined;
  action.takes("if", "exists");
  return action.token ? action.nameOf(action.token) : undefined;
}

function heirsOf(draft: SchemaDraft, table: TableDraft): Set<TableDraft> {
  const tables = draft.tables.values();
  const found = new Set([table]);
  for (const parent of found) {
    const isIt = ({ schema, name }: { schema: string; name: string }) =>
      schema === parent.schema && name === parent.name;
    for (const other of tables)
      if ((other.partitionOf && isIt(other.partitionOf)) || other.inherits.some(isIt)) found.add(other);
  }
  found.delete(table);
  return found;
}
