import { pluralize } from "../../../../text/format.ts";
import { withInherited } from "../../inherited-parts.ts";
import type { DatabaseSchema, Place } from "../../model.ts";
import type { SchemaParseResult } from "../schema-parse-result.ts";
import { resolveView } from "../sql/resolve-view.ts";
import type { ForeignKeyDraft, TableDraft } from "./drafts.ts";
import { addImplicitIndexes, impliedPartName } from "./add-keys.ts";
import { findColumn } from "./find-column.ts";
import type { SchemaDraft } from "./schema-draft.ts";

/** The schema as it stands after the last statement: references find their columns, views their tables. */
export function finishSchema(draft: SchemaDraft): SchemaParseResult {
  for (const act of draft.later) act();
  const missing = new Map<string, { place: Place | undefined; count: number }>();
  const tables = draft.tables.values();
  if (draft.hasHeirs) {
    const done = new Set<TableDraft>();
    for (const table of tables) inheritParts(draft, table, done);
  }
  if (draft.dialect === "mysql") for (const table of tables) addImplicitIndexes(draft, table);
  for (const table of tables) {
    table.foreignKeys = table.foreignKeys.filter((key) => finishKey(draft, table, key, missing));
    // Keys whose columns are gone or never were.
    if (table.columns.length > 0) checkKeys(draft, table);
  }
  for (const [label, { place, count }] of missing) {
    const times = pluralize(count, "foreign key refers", "foreign keys refer");
    draft.report("notice", place ?? { line: 1 }, `${times} to ${label}, which is not in what was read.`);
  }
  const views = draft.views.values();
  for (const view of views) if (view.columns.length === 0) view.columns = resolveView(draft, view);
  const schema: DatabaseSchema = {
    dialect: draft.dialect,
    defaultSchema: draft.defaultSchema,
    tables,
    views,
    enums: draft.enums.values(),
    domains: draft.domains.values(),
    composites: draft.composites.values(),
    sequences: draft.sequences.values(),
    extensions: [...draft.extensions],
    functions: draft.functions,
  };
  const order = (place: Place) => place.line;
  const problems = draft.problems.toSorted(
    (one, other) => (one.file ?? "").localeCompare(other.file ?? "") || order(one) - order(other),
  );
  return { schema, problems, untold: draft.untold, skipped: draft.skipped };
}

/** Finds the columns a reference means, and its table in any case. @returns false when the key cannot be */
function finishKey(
  draft: SchemaDraft,
  table: TableDraft,
  key: ForeignKeyDraft,
  missing: Map<string, { place: Place | undefined; count: number }>,
): boolean {
  const own = key.columns.map((name) => findColumn(draft, table, name)?.name);
  const lost = key.columns.find((_, index) => own[index] === undefined);
  if (lost !== undefined) {
    draft.report(
      "error",
      key.place ?? { line: 1 },
      `A foreign key of ${draft.label(table)} names the column ${lost}, which the table does not have. It is left out.`,
    );
    return false;
  }
  key.columns = own.flatMap((name) => name ?? []);
  const target = draft.tables.get(key.target);
  if (!target) {
    const label = draft.label(key.target);
    const known = missing.get(label);
    if (known) known.count++;
    else missing.set(label, { place: key.place, count: 1 });
    return true;
  }
  key.target = { schema: target.schema, name: target.name };
  if (key.targetColumns.length === 0) key.targetColumns = [...(target.primaryKey?.columns ?? [])];
  key.targetColumns = key.targetColumns.map((name) => findColumn(draft, target, name)?.name ?? name);
  const unknown = key.targetColumns.find((name) => !findColumn(draft, target, name));
  if (unknown !== undefined && target.columns.length > 0)
    draft.report(
      "notice",
      key.place ?? { line: 1 },
      `A foreign key of ${draft.label(table)} names ${draft.label(target)}.${unknown}, a column which is not there.`,
    );
  return true;
}

function checkKeys(draft: SchemaDraft, table: TableDraft): void {
  for (const key of [table.primaryKey, ...table.uniques]) {
    if (!key) continue;
    key.columns = key.columns.map((name) => findColumn(draft, table, name)?.name ?? name);
    const lost = key.columns.find((name) => !findColumn(draft, table, name));
    if (lost !== undefined)
      draft.report(
        "error",
        key.place ?? table.place ?? { line: 1 },
        `A key of ${draft.label(table)} names the column ${lost}, which the table does not have.`,
      );
    if (key === table.primaryKey)
      for (const name of key.columns) {
        const column = findColumn(draft, table, name);
        if (column) column.nullable = false;
      }
  }
}

/** A partition has its parent's keys, checks and indexes; dumps write some once more, under names of their own. */
function inheritParts(draft: SchemaDraft, table: TableDraft, done: Set<TableDraft>): void {
  if (done.has(table)) return;
  done.add(table);
  const parent = table.partitionOf && draft.tables.get(table.partitionOf);
  if (!parent) return;
  inheritParts(draft, parent, done);
  const taken = new Set<string>();
  const named = (...part: Parameters<Parameters<typeof withInherited>[2]>) =>
    impliedPartName(draft, table, taken, ...part);
  Object.assign(table, withInherited(table, parent, named));
}
