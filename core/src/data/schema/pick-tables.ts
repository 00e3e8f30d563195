import { closest } from "../../text/words/closest.ts";
import type { DatabaseSchema, ObjectName, Table } from "./model.ts";
import { labelOf } from "./relations.ts";

export interface Choice {
  /** Names or patterns with `*`, with their schema or without; empty for all. */
  readonly tables: readonly string[];
  readonly without: readonly string[];
  /** Empty for all. */
  readonly schemas: readonly string[];
  /** Partitions stand beside the table they belong to; otherwise they are part of it. */
  readonly partitions: boolean;
}

export type Picked =
  | { readonly ok: true; readonly schema: DatabaseSchema }
  | { readonly ok: false; readonly message: string; readonly field: keyof Choice };

/** The part of a schema that was asked for. Keys that refer to a table which is left out go with it. */
export function pickTables(schema: DatabaseSchema, choice: Choice): Picked {
  const all = [...schema.tables, ...schema.views];
  for (const field of ["tables", "without"] as const)
    for (const pattern of choice[field])
      if (!all.some((item) => matcher(pattern)(item, schema)))
        return { ok: false, field, message: unknown(pattern, all, schema) };
  const known = new Set(all.map((item) => item.schema));
  const missing = choice.schemas.find((name) => !known.has(name));
  if (missing !== undefined)
    return {
      ok: false,
      field: "schemas",
      message: `There is no schema "${missing}". There are: ${[...known].join(", ")}.`,
    };
  const include = choice.tables.map(matcher);
  const exclude = choice.without.map(matcher);
  const isWanted = (item: ObjectName) =>
    (choice.schemas.length === 0 || choice.schemas.includes(item.schema)) &&
    (include.length === 0 || include.some((matches) => matches(item, schema))) &&
    !exclude.some((matches) => matches(item, schema));
  const kept = schema.tables.filter((table) => isWanted(table) && (choice.partitions || !table.partitionOf));
  if (kept.length === schema.tables.length && schema.views.every(isWanted)) return { ok: true, schema };
  const left = new Set(schema.tables.filter((table) => !kept.includes(table)).map(keyOf));
  const tables = kept.map((table): Table => {
    const foreignKeys = table.foreignKeys.filter((key) => !left.has(keyOf(key.target)));
    return foreignKeys.length === table.foreignKeys.length ? table : { ...table, foreignKeys };
  });
  const sequences = schema.sequences.filter(({ ownedBy }) => ownedBy === undefined || !left.has(keyOf(ownedBy)));
  const functions = schema.functions.filter(
    (one) => choice.schemas.length === 0 || choice.schemas.includes(one.schema),
  );
  return { ok: true, schema: { ...schema, tables, sequences, functions, views: schema.views.filter(isWanted) } };
}

/** `users`, `auth.users`, `audit_*`, `shop.*`. */
function matcher(pattern: string): (item: ObjectName, schema: DatabaseSchema) => boolean {
  const [first = "", ...rest] = pattern.trim().split("*");
  const matches = (name: string) => {
    if (rest.length === 0) return name === first;
    if (!name.startsWith(first)) return false;
    let at = first.length;
    for (const [index, part] of rest.entries()) {
      if (index === rest.length - 1) return name.length - part.length >= at && name.endsWith(part);
      const found = name.indexOf(part, at);
      if (found === -1) return false;
      at = found + part.length;
    }
    return true;
  };
  return (item, schema) =>
    matches(item.name) || matches(`${item.schema}.${item.name}`) || matches(labelOf(item, schema));
}

function unknown(pattern: string, all: readonly ObjectName[], schema: DatabaseSchema): string {
  const labels = all.map((item) => labelOf(item, schema));
  const guess = closest(pattern, labels);
  const advice =
    guess === undefined
      ? `There are: ${labels.slice(0, 12).join(", ")}${labels.length > 12 ? ", …" : ""}.`
      : `Did you mean "${guess}"?`;
  return `No table is called "${pattern}". ${advice}`;
}

const keyOf = ({ schema, name }: ObjectName) => `${schema}\0${name}`;
