import type { ObjectName } from "../../model.ts";
import type { TableDraft } from "./drafts.ts";
import { findColumn } from "./find-column.ts";
import type { SchemaDraft } from "./schema-draft.ts";

/** Takes a table out, with the keys of others that refer to it and its partitions. @returns false when there is none */
export function dropTable(draft: SchemaDraft, name: ObjectName): boolean {
  if (!draft.tables.delete(name)) return false;
  const isIt = (other: ObjectName) => other.schema === name.schema && other.name === name.name;
  for (const table of draft.tables.values()) {
    if (table.foreignKeys.some((key) => isIt(key.target)))
      table.foreignKeys = table.foreignKeys.filter((key) => !isIt(key.target));
    if (table.partitionOf && isIt(table.partitionOf)) dropTable(draft, table);
  }
  for (const sequence of draft.sequences.values())
    if (sequence.ownedBy && isIt(sequence.ownedBy)) draft.sequences.delete(sequence);
  return true;
}

/** Takes a column out, with the keys, checks and indexes it is part of. @returns false when there is none */
export function dropColumn(draft: SchemaDraft, table: TableDraft, name: string): boolean {
  const column = findColumn(draft, table, name);
  if (!column) return false;
  table.columns.splice(table.columns.indexOf(column), 1);
  const lacks = (columns: readonly string[]) => !columns.includes(column.name);
  if (table.primaryKey && !lacks(table.primaryKey.columns)) delete table.primaryKey;
  table.uniques = table.uniques.filter((key) => lacks(key.columns));
  table.foreignKeys = table.foreignKeys.filter((key) => lacks(key.columns));
  table.indexes = table.indexes.filter((index) => index.parts.every((part) => part.column !== column.name));
  table.checks = table.checks.filter((check) => !mentions(check.expression, column.name));
  for (const sequence of draft.sequences.values()) {
    const { ownedBy } = sequence;
    if (ownedBy?.schema === table.schema && ownedBy.name === table.name && ownedBy.column === column.name)
      draft.sequences.delete(sequence);
  }
  for (const other of draft.tables.values()) {
    const isTarget = ({ target, targetColumns }: TableDraft["foreignKeys"][number]) =>
      target.schema === table.schema && target.name === table.name && targetColumns.includes(column.name);
    if (other.foreignKeys.some(isTarget)) other.foreignKeys = other.foreignKeys.filter((key) => !isTarget(key));
  }
  return true;
}

function mentions(expression: string, name: string): boolean {
  return expression
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .split(/[^\p{L}\p{N}_$]+/u)
    .includes(name);
}

/** Takes out a key, check or index of that name. @returns false when there is none */
export function dropConstraint(draft: SchemaDraft, table: TableDraft, name: string): boolean {
  const isIt = (part: { name?: string }) =>
    part.name === name || (draft.dialect !== "postgresql" && part.name?.toLowerCase() === name.toLowerCase());
  if (table.primaryKey && isIt(table.primaryKey)) {
    delete table.primaryKey;
    return true;
  }
  for (const list of [table.uniques, table.foreignKeys, table.checks, table.indexes] as { name?: string }[][]) {
    const at = list.findIndex(isIt);
    if (at === -1) continue;
    list.splice(at, 1);
    return true;
  }
  return false;
}
