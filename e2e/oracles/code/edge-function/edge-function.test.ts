import { createHmac } from "node:crypto";
import { runTool } from "@toolbox/core";
import { fakePorts } from "@toolbox/core/testing";
import { tool } from "@toolbox/core/tools/edge-function/tool.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { DenoProject } from "./deno-project.ts";
import { FakeSupabase, PUBLISHABLE_KEY, SECRET_KEY, USER_ID } from "./fake-supabase.ts";

/*
 * Every template in both forms is checked, linted, formatted and run by a real Deno, before a stand-in for the project
 * it belongs to: preflights, callers without and with a wrong token, bad bodies, wrong methods, the right call.
 */
const project = new DenoProject();
const supabase = new FakeSupabase();
afterAll(() => {
  project.stopAll();
  supabase.stop();
});

const forms = ["recommended", "classic"] as const;
type Input = Readonly<Record<string, unknown>>;
const templates = tool.fields.template.options.map(({ value }) => value);
const signatures = tool.fields.signature.options.map(({ value }) => value);
const WEBHOOK_KEY = Buffer.from("a secret of the sender");
const WEBHOOK_SECRET = `whsec_${WEBHOOK_KEY.toString("base64")}`;

/** Every combination of the choices, by the name of its folder. */
const cases = new Map<string, Input>(
  templates.flatMap((template) =>
    forms.flatMap((form) =>
      (template === "webhook" ? signatures : ["standard"]).flatMap((signature) =>
        [true, false].flatMap((enableCors) =>
          (template === "admin" || template === "batch" ? [true] : [true, false]).map(
            (requireAuth): [string, Input] => [
              nameOf({ template, form, signature, enableCors, requireAuth }),
              { template, form, signature, enableCors, requireAuth },
            ],
          ),
        ),
      ),
    ),
  ),
);

function nameOf({ template, form, signature = "standard", enableCors = true, requireAuth = true }: Input): string {
  return [template, form, signature, enableCors ? "cors" : "plain", requireAuth ? "auth" : "open"].join("-");
}

describe.skipIf(!project.isThere)(`Deno${project.whySkipped}`, () => {
  let url = "";
  const start = async (input: Input, env: Readonly<Record<string, string>> = {}) => {
    const started = await project.start(nameOf(input), { ...supabase.env, WEBHOOK_SECRET, ...env });
    if ("said" in started) throw new Error(started.said);
    url = started.url;
  };
  const call = (init: RequestInit & { query?: string } = {}) => fetch(`${url}/${init.query ?? ""}`, init);
  const post = (body: BodyInit, headers: Readonly<Record<string, string>> = {}) =>
    call({ method: "POST", body, headers });
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}`, apikey: PUBLISHABLE_KEY });
  const signedIn = () => bearer(supabase.token());

  beforeAll(async () => {
    await supabase.start();
    for (const [name, input] of cases) {
      const description = `Ends with */ and a "quote"\nover two lines`;
      const run = await runTool(tool, { ...input, name, description }, fakePorts());
      if (!run.ok) throw new Error(JSON.stringify(run.issues));
      for (const output of run.outputs) if (output.kind === "text") project.put(output.name, output.text);
    }
  });
  afterEach(() => {
    project.stopAll();
    supabase.asked.length = 0;
    supabase.rows.clear();
  });

  test(`${cases.size} functions type-check`, () => {
    const done = project.deno("check", ...[...cases.keys()].map((name) => `${name}/index.ts`));
    expect(done).toMatchObject({ status: 0 });
  });
  test("deno lint and deno fmt find nothing", () => {
    for (const args of [["lint"], ["fmt", "--check"]]) {
      const done = project.deno(...args);
      expect(done).toMatchObject({ status: 0 });
    }
  });

  describe.each(forms)("%s", (form) => {
    test("a browser may ask first, when CORS is on", async () => {
      await start({ template: "basic", form });
      const preflight = await call({
        method: "OPTIONS",
        headers: { Origin: "https://app.example", "Access-Control-Request-Method": "POST" },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get("Access-Control-Allow-Origin")).toBe("*");
      for (const header of ["authorization", "apikey", "x-client-info", "content-type"])
        expect(preflight.headers.get("Access-Control-Allow-Headers")).toContain(header);
      // a browser can read what went wrong, too
      for (const response of [await post("{}"), await post("{}", signedIn()), await post("no JSON", signedIn())])
        expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    });

    test("no word of CORS when it is off", async () => {
      await start({ template: "basic", form, enableCors: false });
      const preflight = await call({ method: "OPTIONS" });
      expect(preflight.status).toBe(401);
      expect(preflight.headers.get("Access-Control-Allow-Origin")).toBeNull();
      expect((await post('{"name":"Ada"}', signedIn())).status).toBe(200);
    });

    test("basic: only a signed-in user, only POST, only JSON", async () => {
      await start({ template: "basic", form });
      expect((await post("{}")).status).toBe(401);
      for (const token of [
        "rubbish",
        "a.b.c",
        `${supabase.token()}x`,
        supabase.token({}, -60),
        supabase.token({ sub: undefined }),
      ])
        expect((await post("{}", bearer(token))).status).toBe(401);
      expect((await post("{}", { Authorization: `Bearer ${PUBLISHABLE_KEY}` })).status).toBe(401);
      expect((await post("{}", { apikey: SECRET_KEY })).status).toBe(401);
      for (const body of ["", "no JSON", "[]", '"text"', "null"]) {
        const bad = await post(body, signedIn());
        expect([bad.status, await bad.json()]).toEqual([400, { error: "Send a JSON object." }]);
      }
      const wrong = await call({ method: "PUT", headers: signedIn() });
      expect([wrong.status, wrong.headers.get("Allow")]).toEqual([405, "POST"]);
      const right = await post('{"name":"Ada"}', signedIn());
      expect([right.status, await right.json()]).toEqual([200, { message: "Hello Ada!", userId: USER_ID }]);
    });

    test("basic: anyone, when no sign-in is asked for", async () => {
      await start({ template: "basic", form, requireAuth: false });
      const right = await post("{}");
      expect([right.status, await right.json()]).toEqual([200, { message: "Hello World!" }]);
    });

    test("a variable that is not set stops it at the start, and is named", async () => {
      const started = await project.start(nameOf({ template: "webhook", form }), supabase.env);
      expect(started).toEqual({ said: expect.stringContaining("Set WEBHOOK_SECRET: supabase secrets set") });
    });

    test("crud: rows of the caller, and only columns that may be set", async () => {
      await start({ template: "crud", form });
      expect((await call()).status).toBe(401);
      const made = await post('{"title":"One","user_id":"x"}', signedIn());
      expect([made.status, await made.json()]).toEqual([201, { id: 1, processed_at: null, title: "One" }]);
      const asked = supabase.asked.find(({ method }) => method === "POST");
      expect(asked).toMatchObject({ apikey: PUBLISHABLE_KEY, body: '{"title":"One"}' });
      expect(asked?.authorization).toMatch(/^Bearer ey/);
      const send = async (method: string, query: string, body?: string) => {
        const response = await call({ method, query, headers: signedIn(), ...(body === undefined ? {} : { body }) });
        return [response.status, await response.json()];
      };
      expect(await send("GET", "")).toMatchObject([200, [{ id: 1 }]]);
      expect(await send("GET", "?id=1")).toMatchObject([200, { title: "One" }]);
      expect(await send("GET", "?id=2")).toEqual([404, { error: "There is no such row." }]);
      expect(await send("GET", "?page=-1")).toEqual([400, { error: "A page is a whole number, from 0." }]);
      expect(await send("PATCH", "?id=1", '{"description":"two"}')).toMatchObject([200, { description: "two" }]);
      expect(await send("PATCH", "?id=1", '{"id":7}')).toEqual([400, { error: "Send one of title, description." }]);
      expect(await send("PATCH", "", '{"title":"x"}')).toEqual([400, { error: "Say which row: ?id=1" }]);
      expect(await send("POST", "", '{"title":"taken"}')).toEqual([409, { error: "That is there already." }]);
      expect(await send("POST", "", '{"title":"foreign"}')).toEqual([403, { error: "You may not do that." }]);
      expect(await send("POST", "", "no JSON")).toMatchObject([400, {}]);
      expect(await send("DELETE", "?id=1")).toMatchObject([200, { id: 1 }]);
      expect(await send("DELETE", "?id=1")).toMatchObject([404, {}]);
      expect(await send("PUT", "")).toMatchObject([405, {}]);
    });

    test("batch: a hundred at a time, with the secret key alone", async () => {
      await start({ template: "batch", form });
      for (let id = 1; id <= 230; id++) supabase.rows.set(id, { id, processed_at: null });
      for (const headers of [{}, signedIn(), { apikey: PUBLISHABLE_KEY }, { apikey: `${SECRET_KEY}x` }])
        expect((await post("", headers)).status).toBe(401);
      const right = await post("", { apikey: SECRET_KEY });
      expect([right.status, await right.json()]).toEqual([200, { processed: 230, failed: 0, isDone: true }]);
      expect([...supabase.rows.values()].every((row) => row["processed_at"] !== null)).toBe(true);
      const asked = supabase.asked.filter(({ method }) => method === "GET");
      expect(asked.map(({ path }) => new URL(path, "http://x").searchParams.get("limit"))).toEqual([
        "100",
        "100",
        "100",
      ]);
      expect(asked[0]?.apikey).toBe(SECRET_KEY);
      expect((await call({ headers: { apikey: SECRET_KEY } })).status).toBe(405);
    });

    test("admin: only with the role in app_metadata", async () => {
      await start({ template: "admin", form });
      const admin = bearer(supabase.token({ app_metadata: { role: "admin" } }));
      const body = JSON.stringify({ userId: USER_ID, role: "editor" });
      expect((await post(body)).status).toBe(401);
      expect((await post(body, signedIn())).status).toBe(403);
      const pretender = bearer(supabase.token({ user_metadata: { role: "admin" }, app_metadata: { role: "user" } }));
      expect((await post(body, pretender)).status).toBe(403);
      expect((await post("no JSON", admin)).status).toBe(400);
      expect((await post('{"userId":"../x","role":"editor"}', admin)).status).toBe(400);
      expect((await post(JSON.stringify({ userId: USER_ID, role: "owner" }), admin)).status).toBe(400);
      const stranger = JSON.stringify({ userId: USER_ID.replaceAll("1", "2"), role: "user" });
      expect((await post(stranger, admin)).status).toBe(404);
      const right = await post(body, admin);
      expect([right.status, await right.json()]).toEqual([200, { userId: USER_ID, role: "editor" }]);
      const asked = supabase.asked.filter(({ method }) => method === "PUT").at(-1);
      expect(asked).toMatchObject({ apikey: SECRET_KEY, body: '{"app_metadata":{"role":"editor"}}' });
    });

    test("upload: a file of a type it takes, into the folder of its owner", async () => {
      await start({ template: "upload", form });
      const file = (type: string, size = 10) => {
        const data = new FormData();
        data.set("file", new Blob([new Uint8Array(size)], { type }), "../../x.png");
        return data;
      };
      expect((await post(file("image/png"))).status).toBe(401);
      expect((await post(file("text/html"), signedIn())).status).toBe(415);
      expect((await post(file("image/png", 6 * 1024 * 1024), signedIn())).status).toBe(413);
      expect((await post(new FormData(), signedIn())).status).toBe(400);
      expect((await post("{}", signedIn())).status).toBe(400);
      expect((await call({ headers: signedIn() })).status).toBe(405);
      const right = await post(file("image/png"), signedIn());
      expect(right.status).toBe(201);
      expect(await right.json()).toEqual({
        path: expect.stringMatching(new RegExp(`^${USER_ID}/[\\da-f-]{36}\\.png$`)),
      });
      expect(supabase.asked.at(-1)?.path).toMatch(new RegExp(`^/storage/v1/object/uploads/${USER_ID}/`));
    });

    describe.each(signatures)("a webhook of %s", (signature) => {
      const seconds = (offset = 0) => String(Math.floor(Date.now() / 1000) + offset);
      const hmac = (key: Buffer | string, text: string, as: "base64" | "hex") =>
        createHmac("sha256", key).update(text).digest(as);
      const secret = signature === "standard" ? WEBHOOK_SECRET : "the sender's secret";
      const headersOf = (
        body: string,
        time = seconds(),
        key: Buffer | string = signature === "standard" ? WEBHOOK_KEY : secret,
      ): Record<string, string> => {
        if (signature === "github") return { "X-Hub-Signature-256": `sha256=${hmac(key, body, "hex")}` };
        if (signature === "stripe")
          return { "Stripe-Signature": `t=${time},v1=${"0".repeat(64)},v1=${hmac(key, `${time}.${body}`, "hex")}` };
        return {
          "webhook-id": "msg_1",
          "webhook-timestamp": time,
          "webhook-signature": `v1,${Buffer.alloc(32).toString("base64")} v1,${hmac(key, `msg_1.${time}.${body}`, "base64")}`,
        };
      };
      const body = '{"type": "user.created", "name": "Zoë"}';

      test("is taken with its signature, and with no other", async () => {
        await start({ template: "webhook", form, signature }, { WEBHOOK_SECRET: secret });
        const right = await post(body, headersOf(body));
        expect([right.status, await right.json()]).toEqual([200, { received: true }]);
        expect((await post(body)).status).toBe(401);
        expect((await post(`${body} `, headersOf(body))).status).toBe(401);
        expect((await post(body, headersOf(body, seconds(), "another secret"))).status).toBe(401);
        const old = await post(body, headersOf(body, seconds(-600)));
        expect(old.status).toBe(signature === "github" ? 200 : 401);
        expect((await post("no JSON", headersOf("no JSON"))).status).toBe(400);
        expect((await call()).status).toBe(405);
        for (const name of Object.keys(headersOf(body)))
          expect((await post(body, { ...headersOf(body), [name]: "v1,%%% sha256=zz,t=x,v1=zz" })).status).toBe(401);
      });
    });
  });
});
