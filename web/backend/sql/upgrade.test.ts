import { readFileSync } from "node:fs";
import { PGlite } from "@supabase/lite/pglite";
import { expect, test } from "vitest";
import { readMigrations, STUBS_FILE } from "./sql-host.ts";

test("a database of the first migration takes the next ones with its requests and tokens", async () => {
  const [first = "", ...next] = readMigrations();
  const db = new PGlite();
  try {
    await db.exec(readFileSync(STUBS_FILE, "utf8"));
    await db.exec("set role toolbox_owner");
    await db.exec(first);
    await db.exec(`insert into toolbox_private.device_requests (device_hash, user_code, client_name, origin, expires_at)
      select 'h' || i, 'CODE' || i, 'x', (array['', '203.0.113.9', '2001:db8:1:2::9', '"><script>'])[i],
        now() + interval '15 minutes' from generate_series(1, 4) i`);
    await db.exec("insert into auth.users (id, email) values ('11111111-1111-4111-8111-111111111111', 'a@x.y')");
    await db.exec(`insert into public.access_tokens (owner, name, hint, source, expires_at)
      values ('11111111-1111-4111-8111-111111111111', 'kept', 'abcd', 'manual', now() + interval '1 day')`);
    for (const migration of next) await db.exec(migration);
    const { rows } = await db.query("select source from toolbox_private.device_requests order by user_code");
    expect(rows).toEqual(["", "203.0.113.9/32", "2001:db8:1:2::/64", '"><script>'].map((source) => ({ source })));
    expect((await db.query("select name from public.access_tokens")).rows).toEqual([{ name: "kept" }]);
  } finally {
    await db.close();
  }
});
