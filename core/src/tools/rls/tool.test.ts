import { describe, expect, it } from "vitest";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import type { RlsInput } from "./fields.ts";
import { tool } from "./tool.ts";

const run = (input: Partial<RlsInput>) => runTool(tool, input, fakePorts());

async function sqlOf(input: Partial<RlsInput>): Promise<string> {
  const result = await run(input);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  const [first] = result.outputs;
  return first?.kind === "text" ? first.text : "";
}

/** The policies alone, on one line each. */
const policiesOf = (sql: string) =>
  [...sql.matchAll(/create policy[^;]+;/g)].map(([policy]) => policy.replaceAll("\n", " "));

describe("the clauses of each operation", () => {
  const row = "((select auth.uid()) = user_id)";
  it.each([
    ["select", [`for select to authenticated using ${row};`]],
    ["insert", [`for insert to authenticated with check ${row};`]],
    [
      "update",
      [`for select to authenticated using ${row};`, `for update to authenticated using ${row} with check ${row};`],
    ],
    ["delete", [`for select to authenticated using ${row};`, `for delete to authenticated using ${row};`]],
  ] as const)("%s", async (operation, clauses) => {
    const policies = policiesOf(await sqlOf({ operation }));
    expect(policies.map((policy) => policy.slice(policy.indexOf("for ")))).toEqual(clauses);
  });
  it("all: four policies, none of them for all", async () => {
    const policies = policiesOf(await sqlOf({}));
    expect(policies.map((policy) => /for (\w+)/.exec(policy)?.[1])).toEqual(["select", "insert", "update", "delete"]);
  });
  it("update without the SELECT policy, where there is one", async () => {
    expect(policiesOf(await sqlOf({ operation: "update", withSelect: false }))).toHaveLength(1);
  });
});

describe("the condition of each type", () => {
  it.each<[string, Partial<RlsInput>, string]>([
    ["own rows", { userColumn: "owner" }, "(select auth.uid()) = owner"],
    ["a role", { policyType: "role" }, "(select auth.jwt() -> 'app_metadata' ->> 'role') = 'admin'"],
    [
      "several roles",
      { policyType: "role", requiredRole: "admin, it's", roleColumn: "kind" },
      "(select auth.jwt() -> 'app_metadata' ->> 'kind') in ('admin', 'it''s')",
    ],
    [
      "a role in a table",
      { policyType: "role", roleSource: "table" },
      "(select private.has_role_from_user_roles(array['admin']))",
    ],
    ["a team", { policyType: "team" }, "team_id = any (array(select private.team_ids_from_team_members()))"],
    ["a tenant", { policyType: "tenant" }, "tenant_id = (select (auth.jwt() -> 'app_metadata' ->> 'tenant_id')::uuid)"],
    [
      "a tenant by text",
      { policyType: "tenant", idType: "text" },
      "tenant_id = (select auth.jwt() -> 'app_metadata' ->> 'tenant_id')",
    ],
    ["everyone", { policyType: "public" }, "true"],
    ["one's own", { policyType: "custom", customCondition: " a = 1 " }, "a = 1"],
    [
      "a bare call",
      { policyType: "custom", customCondition: "auth.uid() = a or AUTH . jwt ( ) is null" },
      "(select auth.uid()) = a or (select AUTH . jwt ( )) is null",
    ],
    ["a wrapped call", { policyType: "custom", customCondition: "(SELECT auth.uid()) = a" }, "(SELECT auth.uid()) = a"],
    ["a call in a text", { policyType: "custom", customCondition: "a = 'auth.uid()'" }, "a = 'auth.uid()'"],
  ])("%s", async (_, input, condition) => {
    const [policy] = policiesOf(await sqlOf({ ...input, operation: "select" }));
    expect(policy).toContain(`using (${condition});`);
  });
});

it("says who it is for: signed-in users, everyone, everyone who is held back", async () => {
  const to = async (input: Partial<RlsInput>) =>
    / to ([\w, ]+?) (?:using|with)/.exec(policiesOf(await sqlOf(input))[0] ?? "")?.[1];
  expect(await to({})).toBe("authenticated");
  expect(await to({ policyType: "public" })).toBe("anon, authenticated");
  expect(await to({ policyType: "public", operation: "insert" })).toBe("authenticated");
  expect(await to({ policyType: "custom", customCondition: "a", appliesTo: "everyone" })).toBe("anon, authenticated");
  expect(await to({ mode: "restrictive" })).toBe("anon, authenticated");
});

it("grants what the policies need and takes back the rest", async () => {
  const all = await sqlOf({ tableName: "app.things", policyType: "public" });
  expect(all).toContain("grant usage on schema app to anon, authenticated, service_role;");
  expect(all).toContain("revoke all on table app.things from anon, authenticated;");
  expect(all).toContain("grant select on table app.things to anon;");
  expect(all).toContain("grant select, insert, update, delete on table app.things to authenticated;");
  const one = await sqlOf({ operation: "insert" });
  expect(one).toContain("revoke insert on table public.projects from anon, authenticated;\ngrant insert");
  expect(one).not.toMatch(/revoke all/);
  for (const input of [{ grants: false }, { mode: "restrictive" }] as const)
    expect(await sqlOf(input)).not.toMatch(/^(?:grant|revoke)/m);
});

it("writes what is switched on, and only that", async () => {
  expect(await sqlOf({})).toMatch(/enable row level security;\n\ncreate policy/);
  expect(await sqlOf({ bindOwner: true })).toContain("alter table public.projects force row level security;");
  expect(await sqlOf({ indexes: false })).not.toContain("create index");
  expect(await sqlOf({ userColumn: "id" })).not.toContain("create index");
  expect(await sqlOf({ rerunnable: true })).toContain(
    'drop policy if exists "Users can view their own projects" on public.projects;',
  );
  expect(await sqlOf({ mode: "restrictive" })).toContain("as restrictive\nfor select");
  const files = async (input: Partial<RlsInput>) => {
    const result = await run(input);
    return result.ok ? result.outputs.map(({ name }) => name) : [];
  };
  expect(await files({})).toEqual(["projects_policy.sql", "supabase/tests/projects_rls.test.sql", "access"]);
  expect(await files({ test: false })).toEqual(["projects_policy.sql", "access"]);
  expect(await files({ tableName: '"../../etc/a b"' })).toContain("_etc_a_b_policy.sql");
});

it("names policies as it is told, and says the command where there are several", async () => {
  const names = async (input: Partial<RlsInput>) =>
    policiesOf(await sqlOf(input)).map((policy) => /"((?:[^"]|"")*)"/.exec(policy)?.[1]);
  expect(await names({ policyName: ' My "own" ', operation: "select" })).toEqual(['My ""own""']);
  expect(await names({ policyName: "Mine" })).toEqual([
    "Mine (select)",
    "Mine (insert)",
    "Mine (update)",
    "Mine (delete)",
  ]);
});

it("cuts long names where PostgreSQL would, and says so", async () => {
  const result = await run({ tableName: "ü".repeat(40), policyName: "x".repeat(70), operation: "select" });
  expect(result).toMatchObject({
    ok: true,
    warnings: [
      `Table Name: PostgreSQL keeps 63 bytes of a name; yours is cut to "${"ü".repeat(31)}".`,
      `Policy Name: PostgreSQL keeps 63 bytes of a name; yours is cut to "${"x".repeat(63)}".`,
    ],
  });
});

it("keeps names apart that are cut before what tells them apart", async () => {
  const names = policiesOf(await sqlOf({ policyType: "role", requiredRole: "r".repeat(90) })).map(
    (policy) => /"([^"]*)"/.exec(policy)?.[1] ?? "",
  );
  expect(new Set(names).size).toBe(4);
  for (const name of names) expect(name).toHaveLength(63);
});

describe("is refused with a sentence", () => {
  it.each<[Partial<RlsInput>, string, string]>([
    [{ tableName: " " }, "tableName", "Name the table."],
    [
      { tableName: "a.b.c" },
      "tableName",
      "a.b.c has 3 parts. Write the table, or schema.table; quote a name with a dot in it.",
    ],
    [{ userColumn: "" }, "userColumn", "User Column is empty: name it."],
    [{ userColumn: "projects.user_id" }, "userColumn", "Write the column alone, user_id."],
    [
      { policyType: "team", membersTable: 'a"' },
      "membersTable",
      'A quotation mark in a" stands alone. Write "like this".',
    ],
    [{ policyType: "role", requiredRole: " , " }, "requiredRole", "Name a role, or several with commas between them."],
    [{ policyType: "role", roleColumn: "" }, "roleColumn", "Name the claim that holds the role."],
    [{ policyType: "tenant", tenantClaim: "" }, "tenantClaim", "Name the claim that holds the tenant."],
    [{ policyName: "a\nb" }, "policyName", '"a b" has a line break or another control character.'],
    [
      { policyType: "public", mode: "restrictive" },
      "mode",
      "A restrictive policy that lets everyone through restricts nothing. Take a permissive one.",
    ],
  ])("%j", async (input, field, message) => {
    expect(await run(input)).toEqual({ ok: false, reason: "input", issues: [{ field, message }] });
  });
  it.each([
    ["", "Write the condition: an expression that is true for the rows one may reach."],
    ["-- nothing", "Write the condition: an expression that is true for the rows one may reach."],
    ["(a = 1", "The ( at character 1 is never closed."],
    ["a = 1)", "The ) at character 6 closes nothing: a ( is missing before it."],
    ["(a[1)]", "The ) at character 5 closes the [ at character 3: they do not match."],
    ["a = 1;\ndrop table x", "The ; at line 1, character 6 would end the statement. Take it out."],
    ["a = 'x", "The text in quotes that begins at character 5 does not end."],
    ['a = "x', "The quoted name that begins at character 5 does not end."],
    ["a = 1\n/* b", "The comment that begins at line 2, character 1 does not end."],
    ["a = $x$ b", "The text after $x$ that begins at character 5 does not end."],
    ["Select true", "A query needs brackets around it, such as exists (select 1 from members where …)."],
    ["using (a = 1)", 'Write only what goes between the brackets, without "using".'],
  ])("the condition %j", async (customCondition, message) => {
    const result = await run({ policyType: "custom", customCondition });
    expect(result).toEqual({ ok: false, reason: "input", issues: [{ field: "customCondition", message }] });
  });
  it.each(["a = ';'", "a = $$;$$", "a = ')' -- it's ;", 'a = ";"', "a = E'\\'' /* ; ( */"])(
    "but not the condition %s",
    async (customCondition) => {
      expect(await run({ policyType: "custom", customCondition })).toMatchObject({ ok: true });
    },
  );
});

describe("what does as asked and may not be meant is told", () => {
  it.each<[Partial<RlsInput>, RegExp]>([
    [{ policyType: "public", publicWrite: "everyone", operation: "insert" }, /^INSERT: anyone who finds the address/],
    [{ policyType: "custom", customCondition: "auth.uid() = a" }, /^Calls such as auth\.uid\(\) were put/],
    [
      { policyType: "custom", customCondition: "(select auth.jwt()) -> 'user_metadata' ->> 'role' = 'admin'" },
      /^Users can change their own user_metadata/,
    ],
    [{ policyType: "custom", customCondition: "(select auth.role()) = 'anon'" }, /^auth\.role\(\) is deprecated/],
    [
      { policyType: "custom", customCondition: "id in (select parent from public.projects)" },
      /^The condition reads from projects, its own table/,
    ],
  ])("%j", async (input, warning) => {
    const result = await run(input);
    expect(result.ok && result.warnings).toEqual([expect.stringMatching(warning)]);
  });
});
