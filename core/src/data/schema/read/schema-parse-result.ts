import type { DatabaseSchema, Place } from "../model.ts";

/** Something in the source that could not be taken as it stands. */
export interface SchemaProblem extends Place {
  /** `error`: something of the structure is lost. `notice`: all was read, but one should know. */
  readonly severity: "error" | "notice";
  /** A sentence: what was wrong and what was made of it. */
  readonly message: string;
}

/** Statements of one kind that hold no structure or none that is drawn: data, functions, grants. */
export interface SkippedKind {
  /** Its first words: `CREATE FUNCTION`, `COPY`, `\connect`. */
  readonly kind: string;
  readonly count: number;
  readonly first: Place;
  /** Why, for people: `functions are not drawn`. */
  readonly reason: string;
}

/** What a reader made of a source. It never fails: what it could not read is told. */
export interface SchemaParseResult {
  readonly schema: DatabaseSchema;
  /** At most some hundred, by place; `untold` counts those beyond. */
  readonly problems: readonly SchemaProblem[];
  readonly untold: number;
  readonly skipped: readonly SkippedKind[];
}

/** A text to read. */
export interface SchemaSource {
  /** The file's name, for places; absent where one text was given. */
  readonly name?: string;
  readonly text: string;
}
