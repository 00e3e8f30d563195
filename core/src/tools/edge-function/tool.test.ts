import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { edgeRuntimeTypes } from "../../testing/edge-runtime-types.ts";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import type { EdgeFunctionInput } from "./fields.ts";
import { tool } from "./tool.ts";

type Input = Partial<EdgeFunctionInput>;
const run = (input: Input) => runTool(tool, input, fakePorts());

/** The texts of a function, by the end of their name. */
async function files(input: Input): Promise<Record<string, string>> {
  const result = await run(input);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return Object.fromEntries(
    result.outputs.map((output) => [output.name.split("/").at(-1), output.kind === "text" ? output.text : ""]),
  );
}

describe("the product's defaults", () => {
  test("CORS and sign-in on, the recommended form", async () => {
    expect(tool.fields.enableCors.initial).toBe(true);
    expect(tool.fields.requireAuth.initial).toBe(true);
    const { "index.ts": code = "" } = await files({});
    expect(code).toContain('import { type SupabaseContext, withSupabase } from "npm:@supabase/server@1";');
    expect(code).toContain('fetch: withSupabase({ auth: "user" }, answer),');
  });
  test("a batch takes 100 rows", async () => {
    expect((await files({ template: "batch" }))["index.ts"]).toContain("const BATCH_SIZE = 100;");
  });
  test("files stand in the folder of the function", async () => {
    const result = await run({ name: "send", template: "batch", envVars: "KEY" });
    expect(result.ok && result.outputs.map(({ name }) => name)).toEqual([
      "send/index.ts",
      "send/config.toml",
      "send/.env.example",
      "send/schedule.sql",
      "commands",
    ]);
  });
});

describe("who may call", () => {
  it.each<[Input, string, boolean]>([
    [{}, 'auth: "user"', true],
    [{ requireAuth: false }, 'auth: "none"', false],
    [{ template: "webhook" }, 'auth: "none"', false],
    [{ template: "batch" }, 'auth: "secret"', false],
    [{ template: "admin" }, 'auth: "user"', true],
    [{ enableCors: false }, 'auth: "user", cors: "disabled"', true],
  ])("%j", async (input, auth, isVerified) => {
    const { "index.ts": code, "config.toml": config } = await files(input);
    expect(code).toContain(`withSupabase({ ${auth} }, answer)`);
    expect(config).toContain(`[functions.hello-world]\nenabled = true\n`);
    expect(config).toContain(`verify_jwt = ${isVerified}\n`);
  });
  it("classic without CORS says nothing of it", async () => {
    const { "index.ts": code } = await files({ form: "classic", enableCors: false });
    expect(code).toContain("Deno.serve(answer);");
    expect(code).not.toMatch(/cors/i);
  });
});

describe("what was typed stays text", () => {
  it("a description cannot end its comment", async () => {
    const { "index.ts": code = "" } = await files({ description: "one */ Deno.exit()\r\ntwo" });
    expect(code).toContain("/**\n * one * / Deno.exit()\n * two\n *\n");
  });
  it("names of tables, columns and buckets are strings", async () => {
    const crud = await files({ template: "crud", table: '"; drop', columns: "it's, b" });
    expect(crud["index.ts"]).toContain(`const TABLE = '"; drop';`);
    expect(crud["index.ts"]).toContain(`const WRITABLE = ["it's", "b"];`);
    const upload = await files({ template: "upload", bucket: "a's" });
    expect(upload["index.ts"]).toContain(`const BUCKET = "a's";`);
    const { "schedule.sql": sql } = await files({ template: "batch", table: 'my "x"', schedule: "30  seconds" });
    expect(sql).toContain('alter table public."my ""x""" add column');
    expect(sql).toContain("'30 seconds'");
  });
  it("environment variables are asked for by name, once, a webhook's secret among them", async () => {
    const made = await files({ template: "webhook", envVars: " A, B\nA " });
    expect(made["index.ts"]).toContain('const NEEDED = ["A", "B", "WEBHOOK_SECRET"];');
    expect(made[".env.example"]).toMatch(/^#.*\n#.*\nA=\nB=\nWEBHOOK_SECRET=\n$/);
  });
});

describe("is refused with a sentence", () => {
  it.each<[Input, keyof EdgeFunctionInput, string]>([
    [{ name: " " }, "name", "Name the function."],
    [{ name: "Größe 1!" }, "name", "A name takes letters, digits, - and _, a letter first: grosse-1"],
    [{ name: "../x" }, "name", "A name takes letters, digits, - and _, a letter first: x"],
    [{ name: "_shared" }, "name", "A name takes letters, digits, - and _, a letter first: shared"],
    [{ envVars: "KEY=abc" }, "envVars", "Write names only: values are secrets and belong in supabase/functions/.env."],
    [
      { envVars: "A, my var" },
      "envVars",
      '"my var" has a space in it. Put a comma between two names, or _ into one: my_var',
    ],
    [{ envVars: "2FA" }, "envVars", '"2FA" cannot name a variable: use letters, digits and _.'],
    [{ envVars: "SUPABASE_URL" }, "envVars", "SUPABASE_URL: names that begin with SUPABASE_ are the platform's own."],
    [{ template: "crud", columns: "," }, "columns", "Name a column that callers may set."],
    [{ template: "crud", table: "a\nb" }, "table", '"a b" has a line break or another control character.'],
    [{ template: "upload", bucket: "" }, "bucket", "Name the bucket, in letters, digits and signs such as - and _."],
    [
      { template: "batch", schedule: "every day" },
      "schedule",
      "Write five parts, such as */15 * * * * for every 15 minutes, or 30 seconds.",
    ],
    [
      { template: "admin", requireAuth: false },
      "requireAuth",
      "This template works past all policies. Leave Require Auth on, or anyone could start it.",
    ],
  ])("%j", async (input, field, message) => {
    expect(await run(input)).toEqual({ ok: false, reason: "input", issues: [{ field, message }] });
  });
  it.each(["*/15 * * * *", "0 9 * * 1-5", "0,30 8-18/2 1 jan sun", "0 0 $ * *", "5 seconds"])(
    "but not the schedule %s",
    async (schedule) => {
      expect(await run({ template: "batch", schedule })).toMatchObject({ ok: true });
    },
  );
});

describe("every combination of the choices", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "toolbox-edge-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const put = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  let count = 0;

  beforeAll(async () => {
    const { template, form, signature } = tool.fields;
    for (const kind of template.options)
      for (const way of form.options)
        for (const sender of signature.options)
          for (const enableCors of [true, false])
            for (const requireAuth of [true, false]) {
              if (kind.value !== "webhook" && sender.value !== "standard") continue;
              const name = `f${count}`;
              const result = await run({
                name,
                template: kind.value,
                form: way.value,
                signature: sender.value,
                enableCors,
                requireAuth,
                envVars: "KEY",
              });
              if (!result.ok) continue;
              const [code] = result.outputs;
              if (code?.kind === "text") put(`${name}.ts`, code.text);
              count++;
            }
    put("edge-runtime.d.ts", edgeRuntimeTypes);
    const compilerOptions = {
      strict: true,
      noUnusedLocals: true,
      noUnusedParameters: true,
      noEmit: true,
      target: "ES2022",
      lib: ["ES2023", "DOM", "DOM.Iterable"],
      module: "ESNext",
      moduleResolution: "bundler",
      moduleDetection: "force",
      types: [],
    };
    put("tsconfig.json", JSON.stringify({ compilerOptions, include: ["*.ts"] }));
  });

  it("compiles under strict TypeScript", () => {
    expect(count).toBe(56);
    const tsc = path.join(path.dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
    const done = spawnSync("node", [tsc, "-p", folder], { encoding: "utf8" });
    expect([done.stdout, done.status]).toEqual(["", 0]);
  });
});
