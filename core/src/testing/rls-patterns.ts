import type { RlsInput } from "../tools/rls/fields.ts";

/*
 * Every pattern of a policy, with all four commands, on a table `things`. By hand, for each kind of user: which rows
 * they see, create, update, delete. a: the first row, b: the second, *: both, -: none, x: they have no grant.
 */
export const trialUsers = {
  ada: "00000000-0000-4000-8000-00000000000a",
  bob: "00000000-0000-4000-8000-00000000000b",
  eve: "00000000-0000-4000-8000-00000000000e",
  mel: "00000000-0000-4000-8000-00000000000f",
} as const;
export type TrialUser = keyof typeof trialUsers;

export interface RlsPattern {
  readonly name: string;
  readonly input: Partial<RlsInput>;
  /** Columns of the table, and of its two rows the values. */
  readonly columns: string;
  readonly rows: readonly [a: string, b: string];
  /** SQL before the policies: the tables they look into. */
  readonly before?: string;
  readonly metadata?: Partial<Record<TrialUser, object>>;
  /** By user: four signs for select, insert, update, delete. */
  readonly reach: Readonly<Partial<Record<TrialUser | "anon", string>>>;
}

const owned = { columns: "user_id uuid not null", rows: [`'${trialUsers.ada}'`, `'${trialUsers.bob}'`] } as const;
const members = `
  create table members (team_id uuid not null, user_id uuid not null, role text, primary key (team_id, user_id));
  alter table members enable row level security;
  insert into members values ('${trialUsers.ada}', '${trialUsers.ada}', 'reader'), ('${trialUsers.bob}', '${trialUsers.bob}', 'reader'),
    ('${trialUsers.ada}', '${trialUsers.mel}', 'owner');`;
const tenants = (type: string, a: string, b: string): Omit<RlsPattern, "name" | "input"> => ({
  columns: `tenant_id ${type}`,
  rows: [`'${a.replace("'", "''")}'`, `'${b}'`],
  metadata: { ada: { tenant_id: a }, bob: { tenant_id: b } },
  reach: { anon: "xxxx", ada: "aaaa", bob: "bbbb", eve: "----" },
});

export const rlsPatterns: readonly RlsPattern[] = [
  { name: "own rows", input: {}, ...owned, reach: { anon: "xxxx", ada: "aaaa", bob: "bbbb", eve: "----" } },
  {
    name: "a role in the token",
    input: { policyType: "role" },
    columns: "title text",
    rows: ["'one'", "'two'"],
    metadata: { ada: { role: "admin" }, bob: { role: "user" } },
    reach: { anon: "xxxx", ada: "****", bob: "----", eve: "----" },
  },
  {
    name: "one of several roles, with quotes in them",
    input: { policyType: "role", requiredRole: " admin, it's ,admin", roleColumn: "user's role" },
    columns: "title text",
    rows: ["'one'", "'two'"],
    metadata: { ada: { "user's role": "it's" }, bob: { "user's role": "admin" }, eve: { role: "admin" } },
    reach: { anon: "xxxx", ada: "****", bob: "****", eve: "----" },
  },
  {
    name: "a role in a table, as an enum",
    input: { policyType: "role", roleSource: "table", rolesTable: "user roles", requiredRole: "admin,editor" },
    columns: "title text",
    rows: ["'one'", "'two'"],
    before: `create type app_role as enum ('admin', 'editor', 'user');
      create table "user roles" (user_id uuid not null, role app_role not null);
      alter table "user roles" enable row level security;
      insert into "user roles" values ('${trialUsers.ada}', 'editor'), ('${trialUsers.bob}', 'user');`,
    reach: { anon: "xxxx", ada: "****", bob: "----", eve: "----" },
  },
  {
    name: "team, every member",
    input: { policyType: "team", membersTable: "members" },
    columns: "team_id uuid not null",
    rows: [`'${trialUsers.ada}'`, `'${trialUsers.bob}'`],
    before: members,
    reach: { anon: "xxxx", ada: "aaaa", bob: "bbbb", mel: "aaaa", eve: "----" },
  },
  {
    name: "team, members with a role write",
    input: { policyType: "team", membersTable: "members", teamWrite: "role", requiredRole: "owner" },
    columns: "team_id uuid not null",
    rows: [`'${trialUsers.ada}'`, `'${trialUsers.bob}'`],
    before: members,
    reach: { anon: "xxxx", ada: "a---", bob: "b---", mel: "aaaa", eve: "----" },
  },
  { name: "tenant by uuid", input: { policyType: "tenant" }, ...tenants("uuid", trialUsers.ada, trialUsers.bob) },
  { name: "tenant by number", input: { policyType: "tenant", idType: "bigint" }, ...tenants("bigint", "7", "8") },
  { name: "tenant by text", input: { policyType: "tenant", idType: "text" }, ...tenants("text", "it's", "b") },
  {
    name: "public, the owner writes",
    input: { policyType: "public" },
    ...owned,
    reach: { anon: "*xxx", ada: "*aaa", bob: "*bbb", eve: "*---" },
  },
  {
    name: "public, everyone writes",
    input: { policyType: "public", publicWrite: "everyone" },
    ...owned,
    reach: { anon: "****", ada: "****", eve: "****" },
  },
  {
    name: "a condition, for the signed in",
    input: { policyType: "custom", customCondition: "auth.uid() = user_id -- mine" },
    ...owned,
    reach: { anon: "xxxx", ada: "aaaa", eve: "----" },
  },
  {
    name: "a condition, for everyone",
    input: {
      policyType: "custom",
      appliesTo: "everyone",
      customCondition: `user_id = '${trialUsers.ada}'\nor auth.uid() = user_id`,
    },
    ...owned,
    reach: { anon: "aaaa", bob: "****", eve: "aaaa" },
  },
];
