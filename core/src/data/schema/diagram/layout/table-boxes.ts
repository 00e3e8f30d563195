import type { DatabaseSchema, ObjectName, Table } from "../../model.ts";
import { shortType } from "../../short-type.ts";
import { columnRole, labelOf, type Relation, relationsOf } from "../../relations.ts";
import type { DiagramDetail, DiagramRow, DiagramTable } from "../diagram.ts";
import { cutName, cutType, heightFor, rowMiddle, widthFor } from "./measure-table.ts";

export type SizedTable = Omit<DiagramTable, "x" | "y">;

/** A line to be drawn between two tables, with the heights below their tops at which it ends. */
export interface Link {
  readonly relation: Relation;
  readonly from: number;
  readonly to: number;
  readonly fromY: number;
  readonly toY: number;
}

/** The tables with their rows and sizes, and what connects them. Tables that are only referred to come last. */
export function tableBoxes(schema: DatabaseSchema, detail: DiagramDetail): { tables: SizedTable[]; links: Link[] } {
  const relations = relationsOf(schema);
  const referred = referredColumns(relations);
  const tables = schema.tables.map((table) => boxOf(table, schema, detail, referred.get(tableId(table))?.columns));
  const places = new Map(tables.map(({ id }, place) => [id, place]));
  for (const [id, { name, columns }] of referred) {
    if (places.has(id)) continue;
    places.set(id, tables.length);
    tables.push(outsideBox(id, labelOf(name, schema), detail === "names" ? [] : [...columns]));
  }
  const links = relations.map((relation): Link => {
    const from = places.get(tableId(relation.from)) ?? 0;
    const to = places.get(tableId(relation.key.target)) ?? 0;
    return {
      relation,
      from,
      to,
      fromY: endOf(tables[from], relation.key.columns),
      toY: endOf(tables[to], relation.key.targetColumns),
    };
  });
  return { tables, links };
}

/** What names a table in a diagram: its schema and name. */
export const tableId = ({ schema, name }: ObjectName): string => `${schema}.${name}`;

function referredColumns(relations: readonly Relation[]) {
  const referred = new Map<string, { name: ObjectName; columns: Set<string> }>();
  for (const { key } of relations) {
    const id = tableId(key.target);
    const entry = referred.get(id) ?? { name: key.target, columns: new Set() };
    for (const column of key.targetColumns) entry.columns.add(column);
    referred.set(id, entry);
  }
  return referred;
}

function boxOf(
  table: Table,
  schema: DatabaseSchema,
  detail: DiagramDetail,
  referred: ReadonlySet<string> | undefined,
): SizedTable {
  const rows =
    detail === "names"
      ? []
      : table.columns.flatMap((column): DiagramRow[] => {
          const { primary, unique, foreign } = columnRole(table, column);
          if (detail === "keys" && !primary && !foreign && !referred?.has(column.name)) return [];
          const { name, type, nullable } = column;
          return [
            {
              name: cutName(name),
              type: cutType(shortType(type)),
              nullable,
              primary,
              foreign: !!foreign,
              unique,
              column,
            },
          ];
        });
  const label = cutName(labelOf(table, schema));
  const size = { width: widthFor(label, table.columns.length, rows), height: heightFor(rows.length) };
  return { id: tableId(table), label, rows, table, ...size };
}

function outsideBox(id: string, name: string, columns: readonly string[]): SizedTable {
  const rows = columns.map((column): DiagramRow => ({
    name: cutName(column),
    type: "",
    nullable: false,
    primary: true,
    foreign: false,
    unique: true,
  }));
  const label = cutName(name);
  return { id, label, rows, width: widthFor(label, 0, rows), height: heightFor(rows.length) };
}

function endOf(table: SizedTable | undefined, columns: readonly string[]): number {
  const [first] = columns;
  if (!table || first === undefined) return rowMiddle(-1);
  return rowMiddle(
    table.rows.findIndex((row) => (row.column?.name ?? row.name) === (row.column ? first : cutName(first))),
  );
}
