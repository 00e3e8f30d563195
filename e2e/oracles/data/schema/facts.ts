import type { DatabaseSchema } from "@toolbox/core/data/schema/model.ts";

/** A schema without where things stood: what two readings have to agree on. */
export function withoutPlaces(schema: DatabaseSchema): unknown {
  return JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === "place" ? undefined : value)));
}

/** A schema without its functions: they have no bodies in it, so SQL made from it cannot hold them. */
export function withoutFunctions(schema: DatabaseSchema): DatabaseSchema {
  return { ...schema, functions: [] };
}

/** Tables, columns and keys as sorted lines, for comparing with what others found. */
export interface Facts {
  readonly columns: readonly string[];
  readonly primary: readonly string[];
  readonly foreign: readonly string[];
}

export function factsOf({ tables }: DatabaseSchema): Facts {
  const name = ({ schema, name: own }: { readonly schema: string; readonly name: string }) => `${schema}.${own}`;
  return {
    columns: tables.flatMap((table) => table.columns.map((column) => `${name(table)}.${column.name}`)).toSorted(),
    primary: tables
      .flatMap((table) => (table.primaryKey ? [`${name(table)}(${table.primaryKey.columns.join()})`] : []))
      .toSorted(),
    foreign: tables
      .flatMap((table) => table.foreignKeys.map((key) => `${name(table)}(${key.columns.join()}) ${name(key.target)}`))
      .toSorted(),
  };
}
