import { quoteName } from "../../data/sql/quote.ts";

/**
 * `insert into t (a, b) values (1, 2);`, or a row of defaults.
 * @param table as it is written in SQL @param row by column, values as they are written in SQL
 */
export function insertSql(table: string, row: Readonly<Record<string, string>>): string {
  const columns = Object.keys(row).map(quoteName).join(", ");
  return columns === ""
    ? `insert into ${table} default values;`
    : `insert into ${table} (${columns}) values (${Object.values(row).join(", ")});`;
}
