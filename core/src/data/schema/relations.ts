import type { Column, DatabaseSchema, ForeignKey, ObjectName, Table } from "./model.ts";

/** A foreign key as a line between two tables. */
export interface Relation {
  readonly from: Table;
  readonly key: ForeignKey;
  /** Undefined when the table is not in the model. */
  readonly to: Table | undefined;
  /** At most one row of `from` for each row of `to`: the columns are a key of their own. */
  readonly single: boolean;
  /** A row of `from` may stand without one of `to`. */
  readonly optional: boolean;
}

/** `users`, or `auth.users` outside the default schema. */
export function labelOf({ schema, name }: ObjectName, { defaultSchema }: DatabaseSchema): string {
  return schema === defaultSchema ? name : `${schema}.${name}`;
}

/** Every foreign key, in the order of tables. */
export function relationsOf(schema: DatabaseSchema): Relation[] {
  const tables = new Map(schema.tables.map((table) => [keyOf(table), table]));
  return schema.tables.flatMap((from) =>
    from.foreignKeys.map((key) => ({
      from,
      key,
      to: tables.get(keyOf(key.target)),
      single: isUnique(from, key.columns),
      optional: key.columns.some((name) => from.columns.find((column) => column.name === name)?.nullable ?? false),
    })),
  );
}

/** The part a column plays in the keys of its table. */
export function columnRole(
  table: Table,
  { name }: Column,
): { readonly primary: boolean; readonly unique: boolean; readonly foreign: ForeignKey | undefined } {
  return {
    primary: table.primaryKey?.columns.includes(name) ?? false,
    unique: isUnique(table, [name]),
    foreign: table.foreignKeys.find((key) => key.columns.includes(name)),
  };
}

/** Whether the columns hold all of a primary key, a unique key or a unique index without a condition. */
function isUnique(table: Table, columns: readonly string[]): boolean {
  const covers = (key: readonly (string | undefined)[]) =>
    key.every((column) => column !== undefined && columns.includes(column));
  return (
    (table.primaryKey !== undefined && covers(table.primaryKey.columns)) ||
    table.uniques.some((key) => covers(key.columns)) ||
    table.indexes.some(
      (index) => index.unique && index.where === undefined && covers(index.parts.map((part) => part.column)),
    )
  );
}

const keyOf = ({ schema, name }: ObjectName) => JSON.stringify([schema, name]);
