import { qualifiedName } from "../../data/sql/qualified-name.ts";
import { dollarQuote, quoteName } from "../../data/sql/quote.ts";
import { LOOKUP_SCHEMA } from "./lookups.ts";
import type { ApiRole, Lookup, Policy, RlsPlan } from "./plan.ts";

/** The SQL of a plan: a migration that can be read from top to bottom. */
export function policySql(plan: RlsPlan): string {
  const table = qualifiedName(plan.table);
  const head = `-- Row level security for ${table}\n-- ${plan.rule}\n`;
  const parts = [
    head,
    ...(plan.hasGrants ? [grantsSql(plan)] : []),
    enableSql(plan),
    ...(plan.lookups.length > 0 ? [lookupsSql(plan)] : []),
    ...(plan.isRestrictive
      ? ["-- Restrictive: these hold besides the table's permissive policies and let nothing through by themselves.\n"]
      : []),
    ...plan.policies.map((policy) => onePolicy(policy, plan)),
    ...(plan.indexes.length > 0 ? [indexesSql(plan)] : []),
  ];
  return parts.join("\n");
}

/** Grants say what a role may try at all, policies which rows it then reaches; a table needs both. */
function grantsSql({ table, policies }: RlsPlan): string {
  const name = qualifiedName(table);
  const commands = policies.map(({ command }) => command);
  const grantTo = (role: ApiRole) => {
    const granted = policies.filter(({ roles }) => roles.includes(role)).map(({ command }) => command);
    return granted.length === 0 ? [] : [`grant ${granted.join(", ")} on table ${name} to ${role};`];
  };
  return [
    "-- Grants: what each role may try at all. The policies then decide which rows.",
    ...(table.schema === "public"
      ? []
      : [`grant usage on schema ${quoteName(table.schema)} to ${schemaUsers(policies)};`]),
    `revoke ${commands.length === 4 ? "all" : commands.join(", ")} on table ${name} from anon, authenticated;`,
    ...grantTo("anon"),
    ...grantTo("authenticated"),
    "-- Server-side code with the secret key passes all policies, and still needs the grant.",
    `grant ${commands.join(", ")} on table ${name} to service_role;`,
    "",
  ].join("\n");
}

function schemaUsers(policies: readonly Policy[]): string {
  return [...new Set(policies.flatMap(({ roles }) => roles)), "service_role"].join(", ");
}

function enableSql({ table, isForced }: RlsPlan): string {
  const name = qualifiedName(table);
  const enable = `alter table ${name} enable row level security;\n`;
  return isForced
    ? `${enable}-- The owner of the table is bound too.\nalter table ${name} force row level security;\n`
    : enable;
}

function lookupsSql({ lookups, trusted }: RlsPlan): string {
  const roles = [...new Set(lookups.flatMap((lookup) => lookup.roles))].join(", ");
  const head = [
    `-- The policies ask ${lookups.length === 1 ? "this function" : "these functions"}. The schema ${LOOKUP_SCHEMA} must not be among the exposed ones of the API.`,
    ...(trusted ? [`-- Who can write to ${qualifiedName(trusted)} decides who is in: guard that table too.`] : []),
    `create schema if not exists ${LOOKUP_SCHEMA};`,
    `grant usage on schema ${LOOKUP_SCHEMA} to ${roles};`,
    "",
  ];
  return [head.join("\n"), ...lookups.map(lookupSql)].join("\n");
}

function lookupSql({ name, parameters, returns, body, purpose, roles }: Lookup): string {
  const signature = `${name}(${parameters.replace(/^\w+ /, "")})`;
  return [
    `-- ${purpose}`,
    `create or replace function ${name}(${parameters})`,
    `returns ${returns}`,
    "language sql",
    "stable",
    "security definer",
    "set search_path = ''",
    `as ${dollarQuote(`\n  ${body};\n`)};`,
    `revoke execute on function ${signature} from public;`,
    `grant execute on function ${signature} to ${roles.join(", ")};`,
    "",
  ].join("\n");
}

function onePolicy({ name, command, roles, using, check }: Policy, plan: RlsPlan): string {
  const table = qualifiedName(plan.table);
  const quoted = `"${name.replaceAll('"', '""')}"`;
  return [
    ...(plan.isRerunnable ? [`drop policy if exists ${quoted} on ${table};`] : []),
    `create policy ${quoted}`,
    `on ${table}`,
    ...(plan.isRestrictive ? ["as restrictive"] : []),
    `for ${command}`,
    `to ${roles.join(", ")}`,
    ...(using === undefined ? [] : [`using ${bracketed(using)}`]),
    ...(check === undefined ? [] : [`with check ${bracketed(check)}`]),
  ]
    .join("\n")
    .concat(";\n");
}

/** A longer condition stands on lines of its own: a comment at its end must not take the bracket with it. */
function bracketed(condition: string): string {
  return /\n|--/.test(condition) ? `(\n${condition}\n)` : `(${condition})`;
}

function indexesSql({ indexes }: RlsPlan): string {
  return [
    "-- The policies compare these columns for every row that a query looks at.",
    ...indexes.map(
      ({ name, table, column }) =>
        `create index if not exists ${quoteName(name)} on ${qualifiedName(table)} using btree (${quoteName(column)});`,
    ),
    "",
  ].join("\n");
}
