import type { Column, DatabaseSchema, Place, Table } from "../model.ts";
import { columnRole } from "../relations.ts";

/**
 * The schema as JSON. Each column has what the product's specification lists (`name`, `type`, `nullable`, `default`,
 * `isPrimaryKey`, `isForeignKey`, `foreignTable`, `foreignColumn`); beside it stands the rest of the model, so that
 * nothing is lost when it is read back. Empty lists and places are left out.
 */
export function writeJson(schema: DatabaseSchema): string {
  const { tables, ...others } = schema;
  const data = { ...others, tables: tables.map((table) => tableData(table, schema)) };
  return `${JSON.stringify(data, plainly, 2)}\n`;
}

function tableData(table: Table, schema: DatabaseSchema): object {
  // In one order, wherever the table came from.
  return {
    schema: table.schema,
    name: table.name,
    comment: table.comment,
    columns: table.columns.map((column) => columnData(column, table, schema)),
    primaryKey: table.primaryKey,
    uniques: table.uniques,
    foreignKeys: table.foreignKeys,
    checks: table.checks,
    indexes: table.indexes,
    rowSecurity: table.rowSecurity === "off" ? undefined : table.rowSecurity,
    policies: table.policies,
    partitionedBy: table.partitionedBy,
    partitionOf: table.partitionOf,
    inherits: table.inherits,
  };
}

function columnData(column: Column, table: Table, { defaultSchema }: DatabaseSchema): object {
  const { primary, foreign } = columnRole(table, column);
  const { name, type, nullable, default: initial = null, ...others } = column;
  const target = foreign?.target;
  const foreignColumn = foreign?.targetColumns[foreign.columns.indexOf(name)];
  return {
    name,
    type,
    nullable,
    default: initial,
    isPrimaryKey: primary,
    isForeignKey: foreign !== undefined,
    ...(target
      ? { foreignTable: target.schema === defaultSchema ? target.name : `${target.schema}.${target.name}` }
      : {}),
    ...(foreignColumn === undefined ? {} : { foreignColumn }),
    ...others,
  };
}

function plainly(key: string, value: Place | readonly unknown[] | undefined): unknown {
  if (key === "place") return undefined;
  return Array.isArray(value) && value.length === 0 && key !== "tables" && key !== "columns" ? undefined : value;
}
