import { qualifiedName } from "../../../data/sql/qualified-name.ts";
import { quoteLiteral } from "../../../data/sql/quote.ts";
import { capitalize } from "../../../text/format.ts";
import type { Access, Actor } from "../access.ts";
import { insertSql } from "../insert-sql.ts";
import { actorTests, setRole } from "./pgtap-cases.ts";
import { MARK, pgtapSetUp } from "./pgtap-set-up.ts";
import type { RlsPlan } from "../plan.ts";

/**
 * A pgTAP file (pgtap.org) that tries every policy of a plan as every kind of user
 * (supabase.com/docs/guides/database/postgres/row-level-security, "Test your policies"). All of it is rolled back.
 */
export function pgtapSql(plan: RlsPlan, access: Access): string {
  const shape = shapeTests(plan);
  const cases = access.actors.map((actor) => ({ actor, lines: actorTests(actor, plan, access) }));
  const all = [...shape, ...cases.flatMap(({ lines }) => lines)];
  return [
    `-- Who reaches which rows of ${qualifiedName(plan.table)}. Run with: supabase test db`,
    "begin;",
    "create extension if not exists pgtap with schema extensions;",
    `select plan(${all.filter((line) => line.startsWith("select ")).length});`,
    "",
    "-- The policies are there.",
    ...shape,
    "",
    ...(cases.length > 0 ? [pgtapSetUp(plan, access)] : []),
    ...cases.map(({ actor, lines }) => [enter(actor, plan, access), ...lines, ""].join("\n")),
    ...(access.actors.length > 1 ? [] : [ownCases(plan)]),
    "reset role;",
    "select * from finish();",
    "rollback;",
    "",
  ].join("\n");
}

function shapeTests({ table, policies, isForced }: RlsPlan): readonly string[] {
  const oid = `${quoteLiteral(qualifiedName(table))}::regclass`;
  const place = `${quoteLiteral(table.schema)}, ${quoteLiteral(table.name)}`;
  const isOn = (column: string, words: string) =>
    `select ok((select ${column} from pg_class where oid = ${oid}), ${quoteLiteral(words)});`;
  return [
    isOn("relrowsecurity", "row level security is on"),
    ...(isForced ? [isOn("relforcerowsecurity", "row level security binds the owner of the table")] : []),
    ...policies.flatMap(({ name, command, roles }) => [
      `select policy_cmd_is(${place}, ${quoteLiteral(name)}, ${quoteLiteral(command)}, ${quoteLiteral(`"${name}" is for ${command}`)});`,
      `select policy_roles_are(${place}, ${quoteLiteral(name)}, array[${roles.map(quoteLiteral).join(", ")}], ${quoteLiteral(`"${name}" is for ${roles.join(" and ")}`)});`,
    ]),
  ];
}

/** The two rows as they were, and the connection as a request of the actor would find it. */
function enter(actor: Actor, plan: RlsPlan, access: Access): string {
  const table = qualifiedName(plan.table);
  const isSame = plan.trusted && qualifiedName(plan.trusted) === table;
  return [
    `-- ${capitalize(actor.who)}`,
    "reset role;",
    `delete from ${table};`,
    ...(["a", "b"] as const).map((mark) => insertSql(table, { [MARK]: quoteLiteral(mark), ...access.rows[mark] })),
    ...(isSame ? access.trustedRows.map((row) => insertSql(table, row)) : []),
    `set local request.jwt.claims = ${quoteLiteral(JSON.stringify(actor.claims ?? { role: "anon" }))};`,
    setRole(actor),
  ].join("\n");
}

/** Which rows a condition of one's own means, only its author knows. */
function ownCases({ table }: RlsPlan): string {
  return [
    "-- Put cases of your own here and count them in the plan above. One looks like this:",
    "-- set local role authenticated;",
    `-- set local request.jwt.claims = '{"sub":"33333333-3333-3333-3333-333333333333","role":"authenticated"}';`,
    `-- select is_empty('select 1 from ${qualifiedName(table).replaceAll("'", "''")}', 'another user sees no rows');`,
    "",
  ].join("\n");
}
