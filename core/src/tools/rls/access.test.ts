import { PGlite } from "@electric-sql/pglite";
import { pgtap } from "@electric-sql/pglite/pgtap";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fakePorts } from "../../testing/fake-ports.ts";
import { type RlsPattern, rlsPatterns, type TrialUser, trialUsers } from "../../testing/rls-patterns.ts";
import { supabaseSql } from "../../testing/supabase-sql.ts";
import { runTool } from "../../tool/run-tool.ts";
import { conditionError } from "./condition/condition-error.ts";
import type { RlsInput } from "./fields.ts";
import { tool } from "./tool.ts";

/* The SQL runs on a real PostgreSQL, and everybody tries everything. */
let db: PGlite;
beforeAll(async () => {
  db = await PGlite.create({ extensions: { pgtap } });
  await db.exec(supabaseSql);
});
afterAll(() => db.close());

async function generate(input: Partial<RlsInput>): Promise<{ sql: string; test: string }> {
  const run = await runTool(tool, { tableName: "things", ...input }, fakePorts());
  if (!run.ok) throw new Error(JSON.stringify(run.issues));
  const text = (label: string) =>
    run.outputs.flatMap((output) => (output.kind === "text" && output.label === label ? [output.text] : [])).join("");
  return { sql: text("SQL"), test: text("pgTAP test") };
}

/** Makes the table of a pattern, acts, and takes everything back. */
async function withTable<T>({ columns, rows: [a, b], before = "" }: RlsPattern, act: () => Promise<T>): Promise<T> {
  const table = `create table things (id bigint generated always as identity primary key, mark text, touched boolean, ${columns});`;
  const column = columns.split(" ")[0];
  await db.exec(`begin; ${before} ${table} insert into things (mark, ${column}) values ('a', ${a}), ('b', ${b});`);
  try {
    return await act();
  } finally {
    await db.exec("rollback;");
  }
}

/** Four signs for what somebody reaches, each statement tried as an API request and taken back. */
async function reachOf(who: TrialUser | "anon", { columns, rows: [a, b], metadata = {} }: RlsPattern): Promise<string> {
  const role = who === "anon" ? "anon" : "authenticated";
  const claims = who === "anon" ? { role } : { sub: trialUsers[who], role, app_metadata: metadata[who] ?? {} };
  /** @param after asked by the owner of the table: what became of the rows */
  const attempt = async (statement: string, after = ""): Promise<string> => {
    await db.exec(`savepoint trial; set local role ${role};`);
    await db.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify(claims)]);
    try {
      const got = await db.query<{ mark: string }>(statement);
      if (after) await db.exec("reset role");
      const { rows } = after ? await db.query<{ mark: string }>(after) : got;
      return rows
        .map(({ mark }) => mark)
        .toSorted()
        .join("");
    } catch (error) {
      const { message } = error as Error;
      if (message.includes("violates row-level security")) return "";
      if (message.includes("permission denied for table things")) return "x";
      throw error;
    } finally {
      await db.exec("rollback to trial; reset role;");
    }
  };
  // statements that read nothing, so that the SELECT policy has no say in them
  const insert = (value: string, mark: string) =>
    attempt(`insert into things (${columns.split(" ")[0]}) values (${value})`, `select '${mark}' as mark`);
  const created = (await insert(a, "a")) + (await insert(b, "b"));
  const kept = "select mark from things where mark is not null";
  const signs = [
    await attempt("select mark from things"),
    created === "xx" ? "x" : created,
    await attempt("update things set touched = true", `${kept} and touched`),
    await attempt(
      "delete from things",
      `select lost.mark from (values ('a'), ('b')) lost (mark) where mark not in (${kept})`,
    ),
  ];
  return signs.map((sign) => (sign === "ab" ? "*" : sign || "-")).join("");
}

async function reachOfAll(pattern: RlsPattern): Promise<RlsPattern["reach"]> {
  const reach: Partial<Record<TrialUser | "anon", string>> = {};
  for (const who of Object.keys(pattern.reach) as (keyof RlsPattern["reach"])[])
    reach[who] = await reachOf(who, pattern);
  return reach;
}

/** Lines of a TAP report, in a savepoint of its own. */
async function tap(test: string): Promise<readonly string[]> {
  await db.exec("savepoint tap;");
  const inner = test.replace(/^begin;$/m, "").replace(/^rollback;$/m, "");
  const results = await db.exec(inner);
  await db.exec("rollback to tap; drop sequence if exists __tresults___numb_seq; drop table if exists __tcache__;");
  return results.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row).map(String)));
}

const commands = ["select", "insert", "update", "delete"] as const;

describe.each(rlsPatterns)("$name", (pattern) => {
  it("lets everyone reach what they should, and nothing else", () =>
    withTable(pattern, async () => {
      await db.exec((await generate(pattern.input)).sql);
      expect(await reachOfAll(pattern)).toEqual(pattern.reach);
    }));

  it("its pgTAP file proves that", () =>
    withTable(pattern, async () => {
      const { sql, test } = await generate(pattern.input);
      await db.exec(sql);
      const lines = await tap(test);
      const count = Number(/select plan\((\d+)\)/.exec(test)?.[1]);
      expect(lines.filter((line) => !/^(?:ok |1\.\.)/.test(line))).toEqual(lines.filter((line) => line === ""));
      expect(lines.filter((line) => line.startsWith("ok "))).toHaveLength(count);
    }));

  it.each(commands)("%s alone gives that and no more", (operation) =>
    withTable(pattern, async () => {
      const { sql, test } = await generate({ ...pattern.input, operation });
      await db.exec(sql);
      const reach = await reachOfAll(pattern);
      const column = commands.indexOf(operation);
      const given = operation === "update" || operation === "delete" ? [0, column] : [column];
      // without its grant and without a policy come to the same: nothing
      const only = (signs = "") =>
        [...signs].map((sign, index) => (given.includes(index) ? sign : sign.replace("x", "-"))).join("");
      const wanted = (signs = "") => [...signs].map((sign, index) => (given.includes(index) ? sign : "-")).join("");
      const each = Object.entries(pattern.reach).map(([who, signs]) => [who, wanted(signs)]);
      expect(Object.entries(reach).map(([who, signs]) => [who, only(signs)])).toEqual(each);
      expect((await tap(test)).filter((line) => line.startsWith("not ok"))).toEqual([]);
    }),
  );
});

describe.each(rlsPatterns.filter(({ input }) => input.policyType !== "public"))("$name, restrictive", (pattern) => {
  it("restricts what another policy lets through", () =>
    withTable(pattern, async () => {
      const { sql, test } = await generate({ ...pattern.input, mode: "restrictive" });
      await db.exec(sql);
      const everyone = Object.keys(pattern.reach).map((who) => [who, "----"]);
      expect(await reachOfAll(pattern)).toEqual(Object.fromEntries(everyone));
      expect((await tap(test)).filter((line) => line.startsWith("not ok"))).toEqual([]);
      await db.exec("create policy door on things using (true) with check (true)");
      const reach = Object.entries(pattern.reach).map(([who, signs]) => [who, signs.replaceAll("x", "-")]);
      expect(await reachOfAll(pattern)).toEqual(Object.fromEntries(reach));
    }));
});

describe("the pgTAP file finds", () => {
  const broken: readonly [string, string][] = [
    ["row level security that is off", "alter table things disable row level security"],
    ["a policy that is gone", 'drop policy "Users can update their own things" on things'],
    ["a policy for one more role", 'alter policy "Users can view their own things" on things to anon, authenticated'],
    [
      "a second policy that lets strangers see",
      "create policy more on things for select to authenticated using (true)",
    ],
    [
      "a second policy that lets strangers delete",
      "create policy more on things for delete to authenticated using (true)",
    ],
    [
      "a second policy that lets owners give rows away",
      "create policy more on things for update to authenticated using (false) with check (true)",
    ],
    ["rows made for others", 'alter policy "Users can create their own things" on things with check (true)'],
    ["a grant too many", "grant select on things to anon"],
    ["a grant too few", "revoke insert on things from authenticated"],
  ];
  it.each(broken)("%s", (_, change) => {
    const [pattern] = rlsPatterns;
    if (!pattern) throw new Error("There are no patterns.");
    return withTable(pattern, async () => {
      const { sql, test } = await generate({});
      await db.exec(sql);
      await db.exec(change);
      expect((await tap(test)).filter((line) => line.startsWith("not ok"))).not.toEqual([]);
    });
  });
});

it("a table that looks into itself does not ask itself forever", async () => {
  await db.exec(
    `begin; create table crew (team_id uuid not null, user_id uuid not null, primary key (team_id, user_id));`,
  );
  const { sql, test } = await generate({ tableName: "crew", policyType: "team", membersTable: "crew" });
  await db.exec(sql);
  expect((await tap(test)).filter((line) => /^not ok|^#/.test(line))).toEqual([]);
  await db.exec("rollback");
});

it.each([
  ["own", {}],
  ["team", { policyType: "team", membersTable: "members" }],
  ["tenant", { policyType: "tenant" }],
] as const)("a query under the policies of %s uses the index", async (policyType, input) => {
  const column = { own: "user_id", team: "team_id", tenant: "tenant_id" }[policyType];
  await db.exec(`begin; create table members (team_id uuid, user_id uuid);
    create table things (${column} uuid, title text);
    insert into things select gen_random_uuid(), 'x' from generate_series(1, 5000);`);
  await db.exec((await generate(input)).sql);
  await db.exec("analyze things; set local role authenticated;");
  const { rows } = await db.query<Record<string, string>>("explain select * from things");
  await db.exec("rollback");
  const plan = rows.flatMap((row) => Object.values(row)).join("\n");
  expect(plan).toMatch(/Index (?:Only )?(?:Scan|Cond)/);
  expect(plan).not.toMatch(/Seq Scan on things/);
});

it("names of every kind are quoted, and long ones stay apart", async () => {
  const names = [`a"; drop table x; --`, "Order", "select", "größe 表", "a.b", "$$", "y".repeat(80), "ü".repeat(40)];
  for (const name of names) {
    const quoted = `"${name.replaceAll('"', '""')}"`;
    await db.exec(
      `begin; create table ${quoted} (${quoted} uuid); create table "m ${name.slice(0, 5).replaceAll('"', '""')}" (${quoted} uuid, user_id uuid, role text);`,
    );
    const input = { tableName: quoted, userColumn: quoted, teamColumn: quoted, policyName: `p ${name}` };
    for (const more of [
      {},
      {
        policyType: "team",
        membersTable: `"m ${name.slice(0, 5).replaceAll('"', '""')}"`,
        teamWrite: "role",
        userColumn: "user_id",
      },
    ] as const) {
      await db.exec("savepoint one");
      const { sql, test } = await generate({ ...input, ...more });
      await db.exec(sql);
      expect((await tap(test)).filter((line) => /^not ok|^#/.test(line))).toEqual([]);
      const { rows } = await db.query("select polname from pg_policy");
      expect(rows).toHaveLength(4);
      await db.exec("rollback to one");
    }
    await db.exec("rollback");
  }
});

it("a condition that is let through never ends its statement", async () => {
  const piece = fc.constantFrom(
    ..."( ) [ ] ' '' \" ; -- /* */ $$ $a$ \\ E' U&' x = true and \n , :: null 1".split(" "),
    "\n",
    " ",
  );
  await db.exec("begin; create table things (x int, user_id uuid);");
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 9 }), async (pieces) => {
      const customCondition = pieces.join("");
      if (conditionError(customCondition) !== undefined) return;
      const { sql } = await generate({ policyType: "custom", operation: "select", customCondition, grants: false });
      await db.exec("savepoint one");
      // what is not an expression PostgreSQL knows is refused, and nothing else comes of it
      const outcome = await db.exec(sql).then(
        (statements) => statements.length,
        (error: { severity?: string }) => error.severity,
      );
      await db.exec("rollback to one");
      expect([2, "ERROR"]).toContain(outcome);
    }),
    { numRuns: 400, seed: 7 },
  );
  await db.exec("rollback");
});
