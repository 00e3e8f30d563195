import type { Column, DatabaseSchema, Table } from "../../model.ts";
import { postgresDefault } from "../sql/postgres-type.ts";
import { quoted } from "./prisma-names.ts";
import type { PrismaType } from "./prisma-type.ts";

/** A constant with or without a cast, in one pair of quotes. */
const text = /^'((?:[^']|'')*)'(?:::[\w\s."]+(?:\(\d+(?:,\s*\d+)?\))?(?:\[\])?)?$/;

/**
 * What stands in `@default(…)`, or undefined without a default. What Prisma's language has no word for is written as
 * PostgreSQL's own expression.
 * @param valueName what a value of the column's enum is called
 */
export function prismaDefault(
  column: Column,
  type: PrismaType,
  table: Table,
  schema: DatabaseSchema,
  valueName: (value: string) => string | undefined,
): string | undefined {
  const isWhole = type.scalar === "Int" || type.scalar === "BigInt";
  if (column.generated) return "dbgenerated()";
  if (column.identity) return isWhole ? "autoincrement()" : "dbgenerated()";
  const written = postgresDefault(column, schema, table)?.trim();
  if (written === undefined || /^null(?:::.*)?$/i.test(written)) return undefined;
  if (isWhole && !type.isList && isOwnSequence(written, column, table, schema)) return "autoincrement()";
  if (type.isList) return /^'\{\}'(?:::[\w\s."]+\[\])?$/.test(written) ? "[]" : expression(written);
  if (type.scalar === "DateTime" && /^(?:now\(\)|current_timestamp)$/i.test(written)) return "now()";
  const constant = text.exec(written)?.[1]?.replaceAll("''", "'");
  if (type.isEnum) return (constant !== undefined && valueName(constant)) || expression(written);
  if (type.scalar === "Boolean" && /^(?:true|false)$/i.test(written)) return written.toLowerCase();
  if (isWhole && /^-?\d{1,18}$/.test(written)) return isFitting(written, type) ? written : expression(written);
  if ((type.scalar === "Float" || type.scalar === "Decimal") && /^-?\d+(?:\.\d+)?$/.test(written)) return written;
  if ((type.scalar === "String" || type.scalar === "Json") && constant !== undefined && !/^e'/i.test(written)) {
    if (type.scalar === "Json" && !isJson(constant)) return expression(written);
    return /\p{Cc}/u.test(constant.replaceAll(/[\n\r\t]/g, "")) ? expression(written) : quoted(constant);
  }
  return expression(written);
}

const expression = (sql: string) => `dbgenerated(${quoted(sql.replaceAll(/\s+/g, " "))})`;

const isFitting = (digits: string, { scalar }: PrismaType) => scalar === "BigInt" || Math.abs(Number(digits)) < 2 ** 31;

/** A serial type: the sequence goes away with the column. */
function isOwnSequence(written: string, column: Column, table: Table, schema: DatabaseSchema): boolean {
  if (!/^nextval\(/i.test(written)) return false;
  return schema.sequences.some(
    ({ ownedBy }) => ownedBy?.name === table.name && ownedBy.schema === table.schema && ownedBy.column === column.name,
  );
}

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
