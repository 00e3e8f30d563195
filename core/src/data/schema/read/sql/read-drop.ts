import { dropTable } from "../draft/drop.ts";
import type { SchemaDraft } from "../draft/schema-draft.ts";
import type { ObjectName } from "../../model.ts";
import type { Cursor } from "./lex/cursor.ts";

/** Reads what follows DROP and the kind: one name or several. */
export function readDrop(cursor: Cursor, draft: SchemaDraft, kind: string): void {
  cursor.takes("concurrently");
  const mayLack = cursor.takes("if", "exists");
  if (kind === "schema") return dropSchemas(cursor, draft);
  for (const part of cursor.parts()) {
    const { place } = part;
    const name = draft.objectName(part.dotted());
    if (!dropOne(draft, kind, name, part) && !mayLack && kind === "table")
      draft.report("error", place, `There is no table ${draft.label(name)} to drop up to here.`);
  }
}

function dropOne(draft: SchemaDraft, kind: string, name: ObjectName, part: Cursor): boolean {
  switch (kind) {
    case "table":
      return dropTable(draft, name);
    case "view":
      return draft.views.delete(name);
    case "sequence":
      return draft.sequences.delete(name);
    case "domain":
      return draft.domains.delete(name);
    case "type":
      return draft.enums.delete(name) || draft.composites.delete(name) || draft.domains.delete(name);
    case "index":
      return dropIndex(draft, name, part.takes("on") ? draft.objectName(part.dotted()) : undefined);
    default:
      return true;
  }
}

/** @param of MySQL's ON: the table */
function dropIndex(draft: SchemaDraft, { schema, name }: ObjectName, of: ObjectName | undefined): boolean {
  const tables = of ? [draft.tables.get(of)].flatMap((table) => table ?? []) : draft.tables.values();
  for (const table of tables) {
    const at = table.schema === schema || of ? table.indexes.findIndex((index) => index.name === name) : -1;
    if (at === -1) continue;
    table.indexes.splice(at, 1);
    return true;
  }
  return false;
}

function dropSchemas(cursor: Cursor, draft: SchemaDraft): void {
  for (const part of cursor.parts()) {
    const schema = part.name("a schema");
    for (const table of draft.tables.values()) if (table.schema === schema) dropTable(draft, table);
    draft.functions = draft.functions.filter((one) => one.schema !== schema);
    for (const registry of [draft.views, draft.enums, draft.domains, draft.composites, draft.sequences])
      for (const item of registry.values()) if (item.schema === schema) registry.delete(item);
  }
}
