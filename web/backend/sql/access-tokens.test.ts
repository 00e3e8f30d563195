import { expect, test } from "vitest";
import { literal } from "./sql-host.ts";
import { onEachHost } from "./sql-session.ts";

onEachHost("access tokens", (session) => {
  const { anon, run, owner, rpc, newUser, authorize, poll, decide, create, verify } = session;

  test("makes a token by hand and lists it without its secret", async () => {
    const { caller, id } = await newUser();
    const token = await create(caller, "  build\u0007 server ", 30);
    const [row, ...more] = await run(caller, "select * from public.access_tokens");
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      owner: id,
      name: "build server",
      source: "manual",
      hint: token.access_token.slice(-4),
      revoked_at: null,
    });
    expect(Date.parse(String(row?.expires_at)) - Date.parse(String(row?.created_at))).toBe(30 * 86_400_000);
    expect(JSON.stringify(row)).not.toContain(token.access_token.slice(4, 60));
  });

  test.each([
    ["''", "1", "name_required"],
    ["'   '", "1", "name_required"],
    ["E'\\u200b'", "1", "name_required"],
    ["E'\\u3164\\u115f\\U000e0041'", "1", "name_required"],
    ["null", "1", "name_required"],
    ["'ci'", "0", "invalid_days"],
    ["'ci'", "-3", "invalid_days"],
    ["'ci'", "367", "invalid_days"],
    ["'ci'", "null", "invalid_days"],
  ])("create_access_token(%s, %s) is refused: %s", async (name, days, error) => {
    const { caller } = await newUser();
    expect(await rpc(caller, `create_access_token(${name}, ${days})`)).toEqual({ error });
  });

  test("keeps no clear token, device code or usable hash where a user can read", async () => {
    const { caller } = await newUser();
    const { device_code, user_code } = await authorize();
    await decide(caller, user_code, "approve");
    const { access_token } = await poll(device_code);
    const pending = await authorize();
    const dump = JSON.stringify([
      await owner("select * from public.access_tokens"),
      await owner("select * from toolbox_private.token_hashes"),
      await owner("select * from toolbox_private.device_requests"),
    ]);
    for (const secret of [String(access_token), device_code, pending.device_code]) {
      expect(dump).not.toContain(secret);
      expect(dump).not.toContain(secret.slice(4));
    }
  });

  test("a token ends by revoke, by itself, with time, with its owner", async () => {
    const { caller, id } = await newUser();
    const [revoked, left, expired, banned] = [
      await create(caller),
      await create(caller),
      await create(caller),
      await create(caller),
    ];
    expect(await rpc(caller, `revoke_access_token('${revoked.token_id}')`)).toBe(true);
    expect(await rpc(caller, `revoke_access_token('${revoked.token_id}')`)).toBe(false);
    expect(await verify(revoked.access_token)).toEqual({ active: false, reason: "unknown" });
    expect(await rpc(anon, `revoke_self(${literal(left.access_token)})`)).toBe(true);
    expect(await rpc(anon, `revoke_self(${literal(left.access_token)})`)).toBe(false);
    expect(await verify(left.access_token)).toEqual({ active: false, reason: "unknown" });
    await owner(
      `update public.access_tokens set expires_at = now() - interval '1 second' where id = '${expired.token_id}'`,
    );
    expect(await verify(expired.access_token)).toEqual({ active: false, reason: "expired" });
    expect(await verify(banned.access_token)).toMatchObject({ active: true });
    await owner(`update auth.users set banned_until = now() + interval '1 day' where id = '${id}'`);
    expect(await verify(banned.access_token)).toEqual({ active: false, reason: "unknown" });
    await owner(`update auth.users set banned_until = null, deleted_at = now() where id = '${id}'`);
    expect(await verify(banned.access_token)).toEqual({ active: false, reason: "unknown" });
    await owner(`delete from auth.users where id = '${id}'`);
    expect(await owner(`select 1 as n from public.access_tokens where owner = '${id}'`)).toEqual([]);
    for (const token of ["", "tbx_", "x".repeat(5000)])
      expect(await verify(token)).toEqual({ active: false, reason: "unknown" });
  });

  test("a banned owner can neither approve, create nor collect", async () => {
    const { caller, id } = await newUser();
    const { device_code, user_code } = await authorize();
    await decide(caller, user_code, "approve");
    await owner(`update auth.users set banned_until = now() + interval '1 day' where id = '${id}'`);
    expect(await create(caller)).toEqual({ error: "not_authenticated" });
    expect(await decide(caller, user_code)).toEqual({ error: "not_authenticated" });
    expect(await poll(device_code)).toEqual({ error: "access_denied" });
  });

  test.each([
    ["was ended everywhere", (id: string) => `delete from auth.sessions where user_id = '${id}'`],
    [
      "is past its time",
      (id: string) => `update auth.sessions set not_after = now() - interval '1 s' where user_id = '${id}'`,
    ],
  ])("what is left of a session that %s makes no token", async (_name, end) => {
    const { caller, id } = await newUser();
    const { device_code, user_code } = await authorize();
    expect(await decide(caller, user_code)).toMatchObject({ status: "pending" });
    await owner(end(id));
    expect(await create(caller, "left", 366)).toEqual({ error: "not_authenticated" });
    for (const decision of ["look", "approve"])
      expect(await decide(caller, user_code, decision)).toEqual({ error: "not_authenticated" });
    expect(await poll(device_code)).toMatchObject({ error: "authorization_pending" });
    expect(await owner(`select 1 as n from public.access_tokens where owner = '${id}'`)).toEqual([]);
  });

  test("a session is its own user's alone, and must be named", async () => {
    const [a, b] = [await newUser(), await newUser()];
    for (const other of [b.caller.session, "not-a-session", undefined]) {
      const caller = { role: "authenticated", user: a.id, ...(other && { session: other }) } as const;
      expect(await create(caller)).toEqual({ error: "not_authenticated" });
    }
  });

  test("revoke_all_access_tokens ends every token and approval of the caller, nobody else's", async () => {
    const [mine, theirs] = [await newUser(), await newUser()];
    const tokens = [await create(mine.caller), await create(mine.caller)];
    const other = await create(theirs.caller);
    const { device_code, user_code } = await authorize();
    await decide(mine.caller, user_code, "approve");
    expect(await rpc(mine.caller, "revoke_all_access_tokens()")).toBe(2);
    expect(await rpc(mine.caller, "revoke_all_access_tokens()")).toBe(0);
    for (const token of tokens) expect(await verify(token.access_token)).toMatchObject({ active: false });
    expect(await poll(device_code)).toEqual({ error: "access_denied" });
    expect(await verify(other.access_token)).toMatchObject({ active: true });
  });

  test("last use is written at most once a minute", async () => {
    const { caller } = await newUser();
    const { access_token, token_id } = await create(caller);
    const lastUse = async () =>
      (await owner(`select last_used_at as at from public.access_tokens where id = '${token_id}'`))[0]?.at;
    expect(await lastUse()).toBeNull();
    await verify(access_token);
    const first = await lastUse();
    await verify(access_token);
    expect(await lastUse()).toBe(first);
    await owner(`update public.access_tokens set last_used_at = now() - interval '2 minutes' where id = '${token_id}'`);
    await verify(access_token);
    expect(Date.parse(String(await lastUse()))).toBeGreaterThanOrEqual(Date.parse(String(first)));
  });

  test("a user holds at most 50 live tokens, approved requests included", async () => {
    const { caller, id } = await newUser();
    await owner(`insert into public.access_tokens (owner, name, hint, source, expires_at)
      select '${id}', 'old', 'abcd', 'manual', now() + interval '1 day' from generate_series(1, 49)`);
    const first = await authorize();
    const second = await authorize();
    expect(await decide(caller, first.user_code, "approve")).toMatchObject({ status: "approved" });
    expect(await decide(caller, second.user_code, "approve")).toEqual({ error: "too_many_tokens" });
    expect(await decide(caller, second.user_code, "look")).toMatchObject({ status: "pending" });
    expect(await create(caller)).toEqual({ error: "too_many_tokens" });
    expect(await poll(first.device_code)).toHaveProperty("access_token");
    await owner(
      `update public.access_tokens set expires_at = now() - interval '1 day' where owner = '${id}' and name = 'old'`,
    );
    expect(await create(caller)).toHaveProperty("access_token");
  });

  test("tokens dead for 90 days leave the list", async () => {
    const { caller, id } = await newUser();
    await owner(`insert into public.access_tokens (owner, name, hint, source, expires_at, revoked_at) values
      ('${id}', 'long gone', 'abcd', 'manual', now() - interval '91 days', null),
      ('${id}', 'revoked long ago', 'abcd', 'manual', now() + interval '9 days', now() - interval '91 days'),
      ('${id}', 'just expired', 'abcd', 'manual', now() - interval '1 day', null)`);
    await create(caller, "fresh");
    const rows = await run(caller, "select name from public.access_tokens order by name");
    expect(rows).toEqual([{ name: "fresh" }, { name: "just expired" }]);
  });
});
