import { ownParts } from "../../inherited-parts.ts";
import type { Column, ObjectName, Table } from "../../model.ts";
import { quoteIdentifier } from "../../read/sql/lex/identifier.ts";
import { findTable, type SqlContext } from "./context.ts";
import { checkLine, keyLine } from "./keys.ts";
import type { Lack } from "./lacks.ts";
import { postgresDefault, postgresType, sharesExpressions, spokenBy } from "./postgres-type.ts";
import { leftOut, remark, whereItExists } from "./where-it-exists.ts";

/** The statements that make a table, and those that have to wait until all tables are there. */
export interface TableStatements {
  readonly create: string;
  readonly later: readonly string[];
}

/** CREATE TABLE with columns, primary and unique keys and checks; a partition has them from its parent. */
export function createTable(table: Table, context: SqlContext): TableStatements {
  const { schema, named } = context;
  const { partitionOf, partitionedBy } = table;
  const later: string[] = [];
  const parent = partitionOf && findTable(schema, partitionOf);
  const own = ownParts(table, parent);
  const keys = [
    ...(own.primaryKey ? [keyLine("primary", table, own.primaryKey, context)] : []),
    ...own.uniques.map((key) => keyLine("unique", table, key, context)),
    ...own.checks.flatMap((check) => {
      const line = checkLine(check);
      const statement = `ALTER TABLE ${named(table)} ADD ${line};`;
      const lacks = context.lacks.of(check.expression);
      const what = `A check of ${named(table)}`;
      if (!sharesExpressions(schema.dialect))
        context.notes.push(leftOut(what, `it is written for ${spokenBy(schema.dialect)}`, statement));
      else if (lacks.length === 0) return [line];
      else later.push(whereItExists(what, statement, lacks));
      return [];
    }),
  ];
  const inherits = table.inherits.filter((one) => isThere(one, table, context));
  const tail = `${inherits.length === 0 ? "" : ` INHERITS (${inherits.map(named).join(", ")})`}${
    partitionedBy === undefined ? "" : ` PARTITION BY ${partitionedBy}`
  };`;
  if (partitionOf && parent && isThere(partitionOf, table, context)) {
    const parts = [...ownDefaults(table, parent, context, later), ...keys];
    const inside = parts.length === 0 ? "" : ` (\n${parts.map((part) => `  ${part}`).join(",\n")}\n)`;
    return {
      create: `CREATE TABLE ${named(table)} PARTITION OF ${named(partitionOf)}${inside} ${partitionOf.bound}${tail}`,
      later,
    };
  }
  const inherited = inheritedColumns(table, inherits, context);
  const columns = table.columns.filter((column) => !inherited.has(JSON.stringify({ ...column, place: undefined })));
  const lines = [...columns.map((column) => columnLine(column, table, context, later)), ...keys];
  const inside = lines.length === 0 ? "" : `\n${lines.map((line) => `  ${line}`).join(",\n")}\n`;
  return { create: `CREATE TABLE ${named(table)} (${inside})${tail}`, later };
}

/** The columns of a partition whose default is not that of its parent; one that it took off is null. */
function ownDefaults(table: Table, parent: Table, context: SqlContext, later: string[]): readonly string[] {
  return table.columns.flatMap((column) => {
    const given = parent.columns.find(({ name }) => name === column.name);
    if (!given || given.default === column.default || column.generated || column.identity) return [];
    const label = `${context.named(table)}.${quoteIdentifier(column.name)}`;
    const initial = column.default === undefined ? "NULL" : defaultOf(column, label, table, context, later);
    return initial === undefined ? [] : [`${quoteIdentifier(column.name)} DEFAULT ${initial}`];
  });
}

/** A parent that was not read is noted, and the table stands by itself. */
function isThere(parent: ObjectName, table: Table, { schema, named, notes }: SqlContext): boolean {
  if (findTable(schema, parent)) return true;
  notes.push(remark(`${named(table)} stands alone here: its parent ${named(parent)} is not in the schema.`));
  return false;
}

/** Columns that come from parents as they are. */
function inheritedColumns(table: Table, inherits: readonly ObjectName[], { schema }: SqlContext): ReadonlySet<string> {
  const parents = inherits.flatMap((parent) => findTable(schema, parent) ?? []);
  return new Set(
    parents.flatMap((parent) => parent.columns.map((column) => JSON.stringify({ ...column, place: undefined }))),
  );
}

function columnLine(column: Column, table: Table, context: SqlContext, later: string[]): string {
  const { schema, named } = context;
  const isShared = sharesExpressions(schema.dialect);
  const { identity, collation } = column;
  const type = postgresType(column, schema, table) || "text";
  const label = `${named(table)}.${quoteIdentifier(column.name)}`;
  if (isShared && type !== column.type)
    context.notes.push(remark(`${label} is ${type} here: PostgreSQL does not know the type ${column.type}.`));
  // Only whole numbers can number themselves.
  const isNumbered = identity !== undefined && /^(?:smallint|integer|int|int2|int4|int8|bigint)$/.test(type);
  const isKnown = collation !== undefined && isShared && context.lacks.ofCollation([collation]) === undefined;
  if (collation !== undefined && isShared && !isKnown)
    context.notes.push(remark(`The collation ${collation} of ${label} is left out: it is not made here.`));
  const generated = generatedOf(column, label, context);
  const initial = generated || identity ? undefined : defaultOf(column, label, table, context, later);
  return [
    quoteIdentifier(column.name),
    identity !== undefined && !isNumbered && !isShared ? "bigint" : type,
    ...(isKnown ? [`COLLATE ${quoteIdentifier(collation)}`] : []),
    ...(generated === undefined ? [] : [generated]),
    ...(identity === undefined ? [] : [`GENERATED ${identity.toUpperCase()} AS IDENTITY`]),
    ...(initial === undefined ? [] : [`DEFAULT ${initial}`]),
    ...(column.nullable || identity ? [] : ["NOT NULL"]),
  ].join(" ");
}

/** PostgreSQL before 18 stores what it generates. */
function generatedOf({ generated }: Column, label: string, { schema, lacks, notes }: SqlContext): string | undefined {
  if (!generated) return undefined;
  const written = `GENERATED ALWAYS AS (${generated.expression}) STORED`;
  const [lack] = lacks.of(generated.expression);
  if (sharesExpressions(schema.dialect) && lack === undefined) return written;
  const reason = lack ? `it needs ${lack.what}` : `it is written for ${spokenBy(schema.dialect)}`;
  notes.push(leftOut(`The expression of ${label}`, reason, written));
  return undefined;
}

/** The default, where it can stand in CREATE TABLE; else it comes later or becomes a note. */
function defaultOf(
  column: Column,
  label: string,
  table: Table,
  context: SqlContext,
  later: string[],
): string | undefined {
  const { schema, named, lacks, notes } = context;
  const { default: written } = column;
  if (written === undefined) return undefined;
  const initial = postgresDefault(column, schema, table);
  const what = `The default of ${label}`;
  if (initial === undefined) {
    notes.push(leftOut(what, "PostgreSQL has no such value of its type", `DEFAULT ${written}`));
    return undefined;
  }
  const missing: Lack[] = [...lacks.of(initial), ...missingSequence(initial, context)];
  if (missing.length === 0) return initial;
  const statement = `ALTER TABLE ${named(table)} ALTER COLUMN ${quoteIdentifier(column.name)} SET DEFAULT ${initial};`;
  later.push(whereItExists(what, statement, missing));
  return undefined;
}

function missingSequence(expression: string, { schema }: SqlContext): readonly Lack[] {
  const [, path] = /^nextval\(\s*'((?:[^']|'')+)'/i.exec(expression) ?? [];
  if (path === undefined) return [];
  const parts = [...path.matchAll(/"((?:[^"]|"")*)"|[^".]+/g)].map(
    ([word, quoted]) => quoted?.replaceAll('""', '"') ?? word,
  );
  const name = parts.at(-1)?.replaceAll("''", "'");
  const isMade = schema.sequences.some(
    (one) => one.name === name && (parts.length === 1 || one.schema === parts.at(-2)),
  );
  return isMade ? [] : [{ what: `the sequence ${path}`, isUnwritten: false }];
}
