import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Who runs a statement: the migration's owner, or one of the API roles with the claims of a signed-in user. */
export type Caller =
  | { role: "owner" }
  | { role: "anon"; from?: string }
  | { role: "authenticated"; user: string; session?: string };

/** A database with the hosted stubs and the migrations in it. */
export interface SqlHost {
  /** Runs one statement as `caller` in its own transaction; rows as JSON values. Rejects with {@link SqlError}. */
  run(caller: Caller, statement: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** A statement the database refused; `code` is its SQLSTATE. */
export class SqlError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

export const OWNER: Caller = { role: "owner" };
export const STUBS_FILE = path.join(import.meta.dirname, "hosted-stubs.sql");
const MIGRATIONS = path.resolve(import.meta.dirname, "../../../supabase/migrations");

/** The migrations, one SQL text each, in their order. */
export const readMigrations = (): string[] =>
  readdirSync(MIGRATIONS)
    .toSorted()
    .map((file) => readFileSync(path.join(MIGRATIONS, file), "utf8"));

/** A value as an SQL literal. */
export function literal(value: string | number | null): string {
  if (value === null) return "null";
  return typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;
}

/** The statements that put a transaction into the place of an API request, as PostgREST does. */
export function enterRole(caller: Caller): string {
  if (caller.role === "owner") return "";
  const claims =
    caller.role === "anon"
      ? { role: "anon" }
      : { role: "authenticated", sub: caller.user, ...(caller.session && { session_id: caller.session }) };
  const headers = caller.role === "anon" && caller.from ? { "x-forwarded-for": caller.from } : {};
  return [
    `set local role ${caller.role};`,
    `do $enter$ begin`,
    `  perform set_config('request.jwt.claims', ${literal(JSON.stringify(claims))}, true);`,
    `  perform set_config('request.headers', ${literal(JSON.stringify(headers))}, true);`,
    `end $enter$;`,
  ].join("\n");
}
