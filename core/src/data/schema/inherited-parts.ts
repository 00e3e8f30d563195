import type { Check, ForeignKey, Index, Key, Table } from "./model.ts";

/** What a table has beside its columns, and a partition from its parent. */
export type TableParts = Pick<Table, "uniques" | "foreignKeys" | "checks" | "indexes"> & { readonly primaryKey?: Key };

const sameKey = (
  one: { readonly columns: readonly string[] },
  other: { readonly columns: readonly string[] },
): boolean => one.columns.join("\0") === other.columns.join("\0");
const sameForeignKey = (one: ForeignKey, other: ForeignKey): boolean =>
  sameKey(one, other) && one.target.name === other.target.name && one.target.schema === other.target.schema;
const sameCheck = (one: Check, other: Check): boolean => one.expression === other.expression;
const written = ({ method, unique, where = "", parts }: Index): string =>
  [method, unique, where, ...parts.map(({ text }) => text)].join("\0");
const sameIndex = (one: Index, other: Index): boolean => written(one) === written(other);

const without = <Part>(own: readonly Part[], from: readonly Part[], same: (one: Part, other: Part) => boolean) =>
  own.filter((part) => !from.some((other) => same(part, other)));

/** What a partition says itself; its parent gives it the rest (PostgreSQL 15, CREATE TABLE, PARTITION OF). */
export function ownParts(table: TableParts, parent: TableParts | undefined): TableParts {
  if (!parent) return table;
  const { primaryKey } = table;
  const isOwn = primaryKey && !(parent.primaryKey && sameKey(primaryKey, parent.primaryKey));
  return {
    ...(isOwn ? { primaryKey } : {}),
    uniques: without(table.uniques, parent.uniques, sameKey),
    foreignKeys: without(table.foreignKeys, parent.foreignKeys, sameForeignKey),
    checks: without(table.checks, parent.checks, sameCheck),
    indexes: without(table.indexes, parent.indexes, sameIndex),
  };
}

/**
 * What a partition has altogether: what its parent gives it, under the names its own statements gave that, then the rest.
 * @param named the name PostgreSQL gives to a key or an index of the partition that has none
 */
export function withInherited(
  table: TableParts,
  parent: TableParts,
  named: (kind: "primary" | "unique" | "index", part: Key | Index) => string,
): TableParts {
  const own = ownParts(table, parent);
  const primaryKey = table.primaryKey ?? renamed("primary", parent.primaryKey);
  function renamed<Part extends Key | Index>(kind: "primary" | "unique" | "index", part: Part): Part;
  function renamed<Part extends Key | Index>(kind: "primary" | "unique" | "index", part?: Part): Part | undefined;
  function renamed<Part extends Key | Index>(kind: "primary" | "unique" | "index", part?: Part): Part | undefined {
    return part && { ...part, name: named(kind, part) };
  }
  const given = <Part>(
    mine: readonly Part[],
    from: readonly Part[],
    same: (one: Part, other: Part) => boolean,
    copy: (part: Part) => Part,
  ) => from.map((part) => mine.find((one) => same(one, part)) ?? copy(part));
  return {
    ...(primaryKey ? { primaryKey } : {}),
    uniques: [...given(table.uniques, parent.uniques, sameKey, (key) => renamed("unique", key)), ...own.uniques],
    foreignKeys: [
      ...given(table.foreignKeys, parent.foreignKeys, sameForeignKey, (key) => ({ ...key })),
      ...own.foreignKeys,
    ],
    checks: [...given(table.checks, parent.checks, sameCheck, (check) => ({ ...check })), ...own.checks],
    indexes: [...given(table.indexes, parent.indexes, sameIndex, (index) => renamed("index", index)), ...own.indexes],
  };
}
