import type { ObjectName, Place } from "../../model.ts";
import type { TableDraft } from "./drafts.ts";

/** A table with nothing in it yet. */
export function newTable({ schema, name }: ObjectName, place: Place): TableDraft {
  return {
    schema,
    name,
    columns: [],
    uniques: [],
    foreignKeys: [],
    checks: [],
    indexes: [],
    rowSecurity: "off",
    policies: [],
    inherits: [],
    place,
  };
}

/**
 * Adds the columns of one table to another, as PARTITION OF and LIKE do; keys go along with `indexes` or `all`.
 * @param including what LIKE was told to include; everything of a column without it
 */
export function copyTable(from: TableDraft, to: TableDraft, including?: ReadonlySet<string>): void {
  const takes = (what: string) => including === undefined || including.has(what) || including.has("all");
  for (const source of from.columns) {
    const column = { ...source };
    if (!takes("defaults")) delete column.default;
    if (!takes("identity")) delete column.identity;
    if (!takes("generated")) delete column.generated;
    if (!takes("comments")) delete column.comment;
    to.columns.push(column);
  }
  if (including === undefined || !takes("indexes")) return;
  // Their names are taken.
  if (from.primaryKey) to.primaryKey = unnamed(from.primaryKey);
  to.uniques.push(...from.uniques.map(unnamed));
}

function unnamed<T extends { name?: string }>(key: T): Omit<T, "name"> {
  const { name: _, ...rest } = key;
  return rest;
}
