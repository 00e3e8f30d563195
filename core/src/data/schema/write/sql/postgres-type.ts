import { builtinTypes } from "../../../sql/postgres-types.ts";
import type { Column, DatabaseSchema, Dialect, Table } from "../../model.ts";
import { quoteText } from "../../read/sql/lex/identifier.ts";
import { Scanner } from "../../read/sql/lex/scanner.ts";
import { splitType, sqliteAffinity } from "../../split-type.ts";

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

/**
 * The PostgreSQL type that holds what a column of another database holds; `text` for what PostgreSQL does not know.
 * @param table whose column it is: keys and what refers to them have one type
 */
export function postgresType(column: Column, schema: DatabaseSchema, table: Table): string {
  if (schema.dialect === "postgresql")
    return isKnownType(column.type, schema) ? column.type : translated(column.type, schema);
  const { base, args } = splitType(column.type.toLowerCase(), schema);
  if (schema.dialect === "sqlite") return withLength(fromSqlite(base, args));
  const plain = base.replace(/\s+(?:unsigned|zerofill|signed|binary)\b.*$/, "");
  const isUnsigned = base.includes("unsigned");
  if (plain === "tinyint" && args === "1") return "boolean";
  if (isUnsigned && (plain === "int" || plain === "integer")) return "bigint";
  // No row number is larger than a bigint, and only whole numbers number themselves.
  if (isUnsigned && plain === "bigint") return isKey(column, table) ? "bigint" : "numeric(20)";
  return translated(column.type.toLowerCase(), schema);
}

function translated(type: string, schema: DatabaseSchema): string {
  const { base, args } = splitType(type, schema);
  const plain = base.toLowerCase().replace(/\s+(?:unsigned|zerofill|signed|binary)\b.*$/, "");
  const known = fromMysql[plain] ?? plain;
  if (!isBuiltin(known)) return "text";
  return args !== "" && keepsArguments.has(known) ? withLength(`${known}(${args})`) : known;
}

/** PostgreSQL has no texts of no letter, and none of a declared length of more than ten million. */
function withLength(type: string): string {
  const length = Number(/^(?:var)?char\((\d+)\)$/.exec(type)?.[1] ?? 1);
  return length < 1 || length > 10_485_760 ? "text" : type;
}

function isKey({ name, identity }: Column, { primaryKey, foreignKeys }: Table): boolean {
  return identity !== undefined || [primaryKey, ...foreignKeys].some((key) => key?.columns.includes(name));
}

/** Types of an extension cannot be told from others: with any, all are taken to be there. */
function isKnownType(type: string, schema: DatabaseSchema): boolean {
  const { base, name } = splitType(type, schema);
  const own = [...schema.enums, ...schema.domains, ...schema.composites, ...schema.tables];
  return (
    isBuiltin(base) ||
    schema.extensions.some((extension) => extension !== "plpgsql") ||
    own.some((one) => one.name === name.name && one.schema === name.schema)
  );
}

function isBuiltin(base: string): boolean {
  const [first = ""] = base.toLowerCase().split(" ");
  return builtinTypes.has(first) || /^(?:double precision|national char(?:acter)?)\b/.test(base.toLowerCase());
}

/** SQLite takes any word for a type; those PostgreSQL knows stay. */
function fromSqlite(base: string, args: string): string {
  if (/^(?:boolean|bool)$/.test(base)) return "boolean";
  if (/^(?:datetime|timestamp)$/.test(base)) return "timestamp";
  if (/^(?:date|json|jsonb|uuid|time)$/.test(base)) return base;
  if (/^(?:varchar|char|numeric|decimal)$/.test(base) && /^\d+(,\s*\d+)?$/.test(args)) return `${base}(${args})`;
  return affinities[sqliteAffinity(base)];
}

/** A default PostgreSQL understands, or undefined when it would mean something else there, or nothing. */
export function postgresDefault(column: Column, schema: DatabaseSchema, table: Table): string | undefined {
  const { default: written } = column;
  if (written === undefined) return undefined;
  const bare = written.trim();
  const type = postgresType(column, schema, table);
  if (schema.dialect === "postgresql") return isUnlike(bare, type) ? undefined : written;
  if (/^\(?\s*null\s*\)?$/i.test(bare)) return "NULL";
  if (type === "boolean") {
    const bit = /^(?:b?'?([01])'?|true|false)$/i.exec(bare);
    return bit ? (bit[1] === undefined ? bare.toLowerCase() : String(bit[1] === "1")) : undefined;
  }
  if (
    /^(?:current_timestamp|now)(?:\(\d*\))?(?:\s+on\b.*)?$|^datetime\(\s*'now'\s*\)$|^\(?current_timestamp\)?$/i.test(
      bare,
    )
  )
    return "CURRENT_TIMESTAMP";
  const literal = /^-?\d+(?:\.\d+)?$|^current_(?:date|time)$/i.test(bare) ? bare : textConstant(bare, schema.dialect);
  if (literal !== undefined) return fits(literal, type) ? literal : undefined;
  return /^uuid\(\)$|^\(uuid\(\)\)$/i.test(bare) ? "gen_random_uuid()" : undefined;
}

/** A text of MySQL or SQLite, in whichever quotes, as one of PostgreSQL; undefined for anything more. */
function textConstant(written: string, dialect: Dialect): string | undefined {
  const scanner = new Scanner(written, dialect);
  if (!/^['"]/.test(written) || !scanner.next()) return undefined;
  const text = scanner.value();
  return scanner.next() || text.includes("\0") ? undefined : quoteText(text);
}

/** A number or a truth where PostgreSQL casts none: DBML and JSON hold such, what a PostgreSQL wrote does not. */
function isUnlike(value: string, type: string): boolean {
  if (/^(?:true|false)$/i.test(value))
    return /^(?:small|big)?int|^numeric|^decimal|^real|^double|^date|^time|^uuid/.test(type);
  return (
    /^[-+]?\d/.test(value) && /^[-+]?[\d.e+-]+$/i.test(value) && /^(?:bool|date|time|uuid|json|inet|bytea)/.test(type)
  );
}

const forms: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:smallint|integer|bigint|int\d?)$/, /^'?\s*[-+]?\d{1,19}\s*'?$/],
  [/^(?:numeric|decimal|real|double precision)/, /^'?\s*[-+]?\d*\.?\d+(?:e[-+]?\d+)?\s*'?$/i],
  [/^date$/, /^'\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])'$|^current_date$/i],
  [
    /^timestamp/,
    /^'(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?'$|^current_date$/i,
  ],
  [/^time\b/, /^'(?:[01]\d|2[0-4]):[0-5]\d(?::[0-5]\d)?'$|^current_time$/i],
  [/^json/, /^'(?:\{.*\}|\[.*\]|"[^"]*"|-?\d+|true|false|null)'$/s],
  [/^bit/, /^'[01]+'$/],
  [/^(?:uuid|interval|inet|bytea)/, /^'[^']*'$/],
];

/** Whether PostgreSQL reads a literal as a value of the type; it looks when the table is made. */
function fits(literal: string, type: string): boolean {
  return forms.find(([pattern]) => pattern.test(type))?.[1].test(literal) ?? true;
}

/** Whether what stands in an expression can be taken over as it is. */
export const sharesExpressions = (dialect: Dialect): boolean => dialect === "postgresql";

/** The name of a database in a sentence. */
export const spokenBy = (dialect: Dialect): string =>
  ({ postgresql: "PostgreSQL", mysql: "MySQL", sqlite: "SQLite" })[dialect];
