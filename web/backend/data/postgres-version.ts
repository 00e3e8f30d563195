import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { EnvironmentError } from "../environment-error.ts";
import { NEWER } from "./migrations.ts";

/** The major version of the embedded engine, whose files no other major version reads. */
export const ENGINE_VERSION = 17;

/**
 * Makes sure that the engine can read a database folder: it would call one of another version damaged.
 * @param folder of the database; may be missing
 * @throws EnvironmentError that says what to do
 */
export function checkPostgresVersion(folder: string): void {
  const file = path.join(folder, "PG_VERSION");
  if (!existsSync(file)) return;
  const version = Number.parseInt(readFileSync(file, "utf8"), 10);
  if (version > ENGINE_VERSION) throw new EnvironmentError(NEWER);
  if (version < ENGINE_VERSION)
    throw new EnvironmentError(
      `The data was written by an older version of Toolbox, whose PostgreSQL ${version} cannot be read here. Use that version, or another directory with --data DIR.`,
    );
}
