import type { DatabaseSchema, Table } from "@toolbox/core/data/schema/model.ts";
import { writeSql } from "@toolbox/core/data/schema/write/sql.ts";

/** The statements that make one table, with its keys, indexes and policies. */
export function sqlOfTable(table: Table, schema: DatabaseSchema): string {
  const nothing = { views: [], enums: [], domains: [], composites: [], sequences: [], extensions: [], functions: [] };
  return writeSql({ ...schema, ...nothing, tables: [table] });
}
