import type { Column, DatabaseSchema, Dialect } from "../../data/schema/model.ts";
import { splitType, sqliteAffinity } from "../../data/schema/split-type.ts";

const fromMysql: Readonly<Record<string, string>> = {
  tinyint: "smallint",
  mediumint: "integer",
  int: "integer",
  double: "double precision",
  float: "real",
  datetime: "timestamp",
  tinytext: "text",
  mediumtext: "text",
  longtext: "text",
  tinyblob: "bytea",
  blob: "bytea",
  mediumblob: "bytea",
  longblob: "bytea",
  binary: "bytea",
  varbinary: "bytea",
  json: "jsonb",
  year: "smallint",
  enum: "text",
  set: "text",
  dec: "numeric",
  fixed: "numeric",
  nvarchar: "varchar",
  nchar: "char",
};
const affinities = {
  integer: "bigint",
  text: "text",
  blob: "bytea",
  real: "double precision",
  numeric: "numeric",
} as const;
/** Types whose arguments PostgreSQL takes as MySQL does. */
const keepsArguments = new Set(["varchar", "char", "decimal", "numeric", "bit", "timestamp", "time"]);

/** The PostgreSQL type that holds what a column of another database holds. */
export function postgresType(column: Column, schema: DatabaseSchema): string {
  if (schema.dialect === "postgresql") return column.type;
  const { base, args } = splitType(column.type.toLowerCase(), schema);
  if (schema.dialect === "sqlite") return fromSqlite(base, args);
  const plain = base.replace(/\s+(?:unsigned|zerofill|signed|binary)\b.*$/, "");
  const isUnsigned = base.includes("unsigned");
  if (plain === "tinyint" && args === "1") return "boolean";
  if (isUnsigned && (plain === "int" || plain === "integer")) return "bigint";
  if (isUnsigned && plain === "bigint") return "numeric(20)";
  const type = fromMysql[plain] ?? plain;
  return args !== "" && keepsArguments.has(type) ? `${type}(${args})` : type;
}

/** SQLite takes any word for a type; those PostgreSQL knows stay. */
function fromSqlite(base: string, args: string): string {
  if (/^(?:boolean|bool)$/.test(base)) return "boolean";
  if (/^(?:datetime|timestamp)$/.test(base)) return "timestamp";
  if (/^(?:date|json|jsonb|uuid|time)$/.test(base)) return base;
  if (/^(?:varchar|char|numeric|decimal)$/.test(base) && /^\d+(,\s*\d+)?$/.test(args)) return `${base}(${args})`;
  return affinities[sqliteAffinity(base)];
}

/** A default PostgreSQL understands, or undefined when it would mean something else there. */
export function postgresDefault(column: Column, schema: DatabaseSchema): string | undefined {
  const { default: written } = column;
  if (written === undefined || schema.dialect === "postgresql") return written;
  const bare = written.trim();
  if (/^\(?\s*null\s*\)?$/i.test(bare)) return undefined;
  if (postgresType(column, schema) === "boolean") {
    const bit = /^(?:b?'?([01])'?|true|false)$/i.exec(bare);
    if (bit) return bit[1] === undefined ? bare.toLowerCase() : String(bit[1] === "1");
  }
  if (
    /^(?:current_timestamp|now)(?:\(\d*\))?(?:\s+on\b.*)?$|^datetime\(\s*'now'\s*\)$|^\(?current_timestamp\)?$/i.test(
      bare,
    )
  )
    return "CURRENT_TIMESTAMP";
  if (/^'[^\\]*'$|^-?\d+(?:\.\d+)?$|^current_(?:date|time)$/i.test(bare)) {
    // MySQL's date of zeros is no date.
    return bare.startsWith("'0000-00-00") ? undefined : bare;
  }
  return /^uuid\(\)$|^\(uuid\(\)\)$/i.test(bare) ? "gen_random_uuid()" : undefined;
}

/** Whether what stands in an expression can be taken over as it is. */
export const sharesExpressions = (dialect: Dialect): boolean => dialect === "postgresql";
