import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { PGlite } from "@supabase/lite/pglite";
import { EnvironmentError } from "../environment-error.ts";

const HISTORY = "supabase_migrations.schema_migrations";

/** The roles of the API, which a hosted project has from the start. */
const ROLES = `do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin bypassrls;
  end if;
end $$`;

/** Said of data that this version cannot know. */
export const NEWER =
  "The data was written by a newer version of Toolbox, and nothing in it was changed. Use that version (npx toolbox-site@latest), or another directory with --data DIR.";

/**
 * Applies the migrations of a folder that the database has not seen, in the order of their names, each with its note
 * in the history as one transaction. The history has the Supabase CLI's form.
 * @param dir folder of `<version>_<name>.sql`
 * @returns the versions applied now
 * @throws EnvironmentError when a newer Toolbox has written the database
 */
export async function applyMigrations(db: PGlite, dir: string): Promise<string[]> {
  await db.exec(ROLES);
  await db.exec(`create schema if not exists supabase_migrations;
    create table if not exists ${HISTORY} (version text primary key, statements text[], name text)`);
  const { rows } = await db.query<{ version: string }>(`select version from ${HISTORY}`);
  const seen = new Set(rows.map((row) => row.version));
  const files = readdirSync(dir).toSorted();
  refuseNewer(files.at(-1)?.split("_", 1)[0] ?? "", [...seen]);
  const applied: string[] = [];
  for (const file of files) {
    const [, version, name] = /^(\d+)_(\w+)\.sql$/.exec(file) ?? [];
    if (!version || !name || seen.has(version)) continue;
    const sql = readFileSync(path.join(dir, file), "utf8");
    await db.transaction(async (tx) => {
      await tx.exec(sql);
      await tx.query(`insert into ${HISTORY} (version, statements, name) values ($1, $2, $3)`, [version, [sql], name]);
    });
    applied.push(version);
  }
  return applied;
}

/** Versions are times: one after the last that is known here was written by a newer Toolbox. */
function refuseNewer(last: string, seen: readonly string[]): void {
  if (!seen.some((version) => version > last)) return;
  throw new EnvironmentError(NEWER);
}
