import { existsSync } from "node:fs";
import { execFileSync } from "node:child_process";
import path from "node:path";
import { runTool } from "@toolbox/core";
import { fakePorts } from "@toolbox/core/testing";
import { rlsPatterns } from "@toolbox/core/testing/rls-patterns.ts";
import { supabaseSql } from "@toolbox/core/testing/supabase-sql.ts";
import { tool } from "@toolbox/core/tools/rls/tool.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  CLUSTER_ADMIN,
  findPostgres,
  type PostgresCluster,
  startCluster,
} from "../../../web/backend/sql/postgres-cluster.ts";

/* The policies and their pgTAP files on an installed PostgreSQL, older than the one in the unit tests. */
const found = findPostgres();
const missing = "missing" in found ? found.missing : hasPgtap(found.bin) ? "" : "pgTAP is not installed";

function hasPgtap(bin: string): boolean {
  const shared = execFileSync(path.join(bin, "pg_config"), ["--sharedir"], { encoding: "utf8" }).trim();
  return existsSync(path.join(shared, "extension/pgtap.control"));
}

const cases = rlsPatterns.flatMap((pattern) =>
  pattern.input.policyType === "public"
    ? [{ pattern, mode: "permissive" } as const]
    : [{ pattern, mode: "permissive" } as const, { pattern, mode: "restrictive" } as const],
);

/** A table that asks for more than a test of its policies can know. */
function demandingTable(columns: string): string {
  return `
    create table kinds (name text primary key);
    create table things (
      id bigserial primary key,
      heading text not null unique check (heading <> ''),
      kind text not null references kinds,
      length int generated always as (length(heading)) stored,
      ${columns}
    );
    create table notes (thing bigint references things);
    create function refuse() returns trigger language plpgsql as $$ begin raise 'not so'; end $$;
    create trigger refuse before insert or update or delete on things for each row execute function refuse();`;
}

describe.skipIf(missing !== "")(`PostgreSQL with pgTAP${missing && ` (${missing})`}`, () => {
  let cluster: PostgresCluster;
  beforeAll(async () => {
    cluster = await startCluster("bin" in found ? found.bin : "");
    await cluster.psql(CLUSTER_ADMIN, supabaseSql);
    await cluster.psql(CLUSTER_ADMIN, "alter database postgres set search_path = public, extensions");
  });
  afterAll(() => cluster?.close());

  test.each(cases)("$pattern.name, $mode: every assertion holds", async ({ pattern, mode }) => {
    const run = await runTool(tool, { tableName: "things", ...pattern.input, mode }, fakePorts());
    if (!run.ok) throw new Error(JSON.stringify(run.issues));
    const [sql, pgtap] = run.outputs.map((output) => (output.kind === "text" ? output.text : ""));
    const table = demandingTable(pattern.columns);
    const script = (pgtap ?? "").replace(/^begin;$/m, "").replace(/^rollback;$/m, "");
    const report = await cluster.psql(CLUSTER_ADMIN, `begin; ${pattern.before ?? ""} ${table}`, [
      `grant usage on all sequences in schema public to anon, authenticated; ${sql}`,
      script,
      "rollback;",
    ]);
    expect(report.split("\n").filter((line) => /^(?:not ok|#)/.test(line))).toEqual([]);
    expect(report.split("\n").filter((line) => line.startsWith("ok "))).toHaveLength(
      Number(/select plan\((\d+)\)/.exec(script)?.[1]),
    );
  });
});
