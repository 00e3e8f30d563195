import { createHmac } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@supabase/lite/pglite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseSiteConfig } from "@toolbox/core/site";
import { ENGINE_VERSION } from "../data/postgres-version.ts";
import { EnvironmentError } from "../environment-error.ts";
import type { Mail } from "../inbox/inbox-store.ts";
import { freePort, LocalSite, spawnStart } from "./local-site.ts";

const ACCOUNT = { email: "ada@example.test", password: "correct horse", data: { full_name: "Ada" } };
let dir: string;
let site: LocalSite;
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), "toolbox-whole-"));
  site = await LocalSite.open(dir);
}, 120_000);
afterAll(async () => {
  await site.close();
  rmSync(dir, { recursive: true, force: true });
});

const signIn = () => site.post("/auth/v1/token?grant_type=password", ACCOUNT);
const mailsTo = async (to: string) =>
  ((await (await site.get("/__inbox.json")).json()) as Mail[]).filter((mail) => mail.to === to);
/** Node's own client: fetch does not let a test set these headers. */
const statusOf = (headers: Record<string, string>, pathname = "/config.json") =>
  new Promise<number | undefined>((resolve, reject) => {
    http.get(site.url + pathname, { headers }, (response) => resolve(response.resume().statusCode)).on("error", reject);
  });

test("a newcomer signs up, confirms from the inbox, signs in, and signs the terminal in", async () => {
  const config = parseSiteConfig(await (await site.get("/config.json")).json());
  expect(config).toMatchObject({ supabaseUrl: "/", local: true, inboxUrl: "/__inbox", version: "1.2.3" });

  expect((await site.post("/auth/v1/signup", ACCOUNT)).status).toBe(200);
  expect(await signIn()).toMatchObject({ status: 400, body: { error_code: "email_not_confirmed" } });
  expect(await site.post("/auth/v1/signup", ACCOUNT)).toMatchObject({ status: 429 });
  const [mail, ...more] = await mailsTo(ACCOUNT.email);
  expect(more).toEqual([]);
  const page = await (await site.get("/__inbox")).text();
  expect(page).toContain("Confirm account: ada@example.test");

  const confirmed = await fetch(String(mail?.link), { redirect: "manual" });
  expect(confirmed.status).toBe(303);
  expect(confirmed.headers.get("location")).toMatch(new RegExp(`^${site.url}/?#access_token=`));
  const session = await signIn();
  expect(session.status).toBe(200);
  const jwt = String(session.body.access_token);

  const { body: opened } = await site.rpc("device_authorize", { client_name: "kestrel" });
  const device = { device_code: opened.device_code };
  expect((await site.rpc("device_token", device)).body).toMatchObject({ error: "authorization_pending" });
  const look = await site.rpc("device_decide", { user_code: opened.user_code }, jwt);
  expect(look.body).toMatchObject({ status: "pending", client_name: "kestrel", origin: "127.0.0.1" });
  await site.rpc("device_decide", { user_code: opened.user_code, decision: "approve" }, jwt);
  const { body: token } = await site.rpc("device_token", device);
  expect((await site.rpc("verify_token", { token: token.access_token })).body).toMatchObject({
    active: true,
    email: ACCOUNT.email,
    full_name: "Ada",
  });
  const list = await site.get("/rest/v1/access_tokens?select=name,source,hint", { authorization: `Bearer ${jwt}` });
  expect(await list.json()).toEqual([
    { name: "kestrel", source: "device", hint: String(token.access_token).slice(-4) },
  ]);
  expect((await site.rpc("revoke_self", { token: token.access_token })).body).toBe(true);
  expect((await site.rpc("verify_token", { token: token.access_token })).body).toMatchObject({ active: false });
});

test("what is left of a session after signing out everywhere makes no token", async () => {
  const jwt = String((await signIn()).body.access_token);
  const opened = (await site.rpc("device_authorize", { client_name: "heron" })).body;
  const headers = { apikey: site.backend.publishableKey, authorization: `Bearer ${jwt}` };
  const left = await fetch(`${site.url}/auth/v1/logout?scope=global`, { method: "POST", headers });
  expect(left.status).toBe(204);
  expect((await site.rpc("create_access_token", { name: "late", days: 366 }, jwt)).body).toEqual({
    error: "not_authenticated",
  });
  const approval = { user_code: opened.user_code, decision: "approve" };
  expect((await site.rpc("device_decide", approval, jwt)).body).toEqual({ error: "not_authenticated" });
  const fresh = String((await signIn()).body.access_token);
  expect((await site.rpc("device_decide", approval, fresh)).body).toMatchObject({ status: "approved" });
});

test("what a client says about its address is not believed", async () => {
  const { body: session } = await signIn();
  const response = await fetch(`${site.url}/rest/v1/rpc/device_authorize`, {
    method: "POST",
    headers: {
      apikey: site.backend.publishableKey,
      "content-type": "application/json",
      "x-forwarded-for": "203.0.113.1",
    },
    body: "{}",
  });
  const { user_code } = (await response.json()) as { user_code: string };
  const look = await site.rpc("device_decide", { user_code }, String(session.access_token));
  expect(look.body).toMatchObject({ origin: "127.0.0.1", client_name: "Toolbox CLI" });
});

describe("who gets in", () => {
  test.each([
    "/_system/config",
    "/_system/info",
    "/_system/introspect",
    "/storage/v1/bucket",
    "/functions/v1/x",
    "/realtime/v1",
  ])("%s does not exist", async (pathname) => {
    expect((await site.get(pathname)).status).toBe(404);
  });

  test("a request without a key is refused", async () => {
    expect((await fetch(`${site.url}/rest/v1/access_tokens`)).status).toBe(401);
  });

  test("anon sees no token, not even the private tables' names", async () => {
    const tokens = await site.get("/rest/v1/access_tokens");
    // a server that re-grants tables answers with no rows, one that does not refuses
    expect([tokens.status, (await tokens.text()).includes("hint")]).toEqual([expect.toBeOneOf([200, 401]), false]);
    expect((await site.get("/rest/v1/token_hashes")).status).toBe(404);
  });

  test("a session signed with another secret is worth nothing", async () => {
    const part = (json: unknown) => Buffer.from(JSON.stringify(json)).toString("base64url");
    const body = `${part({ alg: "HS256", typ: "JWT" })}.${part({ role: "postgres", exp: 4_000_000_000 })}`;
    const forged = `${body}.${createHmac("sha256", "dev-secret-change-me").update(body).digest("base64url")}`;
    expect((await site.get("/rest/v1/access_tokens", { authorization: `Bearer ${forged}` })).status).toBe(401);
  });

  test.each([
    ["a rebound name", { host: "evil.example" }, 421],
    ["another site's script", { origin: "https://evil.example" }, 403],
    ["another site's image", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" }, 403],
  ])("%s is refused, in the inbox too", async (_name, headers, status) => {
    expect(await statusOf(headers)).toBe(status);
    expect(await statusOf(headers, "/__inbox.json")).toBe(status);
    expect(await statusOf(headers, "/rest/v1/")).toBe(status);
  });

  test("the data is for its owner's eyes", () => {
    for (const file of ["keys.json", "lock"]) expect(statSync(path.join(dir, file)).mode & 0o777).toBe(0o600);
  });
});

test("keys that are gone are made anew with a word, and every account stays", async () => {
  expect(site.backend.notices).toEqual([]);
  await site.close();
  rmSync(path.join(dir, "keys.json"));
  site = await LocalSite.open(dir);
  expect(site.backend.notices).toEqual([expect.stringContaining("(keys.json) were missing, so new ones were made")]);
  expect((await signIn()).status).toBe(200);
});

test("a second start says who holds the data and exits 3; the first goes on", async () => {
  const { code, words } = await spawnStart(dir, ["--dev", "--port", String(await freePort())]).ended;
  expect(code).toBe(3);
  expect(words).toContain(`Toolbox is already running on ${dir}: process ${process.pid}, ${site.url}`);
  expect((await signIn()).status).toBe(200);
});

test("accounts and mails survive a restart, and old links follow the new address", async () => {
  const before = await mailsTo(ACCOUNT.email);
  await site.close();
  expect(existsSync(path.join(dir, "lock"))).toBe(false);
  site = await LocalSite.open(dir);
  expect((await signIn()).status).toBe(200);
  const after = await mailsTo(ACCOUNT.email);
  expect(after.map((mail) => mail.id)).toEqual(before.map((mail) => mail.id));
  expect(new URL(String(after[0]?.link)).origin).toBe(site.url);
});

describe("start", () => {
  test("prints its addresses, answers, and leaves nothing behind on SIGTERM", async () => {
    const fresh = mkdtempSync(path.join(tmpdir(), "toolbox-start-"));
    const port = await freePort();
    const start = spawnStart(fresh, ["--dev", "--port", String(port)]);
    try {
      const words = await start.ready;
      expect(words).toContain(`App     http://127.0.0.1:${port}\n`);
      expect(words).toContain(`Inbox   http://127.0.0.1:${port}/__inbox`);
      expect((await fetch(`http://127.0.0.1:${port}/config.json`)).status).toBe(200);
      start.stop();
      expect(await start.ended).toMatchObject({ code: 0 });
      expect(readdirSync(fresh).toSorted()).toEqual(["db", "db.ready", "inbox", "keys.json"]);
      await expect(fetch(`http://127.0.0.1:${port}/config.json`)).rejects.toThrow("fetch failed");

      writeFileSync(path.join(fresh, "db/global/pg_control"), "not a database");
      const files = readdirSync(path.join(fresh, "db"));
      const damaged = await spawnStart(fresh, ["--dev", "--port", String(port)]).ended;
      expect(damaged.code).toBe(3);
      expect(damaged.words).toContain(`mv ${fresh} ${fresh}.damaged`);
      expect(readdirSync(fresh).toSorted()).toEqual(["db", "db.ready", "inbox", "keys.json"]);
      expect(readdirSync(path.join(fresh, "db"))).toEqual(expect.arrayContaining(files));

      writeFileSync(path.join(fresh, "keys.json"), "{");
      const keyless = await spawnStart(fresh, ["--dev", "--port", String(port)]).ended;
      expect(keyless).toMatchObject({
        code: 3,
        words: expect.stringContaining("keys of the local backend are damaged"),
      });
    } finally {
      start.stop("SIGKILL");
      rmSync(fresh, { recursive: true, force: true });
    }
  });

  test("a first start that was cut short is set aside, not trusted", async () => {
    const fresh = mkdtempSync(path.join(tmpdir(), "toolbox-start-"));
    const start = spawnStart(path.join(fresh, "data"), ["--dev", "--port", String(await freePort())]);
    try {
      await start.ready;
      start.stop();
      await start.ended;
      rmSync(path.join(fresh, "data/db.ready"));
      const again = await LocalSite.open(path.join(fresh, "data"));
      await again.close();
      expect(readdirSync(path.join(fresh, "data")).filter((name) => name.startsWith("db."))).toEqual([
        "db.ready",
        expect.stringMatching(/^db\.unfinished-\d+$/),
      ]);
    } finally {
      start.stop("SIGKILL");
      rmSync(fresh, { recursive: true, force: true });
    }
  });

  test.each([
    [["--port", "http"], 2, "it must be a number from 1 to 65535"],
    [["--help"], 0, "Usage: pnpm start"],
  ])("%j exits %i", async (args, code, part) => {
    expect(await spawnStart(dir, args).ended).toMatchObject({ code, words: expect.stringContaining(part) });
  });
});

describe("data of another version is left as it is", () => {
  let fresh: string;
  beforeAll(async () => {
    fresh = mkdtempSync(path.join(tmpdir(), "toolbox-other-version-"));
    await (await LocalSite.open(fresh)).close();
  });
  afterAll(() => rmSync(fresh, { recursive: true, force: true }));

  test("the engine writes the version that is known of it", () => {
    expect(readFileSync(path.join(fresh, "db/PG_VERSION"), "utf8").trim()).toBe(String(ENGINE_VERSION));
  });

  test("a migration of the future", async () => {
    const db = new PGlite(path.join(fresh, "db"));
    await db.exec(
      "insert into supabase_migrations.schema_migrations (version, name) values ('29990101000000', 'later')",
    );
    await db.close();
    await expect(LocalSite.open(fresh)).rejects.toThrow("written by a newer version of Toolbox");
    await expect(LocalSite.open(fresh)).rejects.toThrow(EnvironmentError);
  });

  test.each([
    [ENGINE_VERSION + 1, "written by a newer version of Toolbox"],
    [ENGINE_VERSION - 1, `written by an older version of Toolbox, whose PostgreSQL ${ENGINE_VERSION - 1}`],
  ])("the files of PostgreSQL %i", async (version, part) => {
    writeFileSync(path.join(fresh, "db/PG_VERSION"), `${version}\n`);
    await expect(LocalSite.open(fresh)).rejects.toThrow(part);
  });
});
