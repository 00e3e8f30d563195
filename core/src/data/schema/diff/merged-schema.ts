import type { DiagramMark, DiagramMarks } from "../diagram/diagram.ts";
import { tableId } from "../diagram/layout/table-boxes.ts";
import type { Column, DatabaseSchema, ForeignKey, ObjectName, Table } from "../model.ts";
import { columnRole } from "../relations.ts";
import { shortType } from "../short-type.ts";
import type { ChangeKind, SchemaDiff } from "./schema-diff.ts";

/** Both schemas as one, to be drawn, and what is new, changed or gone in it. */
export interface MergedSchema {
  readonly schema: DatabaseSchema;
  readonly marks: DiagramMarks;
}

const markOf = (kind: ChangeKind): DiagramMark => (kind === "added" || kind === "gone" ? kind : "changed");

/**
 * The later schema with what is gone put back in its place. The type of a changed column says both: `int → bigint`.
 * @param part `changed`: the tables that changed whole, those they refer to or are referred to by with their keys, all
 *   others left out
 */
export function mergedSchema(diff: SchemaDiff, part: "all" | "changed"): MergedSchema {
  const { before, after, changes } = diff;
  const tables = new Map<string, DiagramMark>();
  const columns = new Map<string, Map<string, DiagramMark>>();
  const keys = new Map<ForeignKey, DiagramMark>();
  for (const { object, kind, name, tableId: id } of changes) {
    if (id === undefined) continue;
    if (object === "table") tables.set(id, markOf(kind));
    else if (!tables.has(id)) tables.set(id, "changed");
    if (object !== "column") continue;
    const own = columns.get(id) ?? new Map<string, DiagramMark>();
    columns.set(id, own.set(name, markOf(kind)));
  }
  const nowOf = new Map([...diff.tablePairs].map(([now, old]) => [old, now]));
  const afterById = new Map(after.tables.map((table) => [tableId(table), table]));
  const beforeById = new Map(before.tables.map((table) => [tableId(table), table]));
  const nameNow = (name: ObjectName): ObjectName => afterById.get(nowOf.get(tableId(name)) ?? "") ?? name;
  const lost = (key: ForeignKey): ForeignKey => {
    const gone = { ...key, target: nameNow(key.target) };
    keys.set(gone, "gone");
    return gone;
  };
  const merged = after.tables.map((table): Table => {
    const id = tableId(table);
    const old = beforeById.get(diff.tablePairs.get(id) ?? "");
    if (!old) {
      for (const key of table.foreignKeys) keys.set(key, "added");
      return table;
    }
    const isChanged = (kind: ChangeKind, key: ForeignKey) =>
      changes.some(
        (change) =>
          change.object === "foreign key" &&
          change.tableId === id &&
          change.kind === kind &&
          change.name === key.columns.join(", "),
      );
    for (const key of table.foreignKeys) {
      if (isChanged("added", key)) keys.set(key, "added");
      else if (isChanged("changed", key)) keys.set(key, "changed");
    }
    const marked = columns.get(id);
    const goneKeys = old.foreignKeys.filter((key) => isChanged("gone", key)).map(lost);
    if (!marked && goneKeys.length === 0) return table;
    return {
      ...table,
      columns: withGone(old, table, marked ?? new Map(), diff.columnPairs.get(id) ?? new Map()),
      foreignKeys: [...table.foreignKeys, ...goneKeys],
    };
  });
  const gone = before.tables
    .filter((table) => !nowOf.has(tableId(table)))
    .map((table): Table => ({ ...table, foreignKeys: table.foreignKeys.map(lost) }));
  const all = [...merged, ...gone];
  const schema = { ...after, tables: part === "all" ? all : changedPart(all, tables) };
  return { schema, marks: { tables, columns, keys } };
}

/** The columns of now, each that is gone after the one it stood behind. */
function withGone(
  before: Table,
  after: Table,
  marks: ReadonlyMap<string, DiagramMark>,
  oldNames: ReadonlyMap<string, string>,
): Column[] {
  const old = new Map(before.columns.map((column) => [column.name, column]));
  const columns = after.columns.map((column): Column => {
    const was = marks.get(column.name) === "changed" ? old.get(oldNames.get(column.name) ?? "") : undefined;
    const [one, other] = was ? [typeOf(was), typeOf(column)] : ["", ""];
    return one === other ? column : { ...column, type: `${one} → ${shortType(column.type)}` };
  });
  const nameNow = new Map([...oldNames].map(([now, was]) => [was, now]));
  let behind: string | undefined;
  for (const column of before.columns) {
    const now = nameNow.get(column.name);
    if (now === undefined) columns.splice(columns.findIndex(({ name }) => name === behind) + 1, 0, column);
    behind = now ?? column.name;
  }
  return columns;
}

const typeOf = ({ type, nullable }: Column) => `${shortType(type)}${nullable ? "?" : ""}`;

function changedPart(all: readonly Table[], marks: ReadonlyMap<string, DiagramMark>): Table[] {
  const isMarked = (name: ObjectName) => marks.has(tableId(name));
  const near = new Set(
    all.flatMap((table) =>
      table.foreignKeys
        .filter(({ target }) => isMarked(table) !== isMarked(target))
        .map(({ target }) => tableId(isMarked(table) ? target : table)),
    ),
  );
  return all
    .filter((table) => isMarked(table) || near.has(tableId(table)))
    .map((table): Table => {
      if (isMarked(table)) return table;
      const referred = new Set(
        all.flatMap(({ foreignKeys }) =>
          foreignKeys.filter(({ target }) => tableId(target) === tableId(table)).flatMap((key) => key.targetColumns),
        ),
      );
      return {
        ...table,
        columns: table.columns.filter((column) => {
          const { primary, foreign } = columnRole(table, column);
          return primary || (foreign && isMarked(foreign.target)) || referred.has(column.name);
        }),
        foreignKeys: table.foreignKeys.filter(({ target }) => isMarked(target)),
      };
    });
}
