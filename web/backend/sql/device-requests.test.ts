import { expect, test } from "vitest";
import { onEachHost } from "./sql-session.ts";

onEachHost("device requests", (session) => {
  const { anon, run, owner, rpc, newUser, authorize, poll, decide, verify, age, explain } = session;

  test("answers a request in the shape of RFC 8628", async () => {
    const answer = await authorize();
    expect(answer).toMatchObject({ verification_path: "/device", expires_in: 900, interval: 5 });
    expect(answer.device_code).toMatch(/^tbd_[0-9a-f]{64}$/);
    expect(answer.user_code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
  });

  test.each([
    ["kestrel, Toolbox 1.0", "kestrel, Toolbox 1.0"],
    ["  padded  ", "padded"],
    ["", "Toolbox CLI"],
    ["\u0007\u001b[2J", "[2J"],
    ["abc\u202Eevil\u200B", "abcevil"],
    ["<b>bold</b>", "<b>bold</b>"],
    ["x".repeat(200), "x".repeat(80)],
    ["日本語 ノート", "日本語 ノート"],
    ["日本語\u3000ノート", "日本語 ノート"],
    ["\u3164", "Toolbox CLI"],
    ["\u115f\u1160\u2800\u{e0041}\u{e0100}\ufe0f", "Toolbox CLI"],
    ["root\u{e0020}\u034f", "root"],
  ])("client name %j is shown as %j", async (sent, shown) => {
    const { caller } = await newUser();
    const { user_code } = await authorize(sent);
    expect(await decide(caller, user_code)).toMatchObject({ client_name: shown });
  });

  test("is pending until somebody decides, and look changes nothing", async () => {
    const { caller } = await newUser();
    const { device_code, user_code } = await authorize("kestrel", "203.0.113.9, 10.0.0.1");
    expect(await poll(device_code)).toEqual({ error: "authorization_pending", interval: 5 });
    const seen = await decide(caller, user_code);
    expect(seen).toMatchObject({ status: "pending", user_code, client_name: "kestrel", origin: "203.0.113.9" });
    expect(Date.parse(String(seen.expires_at)) - Date.parse(String(seen.requested_at))).toBe(900_000);
    await age(user_code, "10 seconds");
    expect(await poll(device_code)).toEqual({ error: "authorization_pending", interval: 5 });
  });

  test("slows down a client that polls too fast, and remembers it", async () => {
    const { device_code, user_code } = await authorize();
    await poll(device_code);
    expect(await poll(device_code)).toEqual({ error: "slow_down", interval: 10 });
    await age(user_code, "7 seconds");
    expect(await poll(device_code)).toEqual({ error: "slow_down", interval: 15 });
    await age(user_code, "16 seconds");
    expect(await poll(device_code)).toEqual({ error: "authorization_pending", interval: 15 });
  });

  test("approval gives one token that carries the client's name", async () => {
    const { caller, id } = await newUser();
    const { device_code, user_code } = await authorize("kestrel");
    expect(await decide(caller, user_code.toLowerCase().replace("-", " "), "approve")).toMatchObject({
      status: "approved",
    });
    const token = await poll(device_code);
    expect(token).toMatchObject({ token_type: "bearer", name: "kestrel" });
    expect(token.access_token).toMatch(/^tbx_[0-9a-f]{64}$/);
    expect(await verify(String(token.access_token))).toMatchObject({
      active: true,
      user_id: id,
      full_name: "Ada",
      name: "kestrel",
    });
    expect(await poll(device_code)).toEqual({ error: "expired_token" });
  });

  test("15 parallel polls after approval yield exactly one token", async () => {
    const { caller, id } = await newUser();
    const { device_code, user_code } = await authorize();
    await decide(caller, user_code, "approve");
    const answers = await Promise.all(Array.from({ length: 15 }, () => poll(device_code)));
    expect(answers.filter((answer) => "access_token" in answer)).toHaveLength(1);
    expect(answers.filter((answer) => answer.error === "expired_token")).toHaveLength(14);
    expect(await owner(`select count(*)::int as n from public.access_tokens where owner = '${id}'`)).toEqual([
      { n: 1 },
    ]);
  });

  test("a denied request says so once, then is gone", async () => {
    const { caller } = await newUser();
    const { device_code, user_code } = await authorize();
    expect(await decide(caller, user_code, "deny")).toMatchObject({ status: "denied" });
    expect(await poll(device_code)).toEqual({ error: "access_denied" });
    expect(await poll(device_code)).toEqual({ error: "expired_token" });
  });

  test("a request ends after 15 minutes, decided or not", async () => {
    const { caller } = await newUser();
    const pending = await authorize();
    await age(pending.user_code, "901 seconds");
    expect(await poll(pending.device_code)).toEqual({ error: "expired_token" });
    expect(await decide(caller, pending.user_code)).toEqual({ error: "unknown_code" });
    const late = await authorize();
    await decide(caller, late.user_code, "approve");
    await age(late.user_code, "901 seconds");
    expect(await poll(late.device_code)).toEqual({ error: "expired_token" });
  });

  test("a second user cannot take over a decided request", async () => {
    const [first, second] = [await newUser(), await newUser()];
    const { device_code, user_code } = await authorize();
    await decide(first.caller, user_code, "approve");
    for (const decision of ["look", "approve", "deny"]) {
      expect(await decide(second.caller, user_code, decision)).toEqual({ error: "unknown_code" });
    }
    const token = await poll(device_code);
    expect(await verify(String(token.access_token))).toMatchObject({ user_id: first.id });
  });

  test.each([[null], ["maybe"], ["APPROVE"]])("decision %j is refused", async (decision) => {
    const { caller } = await newUser();
    const { user_code } = await authorize();
    expect(await decide(caller, user_code, decision)).toEqual({
      error: "invalid_request",
    });
  });

  test("unknown device codes of any shape are expired", async () => {
    for (const code of ["", "tbd_", "x".repeat(5000), "'; drop table x; --"]) {
      expect(await poll(code)).toEqual({ error: "expired_token" });
    }
    expect(await rpc(anon, "device_token(null)")).toEqual({ error: "expired_token" });
  });

  test("ten wrong codes lock a user out for 15 minutes, and only that user", async () => {
    const [guesser, other] = [await newUser(), await newUser()];
    const { user_code } = await authorize();
    for (const slip of ["", "BCD", null]) expect(await decide(guesser.caller, slip)).toEqual({ error: "unknown_code" });
    const guesses = await Promise.all(
      Array.from({ length: 14 }, (_, i) => decide(guesser.caller, `ZZZZ-ZZZ${"BCDFGHJKLMNPQR"[i]}`)),
    );
    expect(guesses.filter((guess) => guess.error === "unknown_code")).toHaveLength(10);
    expect(guesses.filter((guess) => guess.error === "too_many_attempts")).toHaveLength(4);
    expect(await decide(guesser.caller, user_code, "approve")).toEqual({ error: "too_many_attempts" });
    expect(await decide(other.caller, user_code)).toMatchObject({ status: "pending" });
    await owner(
      `update toolbox_private.code_attempts set at = at - interval '16 minutes' where owner = '${guesser.id}'`,
    );
    expect(await decide(guesser.caller, user_code)).toMatchObject({ status: "pending" });
  });

  test("one address holds 50 open requests: a new one takes the place of the least alive, and blocks nobody", async () => {
    const from = "198.51.100.7";
    const waiting = await authorize("mine", from);
    const { caller } = await newUser();
    await decide(caller, waiting.user_code);
    const flood = (n: number) =>
      run({ role: "anon", from }, `select count(public.device_authorize('flood')) from generate_series(1, ${n})`);
    await flood(60);
    expect(await poll((await authorize("honest", from)).device_code)).toMatchObject({ error: "authorization_pending" });
    const [left] = await owner(`select count(*)::int as n, bool_or(client_name = 'mine') as mine
      from toolbox_private.device_requests where origin = '${from}'`);
    expect(left).toEqual({ n: 50, mine: true }); // somebody has looked at it
    expect(await decide(caller, waiting.user_code, "approve")).toMatchObject({ status: "approved" });
    expect(await poll(waiting.device_code)).toHaveProperty("access_token");

    await owner(`update toolbox_private.device_requests set created_at = now() - interval '1 minute',
      last_polled_at = case when user_code = (select min(user_code) from toolbox_private.device_requests
        where origin = '${from}' and status = 'pending') then now() end where origin = '${from}'`);
    const next = await authorize("next", from);
    await flood(48);
    const [alive] = await owner(`select count(last_polled_at)::int as n from toolbox_private.device_requests
      where origin = '${from}' and status = 'pending'`);
    expect(alive).toEqual({ n: 1 }); // the terminal that asks stays, the abandoned ones went first
    expect(await poll(next.device_code)).toEqual({ error: "authorization_pending", interval: 5 });
    await owner(`delete from toolbox_private.device_requests where origin = '${from}'`);
  });

  test.each([
    ["203.0.113.9", "203.0.113.9", "203.0.113.9/32"],
    ["::ffff:203.0.113.9", "203.0.113.9", "203.0.113.9/32"],
    ["2001:db8:1:2:3:4:5:6, 10.0.0.1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2:ffff::1", "2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::1", "2001:db8:1:3::1", "2001:db8:1:3::/64"],
    ["::1", "::1", "::/64"],
    ["fe80::1%eth0", "", ""],
    ["unknown", "", ""],
  ])("a request from %s is shown as %j and counted as %j", async (from, origin, source) => {
    const { user_code } = await authorize("x", from);
    expect(
      await owner(`select origin, source from toolbox_private.device_requests
        where user_code = '${user_code.replace("-", "")}'`),
    ).toEqual([{ origin, source }]);
  });

  test("at 5000 requests the network with the most gives way, whatever address it takes", async () => {
    await owner(`insert into toolbox_private.device_requests (device_hash, user_code, client_name, origin, source, expires_at)
      select 'all' || i, 'ALL' || i, 'x', '2001:db8:7:' || to_hex(i) || '::1', '2001:db8:7:' || to_hex(i) || '::/64',
        now() + interval '15 minutes' from generate_series(1, 5000) i`);
    const own = await authorize("own", "2001:db8:8::1");
    const more = await authorize("flood", "2001:db8:7:ffff::1");
    for (const request of [own, more]) expect(await poll(request.device_code)).toMatchObject({ interval: 5 });
    expect(await owner("select count(*) <= 5000 as kept from toolbox_private.device_requests")).toEqual([
      { kept: true },
    ]);
    await owner(
      "update toolbox_private.device_requests set expires_at = now() - interval '11 minutes' where device_hash like 'all%'",
    );
    expect(await authorize()).toHaveProperty("device_code");
    expect(await owner("select 1 as n from toolbox_private.device_requests where device_hash like 'all%'")).toEqual([]);
  });

  test("a clock that was set back opens nothing again and locks nobody out", async () => {
    const { caller, id } = await newUser();
    const later = (code: string, by: string) =>
      owner(`update toolbox_private.device_requests set created_at = created_at + interval '${by}',
        last_polled_at = last_polled_at + interval '${by}', expires_at = expires_at + interval '${by}'
        where user_code = '${code.replace("-", "")}'`);
    const [first, second, approved] = [await authorize(), await authorize(), await authorize()];
    await poll(second.device_code);
    await decide(caller, approved.user_code, "approve");
    await later(first.user_code, "1 hour");
    await later(second.user_code, "2 minutes");
    await later(approved.user_code, "1 hour");
    for (const { device_code, user_code } of [first, second, approved]) {
      expect(await decide(caller, user_code)).toEqual({ error: "unknown_code" });
      expect(await poll(device_code)).toEqual({ error: "expired_token" });
    }
    await authorize();
    expect(
      await owner(
        "select 1 as n from toolbox_private.device_requests where expires_at > now() + interval '16 minutes'",
      ),
    ).toEqual([]);
    await owner(`insert into toolbox_private.code_attempts (owner, at)
      select '${id}', now() + interval '1 year' from generate_series(1, 10)`);
    expect(await decide(caller, (await authorize()).user_code)).toMatchObject({ status: "pending" });
  });

  test("old attempts are found by an index", async () => {
    const plan = await explain(
      "delete from toolbox_private.code_attempts a where a.at < pg_catalog.now() - interval '1 day'",
    );
    expect(plan).toContain("code_attempts_at_idx");
    expect(plan).not.toContain("Seq Scan");
  });

  test("broken request headers do not break sign-in", async () => {
    await expect(authorize("x", "")).resolves.toHaveProperty("device_code");
    const { caller } = await newUser();
    const { user_code } = await authorize("x", `"><script>${"y".repeat(300)}`);
    expect(await decide(caller, user_code)).toMatchObject({ origin: "" });
  });

  test("a name of invisible characters is an empty name", async () => {
    const shown = /\p{Default_Ignorable_Code_Point}|\p{Cf}|\p{Z}|\p{Cc}|[\u2800\u{1d159}]/u;
    const drawn = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]/u; // prepended marks: Cf, but seen
    const blank = Array.from({ length: 0x10ffff }, (_, i) => i + 1).filter((code) => {
      const letter = String.fromCodePoint(code);
      return shown.test(letter) && !drawn.test(letter);
    });
    expect(blank.length).toBeGreaterThan(4200);
    const rows = await owner(`select to_hex(code) as code from unnest(array[${blank.join()}]) code
      where toolbox_private.clean_label(chr(code) || ' ' || chr(code)) <> ''`);
    expect(rows).toEqual([]);
  });

  test("user codes use every letter about equally often", async () => {
    const rows = await owner(`select letter, count(*)::int as n from
      generate_series(1, 1000), lateral (select toolbox_private.random_user_code() as code where generate_series > 0) c,
      lateral regexp_split_to_table(c.code, '') letter group by letter`);
    expect(rows).toHaveLength(20);
    const chiSquare = rows.reduce((sum, row) => sum + (Number(row.n) - 400) ** 2 / 400, 0);
    expect(chiSquare).toBeLessThan(55); // 19 degrees of freedom: p is about 2e-5
  });
});
