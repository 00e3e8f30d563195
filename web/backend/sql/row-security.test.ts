import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type Caller } from "./sql-host.ts";
import { onEachHost } from "./sql-session.ts";

onEachHost("row security", (session) => {
  const { anon, run, owner, rpc, refusal, newUser, decide, create, verify } = session;

  const tables = [
    "public.access_tokens",
    "toolbox_private.token_hashes",
    "toolbox_private.device_requests",
    "toolbox_private.code_attempts",
  ];
  const privateTables = tables.slice(1);

  test("covers every table of the migration", async () => {
    const rows = await owner(`select n.nspname || '.' || c.relname as name, c.relrowsecurity as secured
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'toolbox_private') and c.relkind = 'r' order by 1`);
    expect(rows).toEqual(tables.toSorted().map((name) => ({ name, secured: true })));
  });

  test("user A, user B and anon each see what is theirs", async () => {
    const [a, b] = [await newUser(), await newUser()];
    await create(a.caller, "of A");
    await create(b.caller, "of B");
    expect(await run(a.caller, "select name from public.access_tokens")).toEqual([{ name: "of A" }]);
    expect(await run(b.caller, "select name from public.access_tokens")).toEqual([{ name: "of B" }]);
    expect(await run(b.caller, `select name from public.access_tokens where owner = '${a.id}'`)).toEqual([]);
    expect(await refusal(anon, "select * from public.access_tokens")).toBe("42501");
  });

  test("nobody writes a table directly or reads a private one", async () => {
    const { caller, id } = await newUser();
    const { token_id } = await create(caller);
    for (const who of [anon, caller]) {
      expect(
        await refusal(
          who,
          `insert into public.access_tokens (owner, name, hint, source, expires_at)
          values ('${id}', 'x', 'abcd', 'manual', now())`,
        ),
      ).toBe("42501");
      expect(await refusal(who, `update public.access_tokens set name = 'x' where id = '${token_id}'`)).toBe("42501");
      expect(await refusal(who, `delete from public.access_tokens where id = '${token_id}'`)).toBe("42501");
      expect(await refusal(who, "truncate public.access_tokens")).toBe("42501");
      for (const table of privateTables) {
        expect(await refusal(who, `select * from ${table}`)).toBe("42501");
        expect(await refusal(who, `delete from ${table}`)).toBe("42501");
      }
    }
  });

  test("policies hold even when a server grants every table to everybody", async () => {
    const [a, b] = [await newUser(), await newUser()];
    const { token_id } = await create(a.caller, "of A");
    await owner(`do $$ begin
        grant usage on schema toolbox_private to anon, authenticated;
        grant all on all tables in schema public, toolbox_private to anon, authenticated; end $$`);
    try {
      for (const who of [anon, b.caller]) {
        expect(await run(who, `select * from public.access_tokens where owner = '${a.id}'`)).toEqual([]);
        for (const table of privateTables) expect(await run(who, `select * from ${table}`)).toEqual([]);
        await run(who, `update public.access_tokens set name = 'taken' where id = '${token_id}'`);
        await run(who, `delete from public.access_tokens where id = '${token_id}'`);
        expect(
          await refusal(
            who,
            `insert into public.access_tokens (owner, name, hint, source, expires_at)
            values ('${b.id}', 'x', 'abcd', 'manual', now())`,
          ),
        ).toBe("42501");
        expect(await refusal(who, `insert into toolbox_private.token_hashes values ('${token_id}', 'x')`)).toBe(
          "42501",
        );
      }
      await run(a.caller, `update public.access_tokens set expires_at = 'infinity' where id = '${token_id}'`);
      expect(
        await owner(`select name, isfinite(expires_at) as finite from public.access_tokens where id = '${token_id}'`),
      ).toEqual([{ name: "of A", finite: true }]);
    } finally {
      await owner(`do $$ begin
          revoke all on schema toolbox_private from anon, authenticated;
          revoke all on all tables in schema public, toolbox_private from anon, authenticated;
          grant select on public.access_tokens to authenticated; end $$`);
    }
  });

  test("every function of the migration has exactly the callers it is meant for", async () => {
    const rows = await owner(`select p.proname as name, n.nspname = 'toolbox_private' as private,
          has_function_privilege('anon', p.oid, 'execute') as anon,
          has_function_privilege('authenticated', p.oid, 'execute') as authenticated,
          coalesce('search_path=""' = any (p.proconfig), false) as pinned
        from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname in ('public', 'toolbox_private') order by 1`);
    const byName = Object.fromEntries(rows.map((row) => [String(row.name), row]));
    const both = ["device_authorize", "device_token", "verify_token", "revoke_self"];
    const signedIn = ["create_access_token", "device_decide", "revoke_access_token", "revoke_all_access_tokens"];
    expect(rows.filter((row) => !row.private).map((row) => row.name)).toEqual([...both, ...signedIn].toSorted());
    expect(rows.filter((row) => !row.pinned)).toEqual([]);
    for (const name of both) expect(byName[name]).toMatchObject({ anon: true, authenticated: true });
    for (const name of signedIn) expect(byName[name]).toMatchObject({ anon: false, authenticated: true });
    for (const row of rows.filter((each) => each.private))
      expect(row).toMatchObject({ anon: false, authenticated: false });
  });

  test("anon is refused where a user is needed, and nobody reaches a private function", async () => {
    const { caller, id } = await newUser();
    for (const call of [
      "device_decide('BCDF-GHJK')",
      "create_access_token('x')",
      `revoke_access_token('${id}')`,
      "revoke_all_access_tokens()",
    ]) {
      expect(await refusal(anon, `select public.${call}`)).toBe("42501");
    }
    for (const who of [anon, caller]) {
      expect(await refusal(who, `select toolbox_private.mint('${id}', 'x', 'manual', 1)`)).toBe("42501");
      expect(await refusal(who, "select toolbox_private.hash('x')")).toBe("42501");
    }
  });

  test("user B cannot end a token of user A", async () => {
    const [a, b] = [await newUser(), await newUser()];
    const token = await create(a.caller);
    expect(await rpc(b.caller, `revoke_access_token('${token.token_id}')`)).toBe(false);
    expect(await rpc(b.caller, "revoke_all_access_tokens()")).toBe(0);
    expect(await verify(token.access_token)).toMatchObject({ active: true });
  });

  test("a signed-in role without a subject is nobody", async () => {
    const nobody: Caller = { role: "authenticated", user: "" };
    const ghost: Caller = { role: "authenticated", user: randomUUID() };
    expect(await create(nobody)).toEqual({ error: "not_authenticated" });
    expect(await create(ghost)).toEqual({ error: "not_authenticated" });
    expect(await decide(ghost, "BCDF-GHJK")).toEqual({ error: "not_authenticated" });
  });
});
