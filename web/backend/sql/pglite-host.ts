import { readFile } from "node:fs/promises";
import { PGlite } from "@supabase/lite/pglite";
import { enterRole, readMigrations, SqlError, type SqlHost, STUBS_FILE } from "./sql-host.ts";

/** The embedded engine, in memory. One connection: parallel calls queue up. */
export async function openPgliteHost(): Promise<SqlHost> {
  const db = new PGlite();
  await db.exec(await readFile(STUBS_FILE, "utf8"));
  await db.exec("set role toolbox_owner");
  for (const migration of readMigrations()) await db.exec(migration);
  return {
    run: (caller, statement) =>
      db.transaction(async (tx) => {
        await tx.exec(enterRole(caller));
        try {
          const result = await tx.query<{ row: Record<string, unknown> }>(
            /^\s*select/i.test(statement) ? `select to_jsonb(t) as row from (${statement}) t` : statement,
          );
          return result.rows.map((row) => row.row);
        } catch (error) {
          const { code = "?", message } = error as Error & { code?: string };
          throw new SqlError(code, message);
        }
      }),
    close: () => db.close(),
  };
}
