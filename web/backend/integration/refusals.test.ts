import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import bcrypt from "bcryptjs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { BODY_LIMIT } from "../http/fetch-handler.ts";
import type { Mail } from "../inbox/inbox-store.ts";
import { LocalSite } from "./local-site.ts";

const PASSWORD = "correct horse";
let dir: string;
let site: LocalSite;
let jwt: string;
beforeAll(async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  dir = mkdtempSync(path.join(tmpdir(), "toolbox-refusals-"));
  site = await LocalSite.open(dir);
  await signUp("ada@example.test");
  const { link } = (await mails()).find((mail) => mail.to === "ada@example.test") ?? {};
  await fetch(String(link), { redirect: "manual" });
  const signedIn = await site.post("/auth/v1/token?grant_type=password", {
    email: "ada@example.test",
    password: PASSWORD,
  });
  jwt = String(signedIn.body.access_token);
}, 120_000);
afterAll(async () => {
  await site.close();
  rmSync(dir, { recursive: true, force: true });
  vi.restoreAllMocks();
});

const mails = async () => (await (await site.get("/__inbox.json")).json()) as Mail[];
const signUp = (email: string) =>
  site.post("/auth/v1/signup", { email, password: PASSWORD, data: { full_name: "Ada" } });
const auth = () => ({ authorization: `Bearer ${jwt}` });
/** Node's own client: fetch tidies up methods, paths and lengths. */
const raw = (pathname: string, options: http.RequestOptions = {}, send?: (request: http.ClientRequest) => void) =>
  new Promise<{ status: number | undefined; headers: http.IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    const request = http.request({ hostname, port, path: pathname, ...options }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    request.on("error", reject);
    if (send) send(request);
    else request.end();
  });

describe("an answer of the backend", () => {
  test.each([
    "/auth/v1/settings",
    "/auth/v1/user",
    "/auth/v1/verify?type=signup&token=x",
    "/rest/v1/access_tokens",
    "/rest/v1/nope",
  ])("of %s carries the security headers", async (pathname) => {
    const { headers } = await site.get(pathname);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  });

  test.each(["/auth/v1/nope", "/auth/v1", "/auth/v1/", "/auth/v1/index.html", "/rest/v1/nope/x"])(
    "to %s is never a page",
    async (pathname) => {
      for (const headers of [{}, auth(), { ...auth(), accept: "text/html" }]) {
        const response = await site.get(pathname, headers);
        expect(response.headers.get("content-type")).not.toContain("html");
        expect(await response.text()).not.toContain("<");
        expect(response.status).toBeGreaterThanOrEqual(400);
      }
    },
  );
});

describe("a request that the server cannot use", () => {
  test.each([
    ["/rest/v1/rpc/verify_token", { token: ["a"] }, '"token" must be a text or a number.'],
    ["/rest/v1/rpc/verify_token", { token: { a: 1 } }, '"token" must be a text or a number.'],
    ["/rest/v1/rpc/verify_token", { token: true }, "A value has the wrong type."],
    ["/rest/v1/rpc/verify_token", { token: "a\0b" }, "A text must not hold a null character or half of one."],
    ["/rest/v1/rpc/verify_token", [1], "The request must be a JSON object."],
    [
      "/auth/v1/signup",
      { email: "n@x.yz", password: PASSWORD, data: { full_name: "a\0b" } },
      "A text must not hold a null character or half of one.",
    ],
    [
      "/auth/v1/signup",
      { email: "n@x.yz", password: PASSWORD, data: { "\ud800": 1 } },
      "A text must not hold a null character or half of one.",
    ],
    [
      "/auth/v1/signup",
      { email: `${"n".repeat(300)}@x.yz`, password: PASSWORD },
      "An email address has 254 characters at most.",
    ],
    ["/auth/v1/signup", null, "The request must be a JSON object."],
    ["/auth/v1/token?grant_type=password", { email: { a: 1 }, password: 5 }, '"email" must be a text.'],
    ["/auth/v1/token?grant_type=refresh_token", { refresh_token: { a: 1 } }, '"refresh_token" must be a text.'],
    ["/auth/v1/recover", { email: [1] }, '"email" must be a text.'],
  ])("%s with %j is a 400 that says why", async (pathname, body, msg) => {
    expect(await site.post(pathname, body)).toMatchObject({ status: 400, body: { msg } });
  });

  test("a value of another type than the function's is a 400", async () => {
    for (const body of [
      { name: "x", days: "many" },
      { name: "x", days: 1.5 },
      { name: "x", days: true },
    ])
      expect((await site.rpc("create_access_token", body, jwt)).status).toBe(400);
    expect((await site.rpc("revoke_access_token", { token_id: "x" }, jwt)).status).toBe(400);
  });

  test.each(["/%00", "/a%00b", "/%0a", "/auth/v1/%00", "/rest/v1/access_tokens?id=eq.%00", "/%", "/%ff"])(
    "the address %s is refused without words about the inside",
    async (pathname) => {
      const { status, body } = await raw(pathname, { headers: { apikey: site.backend.publishableKey } });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(body).not.toMatch(/node_modules|at \w+ \(|\.ts:/);
    },
  );

  test.each(["PUT", "DELETE", "POST", "PATCH", "TRACE", "OPTIONS", "PROPFIND"])(
    "%s is no way to read a page",
    async (method) => {
      for (const pathname of ["/", "/config.json", "/__inbox", "/og-generator"]) {
        const { status, headers } = await raw(pathname, { method });
        expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
      }
    },
  );

  test.each(["TRACE", "PROPFIND", "LINK"])("%s is not a method of the backend", async (method) => {
    const { status, headers } = await raw("/auth/v1/settings", { method });
    expect([status, headers.allow?.includes("GET")]).toEqual([405, true]);
  });
});

describe("a long request", () => {
  const options = () => ({
    method: "POST",
    headers: { apikey: site.backend.publishableKey, "content-type": "application/json" },
  });

  test("is refused by its length before it is sent", async () => {
    const headers = { ...options().headers, "content-length": String(1024 ** 3) };
    const { status, body } = await raw("/auth/v1/signup", { ...options(), headers }, (request) =>
      request.flushHeaders(),
    );
    expect([status, JSON.parse(body)]).toEqual([413, { code: 413, msg: "A request may hold 64 KB at most." }]);
  });

  test("is refused as soon as it is too long", async () => {
    const { status } = await raw("/auth/v1/signup", options(), (request) => {
      request.write("x".repeat(BODY_LIMIT));
      request.write("x");
    });
    expect(status).toBe(413);
  });

  test("passes up to the limit", async () => {
    const email = "long@example.test";
    const rest = JSON.stringify({ email, password: PASSWORD, data: { full_name: "" } }).length;
    const full = { email, password: PASSWORD, data: { full_name: "x".repeat(BODY_LIMIT - rest) } };
    expect((await site.post("/auth/v1/signup", full)).status).toBe(200);
  });
});

describe("signing up", () => {
  test("of twenty at once for one address one succeeds and none fails inside", async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => signUp("many@example.test")));
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 429),
    ]);
    expect((await mails()).filter((mail) => mail.to === "many@example.test")).toHaveLength(1);
  });

  test("whose mail cannot be kept makes no account, and works once it can", async () => {
    vi.spyOn(site.backend.inbox, "add").mockImplementationOnce(() => {
      throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    });
    const broken = await signUp("full@example.test");
    expect(broken).toMatchObject({ status: 507, body: { error_code: "mail_not_kept" } });
    expect((await signUp("full@example.test")).status).toBe(200);
    expect((await mails()).filter((mail) => mail.to === "full@example.test")).toHaveLength(1);
  });

  test("of an address whose mail is lost starts anew, and of one whose mail is there does not", async () => {
    await signUp("lost@example.test");
    expect((await signUp("lost@example.test")).status).toBe(429);
    const lost = (await mails()).find((mail) => mail.to === "lost@example.test");
    rmSync(path.join(dir, "inbox", `${lost?.id}.json`));
    expect((await signUp("LOST@example.test")).status).toBe(200);
    expect((await signUp("ada@example.test")).status).toBe(429); // confirmed: hers, mail or not
    expect(
      (await site.post("/auth/v1/token?grant_type=password", { email: "ada@example.test", password: PASSWORD })).status,
    ).toBe(200);
  });
});

test("a mail link leads to this site alone", async () => {
  for (const target of [
    "http://127.0.0.1:9999/x",
    "http://localhost:9999",
    "https://evil.example",
    "//evil.example",
    "x",
  ]) {
    const response = await site.get(`/auth/v1/verify?type=signup&token=x&redirect_to=${encodeURIComponent(target)}`);
    expect(response.status).toBe(303);
    expect(new URL(String(response.headers.get("location"))).origin).toBe(site.url);
  }
  const own = await site.get(
    `/auth/v1/verify?type=signup&token=x&redirect_to=${encodeURIComponent(`${site.url}/device`)}`,
  );
  expect(own.headers.get("location")).toMatch(new RegExp(`^${site.url}/device#`));
});

test("a folder in the inbox is a damaged mail, and hides none", async () => {
  const folder = path.join(dir, "inbox/x.json");
  mkdirSync(folder);
  const page = await site.get("/__inbox");
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("x.json");
  expect((await mails()).length).toBeGreaterThan(0);
  expect(existsSync(folder)).toBe(true);
  rmSync(folder, { recursive: true });
});

test("passwords are hashed in a thread of their own", async () => {
  // a task that blocks this thread for a hash's time leaves no turn for the timer below
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns++;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const hash = await bcrypt.hash("correct horse", 11);
  isDone = true;
  expect(turns).toBeGreaterThan(500);
  expect(await bcrypt.compare("correct horse", hash)).toBe(true);
  expect(await bcrypt.compare("wrong horse", hash)).toBe(false);
  await expect(bcrypt.compare("x", 5 as unknown as string)).rejects.toThrow("Illegal arguments");
});
