import type { DatabaseSchema, ObjectName, Table } from "../../model.ts";
import { Lacks } from "./lacks.ts";
import { quoteIdentifier } from "../../read/sql/lex/identifier.ts";
import type { Named } from "./named.ts";

/** What every part of one SQL file is written with. */
export interface SqlContext {
  readonly schema: DatabaseSchema;
  readonly named: Named;
  readonly lacks: Lacks;
  /**
   * Tables, views, sequences and indexes share their names in a schema (PostgreSQL 15, CREATE INDEX); keys are indexes.
   * @returns false when the name is taken; it is taken from now on
   */
  takeName(name: ObjectName): boolean;
  /** Comments on what was left out, in the order it was met; they end the file. */
  readonly notes: string[];
}

export function sqlContext(schema: DatabaseSchema): SqlContext {
  const { defaultSchema } = schema;
  const keyOf = ({ schema: own, name }: ObjectName): string => `${own}\0${name}`;
  const taken = new Set([...schema.tables, ...schema.views, ...schema.sequences].map(keyOf));
  return {
    schema,
    lacks: new Lacks(schema),
    notes: [],
    named: ({ schema: own, name }) =>
      own === defaultSchema ? quoteIdentifier(name) : `${quoteIdentifier(own)}.${quoteIdentifier(name)}`,
    takeName(name) {
      const isFree = !taken.has(keyOf(name));
      taken.add(keyOf(name));
      return isFree;
    },
  };
}

/** The table of a name, where the schema has it. */
export function findTable({ tables }: DatabaseSchema, { schema, name }: ObjectName): Table | undefined {
  return tables.find((table) => table.name === name && table.schema === schema);
}
