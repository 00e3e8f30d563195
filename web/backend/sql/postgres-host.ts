import { readFile } from "node:fs/promises";
import { CLUSTER_ADMIN, startCluster } from "./postgres-cluster.ts";
import { enterRole, readMigrations, type SqlHost, STUBS_FILE } from "./sql-host.ts";

/** A throw-away PostgreSQL cluster with the stubs and the migrations in it. */
export async function openPostgresHost(bin: string): Promise<SqlHost> {
  const cluster = await startCluster(bin);
  try {
    await cluster.psql(CLUSTER_ADMIN, await readFile(STUBS_FILE, "utf8"));
    for (const migration of readMigrations()) await cluster.psql("toolbox_owner", migration);
  } catch (error) {
    await cluster.close();
    throw error;
  }
  return {
    async run(caller, statement) {
      const body = /^\s*select/i.test(statement) ? `select to_jsonb(t) from (${statement}) t` : statement;
      const role = caller.role === "owner" ? "toolbox_owner" : "authenticator";
      const out = await cluster.psql(role, enterRole(caller), [body]);
      return out
        .split("\n")
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    },
    close: () => cluster.close(),
  };
}
