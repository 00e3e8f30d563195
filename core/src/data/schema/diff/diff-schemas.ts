import { tableId } from "../diagram/layout/table-boxes.ts";
import type { DatabaseSchema, ObjectName, Place, Table } from "../model.ts";
import { labelOf } from "../relations.ts";
import { pluralize } from "../../../text/format.ts";
import { diffAccess } from "./diff-access.ts";
import { diffColumns, pairColumns, placed, type TableChange } from "./diff-columns.ts";
import { diffKeys, type Renaming } from "./diff-keys.ts";
import { diffOthers } from "./diff-others.ts";
import { type Origin, pairItems, soleOrigin } from "./pair-items.ts";
import type { SchemaChange, SchemaDiff } from "./schema-diff.ts";

/**
 * What changed between two schemas, each change with what it does to a database in use. What has another name but was
 * made at the same place of a file that did not change was renamed; all else that has a new name is new.
 * @param isUnchanged whether a file is the same in both sources; without it nothing counts as renamed
 */
export function diffSchemas(
  before: DatabaseSchema,
  after: DatabaseSchema,
  isUnchanged: (file: string) => boolean = () => false,
): SchemaDiff {
  const originOf: Origin = (place: Place | undefined) =>
    place?.file !== undefined && isUnchanged(place.file) ? `${place.file}:${place.line}` : undefined;
  const tables = pairItems(before.tables, after.tables, soleOrigin(before.tables, after.tables, originOf), tableId);
  const columns = new Map(tables.both.map(([one, other]) => [other, pairColumns(one, other, originOf)]));
  const pairs = new Map(
    tables.both.map(([, other]) => [
      other,
      new Map(columns.get(other)?.both.map(([old, now]) => [old.name, now.name])),
    ]),
  );
  const nowOf = new Map(tables.both.map(([one, other]) => [tableId(one), other]));
  const renaming = (table: Table): Renaming => ({
    column: (name) => pairs.get(table)?.get(name) ?? name,
    target: (name) => nameOf(nowOf.get(tableId(name)) ?? name),
    targetColumn: (target, name) => {
      const now = nowOf.get(tableId(target));
      return (now && pairs.get(now)?.get(name)) ?? name;
    },
  });
  const old = new Map(tables.both.map(([one, other]) => [other, one]));
  const changes = after.tables.flatMap((table): SchemaChange[] => {
    const was = old.get(table);
    const of = { tableId: tableId(table), table: labelOf(table, after) };
    const own: readonly TableChange[] = was
      ? [
          ...tableChange(was, table, after),
          ...diffColumns(columns.get(table) ?? { both: [], gone: [], added: [] }, after),
          ...diffKeys(was, table, renaming(table), after),
          ...diffAccess(was, table, after),
        ]
      : [{ object: "table", kind: "added", name: of.table, after: sizeOf(table), effect: "safe", ...placed(table) }];
    return own.map((change) => ({ ...change, ...of }));
  });
  const gone = tables.gone.map((table): SchemaChange => ({
    object: "table",
    kind: "gone",
    tableId: tableId(table),
    table: labelOf(table, before),
    name: labelOf(table, before),
    before: sizeOf(table),
    effect: "destructive",
    why: "All of its rows are lost.",
    ...placed(table),
  }));
  return {
    before,
    after,
    changes: [...changes, ...gone, ...diffOthers(before, after, originOf)],
    tablePairs: new Map(tables.both.map(([one, other]) => [tableId(other), tableId(one)])),
    columnPairs: new Map(
      tables.both.map(([, other]) => [
        tableId(other),
        new Map(columns.get(other)?.both.map(([was, now]) => [now.name, was.name])),
      ]),
    ),
  };
}

const nameOf = ({ schema, name }: ObjectName): ObjectName => ({ schema, name });

const sizeOf = ({ columns }: Table) => pluralize(columns.length, "column");

function tableChange(before: Table, after: Table, schema: DatabaseSchema): TableChange[] {
  const rows: TableChange[] = [];
  const [was, is] = [labelOf(before, schema), labelOf(after, schema)];
  if (was !== is)
    rows.push({
      object: "table",
      kind: "renamed",
      name: is,
      before: was,
      after: is,
      effect: "risky",
      why: `Whoever still calls it ${was} fails.`,
      ...placed(after),
    });
  const parts = [partitioning(before), partitioning(after)];
  if (parts[0] !== parts[1])
    rows.push({
      object: "partitioning",
      kind: "changed",
      name: is,
      before: parts[0] ?? "none",
      after: parts[1] ?? "none",
      effect: "risky",
      why: "A table is partitioned when it is made: its rows have to be moved to a new one.",
    });
  return rows;
}

const partitioning = ({ partitionedBy, partitionOf }: Table): string | undefined =>
  partitionOf ? `of ${partitionOf.schema}.${partitionOf.name} ${partitionOf.bound}` : partitionedBy;
