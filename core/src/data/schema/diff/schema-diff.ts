import type { DatabaseSchema, Place } from "../model.ts";

export type ChangeKind = "added" | "changed" | "renamed" | "gone";

/**
 * What a change does to a database that is in use. `destructive`: what rows hold is lost. `risky`: it may fail on rows
 * that are there, break who uses the old form, or change who reaches rows. `safe`: neither.
 */
export type ChangeEffect = "destructive" | "risky" | "safe";

/** What a change is about, in the words of PostgreSQL. */
export type ChangedObject =
  | "table"
  | "column"
  | "primary key"
  | "unique key"
  | "foreign key"
  | "check"
  | "index"
  | "partitioning"
  | "row security"
  | "policy"
  | "view"
  | "enum"
  | "domain"
  | "composite type"
  | "sequence"
  | "extension"
  | "function";

/** One difference between two schemas. */
export interface SchemaChange {
  readonly object: ChangedObject;
  readonly kind: ChangeKind;
  /** The id of the table it belongs to: that of the later schema, or of the earlier one where the table is gone. */
  readonly tableId?: string;
  /** Of that table, without the default schema. */
  readonly table?: string;
  /** What it is called: a column's or policy's name, the columns of a key. */
  readonly name: string;
  /** What it was and what it is, as SQL in short; absent where there was or is none. */
  readonly before?: string;
  readonly after?: string;
  readonly effect: ChangeEffect;
  /** What to think of, as a sentence; absent for what is safe. */
  readonly why?: string;
  /** In the later source, or in the earlier one of what is gone. */
  readonly place?: Place;
}

/** Two schemas and what lies between them. */
export interface SchemaDiff {
  readonly before: DatabaseSchema;
  readonly after: DatabaseSchema;
  /** Tables first, in the order of the later schema, those that are gone after them; then what belongs to no table. */
  readonly changes: readonly SchemaChange[];
  /** Ids of the earlier schema's tables by those of the later one. */
  readonly tablePairs: ReadonlyMap<string, string>;
  /** Names of the earlier columns by those of the later ones, for each table of both by its later id. */
  readonly columnPairs: ReadonlyMap<string, ReadonlyMap<string, string>>;
}
