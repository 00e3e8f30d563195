import type { DatabaseSchema, ObjectName } from "../model.ts";
import { splitType, sqliteAffinity } from "../split-type.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(","));

// As postgres-meta, which writes the types of Supabase, maps them: what JSON over REST gives.
const numbers = words(
  "smallint,integer,bigint,int,int2,int4,int8,real,float,float4,float8,double precision,numeric,decimal,serial,bigserial,smallserial,tinyint,mediumint,double,year,dec,fixed,integer unsigned,int unsigned,bigint unsigned,smallint unsigned,tinyint unsigned,mediumint unsigned",
);
const texts = words(
  "text,varchar,char,bpchar,character,character varying,citext,uuid,date,time,timetz,timestamp,timestamptz,time with time zone,time without time zone,timestamp with time zone,timestamp without time zone,bytea,vector,name,tinytext,mediumtext,longtext,datetime,enum,set,binary,varbinary,blob,tinyblob,mediumblob,longblob,nvarchar,nchar",
);

/** The type a column's value has in JSON, for TypeScript: enums and composite types by their place in `Database`. */
export function typescriptType(type: string, schema: DatabaseSchema): string {
  const { base, dimensions, args, name } = splitType(type, schema);
  const plain = ownType(name, schema, 0) ?? plainType(base.toLowerCase(), args, schema);
  const found = plain === "unknown" ? (rowType(name, schema) ?? plain) : plain;
  return found + "[]".repeat(dimensions);
}

function ownType(name: ObjectName, schema: DatabaseSchema, depth: number): string | undefined {
  const isIt = (item: ObjectName) => item.name === name.name && item.schema === name.schema;
  const place = (kind: string) =>
    `Database[${JSON.stringify(name.schema)}][${JSON.stringify(kind)}][${JSON.stringify(name.name)}]`;
  if (schema.enums.some(isIt)) return place("Enums");
  if (schema.composites.some(isIt)) return place("CompositeTypes");
  const domain = schema.domains.find(isIt);
  // A domain is what it is made of; one of itself is nothing.
  if (!domain || depth > 20) return undefined;
  const { base, dimensions, args, name: inner } = splitType(domain.type, schema);
  return (ownType(inner, schema, depth + 1) ?? plainType(base.toLowerCase(), args, schema)) + "[]".repeat(dimensions);
}

/** A table's or view's name is the type of its rows. */
function rowType(name: ObjectName, schema: DatabaseSchema): string | undefined {
  const isIt = (item: ObjectName) => item.name === name.name && item.schema === name.schema;
  const kind = schema.tables.some(isIt) ? "Tables" : schema.views.some(isIt) ? "Views" : undefined;
  return kind && `Database[${JSON.stringify(name.schema)}]["${kind}"][${JSON.stringify(name.name)}]["Row"]`;
}

function plainType(base: string, args: string, { dialect }: DatabaseSchema): string {
  if (base === "boolean" || base === "bool" || (dialect === "mysql" && base === "tinyint" && args === "1"))
    return "boolean";
  if (base === "json" || base === "jsonb") return "Json";
  if (dialect === "mysql" && base === "enum") return mysqlValues(args);
  if (numbers.has(base)) return "number";
  if (texts.has(base)) return "string";
  if (dialect !== "sqlite") return "unknown";
  const affinity = sqliteAffinity(base);
  return affinity === "text" ? "string" : affinity === "blob" ? "unknown" : "number";
}

/** MySQL's enum('a','b'). */
function mysqlValues(args: string): string {
  const values = args.match(/'(?:[^'\\]|''|\\.)*'/g) ?? [];
  const literals = values.map((value) => JSON.stringify(value.slice(1, -1).replaceAll("''", "'")));
  return literals.length === 0 ? "string" : `(${literals.join(" | ")})`;
}
