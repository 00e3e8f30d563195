import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe } from "vitest";
import { openPgliteHost } from "./pglite-host.ts";
import { findPostgres } from "./postgres-cluster.ts";
import { openPostgresHost } from "./postgres-host.ts";
import { type Caller, literal, OWNER, SqlError, type SqlHost } from "./sql-host.ts";

type Json = Record<string, unknown>;

const ANON: Caller = { role: "anon" };

/** What the checks of the sign-in SQL have in their hands: one database, and short names for its calls. */
export class SqlSession {
  #host: SqlHost | undefined;
  readonly anon = ANON;

  async open(openHost: () => Promise<SqlHost>): Promise<void> {
    this.#host = await openHost();
  }

  async close(): Promise<void> {
    await this.#host?.close();
  }

  /** Runs a statement as somebody. */
  run = async (caller: Caller, statement: string): Promise<Json[]> => {
    if (!this.#host) throw new Error("The database did not open.");
    return this.#host.run(caller, statement);
  };

  /** Runs a statement as the owner of the tables: how the checks travel in time. */
  owner = (statement: string): Promise<Json[]> => this.run(OWNER, statement);

  /** How a statement would be run when a scan of the whole table is the last choice. */
  explain = async (statement: string): Promise<string> => {
    await this.owner(`create or replace function toolbox_private.plan_of_test() returns text language plpgsql as $plan$
      declare line text; plan text := ''; begin
        set local enable_seqscan = off;
        for line in execute ${literal(`explain ${statement}`)} loop plan := plan || line || E'\\n'; end loop;
        return plan;
      end $plan$`);
    const [row] = await this.owner("select toolbox_private.plan_of_test() as plan");
    await this.owner("drop function toolbox_private.plan_of_test()");
    return String(row?.plan);
  };

  /** The answer of one public function. */
  rpc = async (caller: Caller, call: string): Promise<unknown> =>
    (await this.run(caller, `select public.${call} as answer`))[0]?.answer;

  /** The SQLSTATE a statement is refused with, or "accepted". */
  refusal = (caller: Caller, statement: string): Promise<string> =>
    this.run(caller, statement).then(
      () => "accepted",
      (error: unknown) => {
        if (error instanceof SqlError) return error.code;
        throw error;
      },
    );

  newUser = async (): Promise<{ id: string; caller: Extract<Caller, { role: "authenticated" }> }> => {
    const [id, session] = [randomUUID(), randomUUID()];
    const row = `'${id}', '${id}@example.test', '{"full_name": "Ada"}'`;
    await this.owner(`insert into auth.users (id, email, raw_user_meta_data) values (${row})`);
    await this.owner(`insert into auth.sessions (id, user_id) values ('${session}', '${id}')`);
    return { id, caller: { role: "authenticated", user: id, session } };
  };

  authorize = async (name = "kestrel", from?: string): Promise<{ device_code: string; user_code: string }> =>
    (await this.rpc(from ? { role: "anon", from } : ANON, `device_authorize(${literal(name)})`)) as {
      device_code: string;
      user_code: string;
    };

  poll = async (deviceCode: string): Promise<Json> =>
    (await this.rpc(ANON, `device_token(${literal(deviceCode)})`)) as Json;

  decide = async (caller: Caller, code: string | null, decision: string | null = "look"): Promise<Json> =>
    (await this.rpc(caller, `device_decide(${literal(code)}, ${literal(decision)})`)) as Json;

  create = async (caller: Caller, name = "ci", days = 30): Promise<{ access_token: string; token_id: string }> =>
    (await this.rpc(caller, `create_access_token(${literal(name)}, ${days})`)) as {
      access_token: string;
      token_id: string;
    };

  verify = async (token: string): Promise<Json> => (await this.rpc(ANON, `verify_token(${literal(token)})`)) as Json;

  /** Moves a request into the past, as if that much time had gone by. */
  age = (code: string, by: string): Promise<Json[]> =>
    this.owner(`update toolbox_private.device_requests
      set expires_at = expires_at - interval '${by}', last_polled_at = last_polled_at - interval '${by}'
      where user_code = '${code.replace("-", "")}'`);
}

/** Runs the same checks on the embedded engine and, when one is installed, on a real PostgreSQL. */
export function onEachHost(about: string, checks: (session: SqlSession) => void): void {
  const postgres = findPostgres();
  const missing = "missing" in postgres ? postgres.missing : undefined;
  if (missing) console.warn(`SKIPPED on a real PostgreSQL: ${about} (${missing}).`);
  const hosts = [
    { name: "PGlite", skip: false, open: openPgliteHost },
    {
      name: missing ? `PostgreSQL: ${missing}` : "PostgreSQL",
      skip: missing !== undefined,
      open: () => ("bin" in postgres ? openPostgresHost(postgres.bin) : Promise.reject(new Error(missing))),
    },
  ];
  for (const { name, skip, open } of hosts) {
    describe(`${about} (${name})`, { skip }, () => {
      const session = new SqlSession();
      beforeAll(() => session.open(open), 120_000);
      afterAll(() => session.close());
      checks(session);
    });
  }
}
