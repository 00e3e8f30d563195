import type { TableDraft } from "../../draft/drafts.ts";
import { dropColumn, dropConstraint } from "../../draft/drop.ts";
import { findColumn } from "../../draft/find-column.ts";
import { renameColumn, renameTable } from "../../draft/rename.ts";
import type { SchemaDraft } from "../../draft/schema-draft.ts";
import { alterColumn } from "./alter-column.ts";
import { readBound } from "./create-table.ts";
import type { Cursor } from "../lex/cursor.ts";
import { propagateToChildren } from "./propagate-to-children.ts";
import { readColumn } from "./read-column.ts";
import { readConstraint } from "./read-constraint.ts";
import { unknownTable } from "../unknown-table.ts";
import { Unreadable } from "../unreadable.ts";

/** Reads what follows ALTER TABLE: one action or several. */
export function alterTable(cursor: Cursor, draft: SchemaDraft): void {
  const { place } = cursor;
  const mayLack = cursor.takes("if", "exists");
  const isAlone = cursor.takes("only") || !draft.hasHeirs;
  const name = draft.objectName(cursor.dotted("a table"));
  cursor.takesMark("*");
  const table = draft.tables.get(name);
  if (!table) {
    // Old versions change views by ALTER TABLE … OWNER TO.
    if (!mayLack && !draft.views.get(name) && !draft.sequences.get(name) && !cursor.isAt("owner"))
      unknownTable(draft, name, place, "The change is left out");
    return;
  }
  for (const action of cursor.parts()) {
    try {
      if (isAlone) act(action, draft, table);
      else propagateToChildren(action, draft, table, act);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      draft.report(
        "error",
        error.place,
        `In the change of the table ${draft.label(table)} ${error.message}. It is left out.`,
      );
    }
  }
}

function act(action: Cursor, draft: SchemaDraft, table: TableDraft): void {
  if (action.takes("add")) return add(action, draft, table);
  if (action.takes("drop")) return drop(action, draft, table);
  if (action.isAt("alter", "constraint") || action.isAt("alter", "index")) return;
  if (action.takes("alter")) return alterColumn(action, draft, table);
  if (action.takes("rename")) return rename(action, draft, table);
  if (action.takes("modify")) return change(action, draft, table, false);
  if (action.takes("change")) return change(action, draft, table, true);
  if (action.takes("set", "schema"))
    return renameTable(draft, table, { schema: action.name("a schema"), name: table.name });
  if (action.takes("enable", "row", "level", "security")) {
    if (table.rowSecurity === "off") table.rowSecurity = "on";
  } else if (action.takes("disable", "row", "level", "security")) table.rowSecurity = "off";
  else if (action.takes("force", "row", "level", "security")) table.rowSecurity = "forced";
  else if (action.takes("no", "force", "row", "level")) table.rowSecurity = "on";
  else if (action.takes("attach", "partition")) attach(action, draft, table);
  else if (action.takes("detach", "partition")) {
    const partition = draft.tables.get(draft.objectName(action.dotted("a table")));
    if (partition) delete partition.partitionOf;
  } else if (action.takes("inherit")) {
    const parent = draft.objectName(action.dotted("a table"));
    draft.hasHeirs = true;
    table.inherits.push({ schema: parent.schema, name: parent.name });
  } else if (action.takes("no", "inherit")) {
    const parent = draft.objectName(action.dotted("a table"));
    table.inherits = table.inherits.filter(({ schema, name }) => schema !== parent.schema || name !== parent.name);
  } else if (action.takes("validate", "constraint")) {
    const name = action.name();
    const key = table.foreignKeys.find((candidate) => candidate.name === name);
    if (key) delete key.unproven;
  } else if (action.takes("comment")) {
    action.takesMark("=");
    if (action.token?.kind === "string") table.comment = action.token.text;
  }
  // The rest (owner, storage, triggers, statistics) says nothing of the structure.
}

function add(action: Cursor, draft: SchemaDraft, table: TableDraft): void {
  const isColumn = action.takes("column");
  if (!isColumn && !action.isMark("(") && readsConstraint(action, draft, table)) return;
  if (action.isMark("(")) {
    for (const part of action.group().parts()) if (!readsConstraint(part, draft, table)) addColumn(part, draft, table);
  } else addColumn(action, draft, table);
}

/** A column may be called `check` or `primary` only in quotes, so the first word tells. */
function readsConstraint(action: Cursor, draft: SchemaDraft, table: TableDraft): boolean {
  return action.token?.kind === "word" && readConstraint(action, draft, table);
}

function addColumn(action: Cursor, draft: SchemaDraft, table: TableDraft): void {
  const mayExist = action.takes("if", "not", "exists");
  const name = action.token ? action.nameOf(action.token) : "";
  const known = findColumn(draft, table, name);
  if (known && mayExist) return;
  if (known)
    draft.report(
      "error",
      action.place,
      `The column ${draft.label(table)}.${name} is there already. The later one counts.`,
    );
  if (known) table.columns.splice(table.columns.indexOf(known), 1);
  const column = readColumn(action, draft, table, (added) => table.columns.push(added));
  moveColumn(table, table.columns.at(-1), column);
}

/** MySQL's FIRST and AFTER. */
function moveColumn(
  table: TableDraft,
  column: TableDraft["columns"][number] | undefined,
  { first, after }: { readonly first?: boolean; readonly after?: string },
): void {
  if (column === undefined || (first === undefined && after === undefined)) return;
  table.columns.splice(table.columns.indexOf(column), 1);
  const at = first ? 0 : table.columns.findIndex((other) => other.name === after) + 1;
  table.columns.splice(at === 0 && !first ? table.columns.length : at, 0, column);
}

function drop(action: Cursor, draft: SchemaDraft, table: TableDraft): void {
  if (action.takes("primary", "key")) return void delete table.primaryKey;
  const isColumn = action.takes("column");
  const isConstraint =
    !isColumn &&
    (action.takes("constraint") ||
      action.takes("foreign", "key") ||
      (draft.dialect === "mysql" && (action.takes("key") || action.takes("index") || action.takes("check"))));
  const mayLack = action.takes("if", "exists");
  const { place: at } = action;
  const name = action.name(isConstraint ? "a constraint" : "a column");
  const found = isConstraint ? dropConstraint(draft, table, name) : dropColumn(draft, table, name);
  if (!found && !mayLack)
    draft.report(
      "error",
      at,
      `${draft.label(table)} has no ${isConstraint ? "constraint" : "column"} ${name} to drop up to here.`,
    );
}

function rename(action: Cursor, draft: SchemaDraft, table: TableDraft): void {
  if (action.takes("to") || action.takes("as")) {
    const parts = action.dotted("a table");
    const name = parts.at(-1) ?? "";
    return renameTable(draft, table, { schema: parts.at(-2) ?? table.schema, name });
  }
  const isConstraint = action.takes("constraint") || action.takes("index") || action.takes("key");
  if (!isConstraint) action.takes("column");
  const { place: at } = action;
  const old = action.name("a column");
  if (!action.takes("to")) throw new Unreadable("TO is missing after RENAME", action.place);
  const name = action.name("a name");
  if (!isConstraint && !renameColumn(draft, table, old, name))
    return draft.report("error", at, `${draft.label(table)} has no column ${old} to rename up to here.`);
  if (!isConstraint) return;
  const parts = [table.primaryKey, ...table.uniques, ...table.foreignKeys, ...table.checks, ...table.indexes];
  for (const part of parts) if (part?.name === old) part.name = name;
}

/** MySQL's MODIFY and CHANGE: the column written anew. */
function change(action: Cursor, draft: SchemaDraft, table: TableDraft, hasNewName: boolean): void {
  action.takes("column");
  const { place: at } = action;
  const old = hasNewName ? action.name("a column") : action.token ? action.nameOf(action.token) : "";
  const before = findColumn(draft, table, old);
  if (!before) return draft.report("error", at, `${draft.label(table)} has no column ${old} to change up to here.`);
  const index = table.columns.indexOf(before);
  const isKey = table.primaryKey?.columns.includes(before.name) ?? false;
  const moved = readColumn(action, draft, table, (column) => void (table.columns[index] = column));
  const column = table.columns[index];
  if (!column) return;
  if (isKey) column.nullable = false;
  const name = column.name;
  column.name = before.name;
  if (name !== before.name) renameColumn(draft, table, before.name, name);
  moveColumn(table, column, moved);
}

function attach(action: Cursor, draft: SchemaDraft, table: TableDraft): void {
  const { place: at } = action;
  const name = draft.objectName(action.dotted("a table"));
  const partition = draft.tables.get(name);
  if (!partition) return unknownTable(draft, name, at, "It is not attached");
  draft.hasHeirs = true;
  partition.partitionOf = { schema: table.schema, name: table.name, bound: readBound(action) };
}
