import type { TableName } from "../../data/sql/read-table-name.ts";

export type Command = "select" | "insert" | "update" | "delete";
/** The roles of a request: without a session, and with one. */
export type ApiRole = "anon" | "authenticated";

export interface Policy {
  readonly name: string;
  readonly command: Command;
  readonly roles: readonly ApiRole[];
  /** Decides which rows are seen, changed or deleted; an INSERT has none. */
  readonly using?: string;
  /** Decides which rows may be written; SELECT and DELETE have none. */
  readonly check?: string;
}

/** A function that looks into a table for a policy, past the policies of that table. */
export interface Lookup {
  /** With its schema, quoted: `private.team_ids_from_team_members`. */
  readonly name: string;
  /** Types of its parameters, as in a signature. */
  readonly parameters: string;
  readonly returns: string;
  readonly body: string;
  readonly purpose: string;
  readonly roles: readonly ApiRole[];
}

export interface Index {
  readonly name: string;
  readonly table: TableName;
  readonly column: string;
}

export interface RlsPlan {
  readonly table: TableName;
  /** What the policies let through, in one sentence. */
  readonly rule: string;
  readonly isRestrictive: boolean;
  readonly policies: readonly Policy[];
  readonly lookups: readonly Lookup[];
  /** A table the rule trusts: who can write there is in. */
  readonly trusted?: TableName;
  readonly indexes: readonly Index[];
  readonly hasGrants: boolean;
  readonly isForced: boolean;
  readonly isRerunnable: boolean;
}
