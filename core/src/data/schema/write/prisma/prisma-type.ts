import type { Column, DatabaseSchema, EnumType, ObjectName, Table } from "../../model.ts";
import { splitType } from "../../split-type.ts";
import { postgresType } from "../sql/postgres-type.ts";

/** A column's type in Prisma's words. */
export interface PrismaType {
  /** `Int`, the enum's own name, or `Unsupported("interval")`. */
  readonly scalar: string;
  /** `@db.SmallInt`; "" where Prisma's own choice is the column's type. */
  readonly native: string;
  readonly isList: boolean;
  readonly isEnum: boolean;
  readonly isSupported: boolean;
}

type Row = readonly [scalar: string, native: string];

/** As `prisma db pull` maps them (Prisma 7, PostgreSQL); a number in brackets is put behind where one is given. */
const types: Readonly<Record<string, Row>> = {
  smallint: ["Int", "SmallInt"],
  int2: ["Int", "SmallInt"],
  integer: ["Int", ""],
  int: ["Int", ""],
  int4: ["Int", ""],
  bigint: ["BigInt", ""],
  int8: ["BigInt", ""],
  oid: ["Int", "Oid"],
  numeric: ["Decimal", "Decimal()"],
  decimal: ["Decimal", "Decimal()"],
  money: ["Decimal", "Money"],
  real: ["Float", "Real"],
  float4: ["Float", "Real"],
  "double precision": ["Float", ""],
  float8: ["Float", ""],
  float: ["Float", ""],
  boolean: ["Boolean", ""],
  bool: ["Boolean", ""],
  text: ["String", ""],
  "character varying": ["String", "VarChar()"],
  varchar: ["String", "VarChar()"],
  character: ["String", "Char()"],
  char: ["String", "Char()"],
  bpchar: ["String", "Char()"],
  citext: ["String", "Citext"],
  uuid: ["String", "Uuid"],
  inet: ["String", "Inet"],
  xml: ["String", "Xml"],
  bit: ["String", "Bit()"],
  "bit varying": ["String", "VarBit()"],
  varbit: ["String", "VarBit()"],
  date: ["DateTime", "Date"],
  timestamp: ["DateTime", "Timestamp(6)"],
  "timestamp without time zone": ["DateTime", "Timestamp(6)"],
  timestamptz: ["DateTime", "Timestamptz(6)"],
  "timestamp with time zone": ["DateTime", "Timestamptz(6)"],
  time: ["DateTime", "Time(6)"],
  "time without time zone": ["DateTime", "Time(6)"],
  timetz: ["DateTime", "Timetz(6)"],
  "time with time zone": ["DateTime", "Timetz(6)"],
  json: ["Json", "Json"],
  jsonb: ["Json", ""],
  bytea: ["Bytes", ""],
};

/** @param enumName what an enum is called in Prisma */
export function prismaType(
  column: Column,
  table: Table,
  schema: DatabaseSchema,
  enumName: (item: EnumType) => string,
): PrismaType {
  return typeOf(postgresType(column, schema, table), schema, enumName, 0);
}

function typeOf(type: string, schema: DatabaseSchema, enumName: (item: EnumType) => string, depth: number): PrismaType {
  const { base, args, dimensions, name } = splitType(type, schema);
  const isIt = (item: ObjectName) => item.name === name.name && item.schema === name.schema;
  const isList = dimensions === 1;
  const own = schema.enums.find(isIt);
  if (own && dimensions <= 1) return { scalar: enumName(own), native: "", isList, isEnum: true, isSupported: true };
  const domain = schema.domains.find(isIt);
  // A domain is what it is made of; one of itself is nothing.
  if (domain && dimensions === 0 && depth < 20) return typeOf(domain.type, schema, enumName, depth + 1);
  const row = types[base.toLowerCase()];
  const isOther = schema.composites.some(isIt) || schema.tables.some(isIt);
  if (!row || isOther || dimensions > 1)
    return {
      scalar: `Unsupported(${JSON.stringify(type)})`,
      native: "",
      isList: false,
      isEnum: false,
      isSupported: false,
    };
  const [scalar, native] = row;
  return { scalar, native: nativeOf(native, args), isList, isEnum: false, isSupported: true };
}

function nativeOf(native: string, args: string): string {
  if (native === "") return "";
  const given = args.replaceAll(/\s+/g, "");
  const name = native.replace(/\(.*\)$/, "");
  if (/^\d+(?:,\d+)?$/.test(given) && native.endsWith(")")) return ` @db.${name}(${given.replace(",", ", ")})`;
  return ` @db.${native.replace("()", "")}`;
}
