import { qualifiedName } from "../../../data/sql/qualified-name.ts";
import { dollarQuote, quoteLiteral } from "../../../data/sql/quote.ts";
import type { Access } from "../access.ts";
import { insertSql } from "../insert-sql.ts";
import type { RlsPlan } from "../plan.ts";

/** Columns the test adds: one tells its rows apart whatever the table looks like, one keeps that a row was changed. */
export const MARK = "rls_row";
export const TOUCHED = "rls_touched";

/**
 * What stands before the first case: what else the table asks of a row is set aside, so that a test can be written
 * without knowing the table; what the policies take for given is put there.
 */
export function pgtapSetUp(plan: RlsPlan, access: Access): string {
  const table = qualifiedName(plan.table);
  const trusted = plan.trusted && qualifiedName(plan.trusted);
  const tables = [...new Set([table, ...(trusted === undefined ? [] : [trusted])])];
  const homes = tables.map((name) => `${quoteLiteral(name)}::regclass`).join(", ");
  return [
    "-- Only the policies are on trial: triggers, keys and required columns are set aside until the rollback.",
    ...tables.map((name) => `alter table ${name} disable trigger user;`),
    `do ${dollarQuote(loosen(homes))};`,
    `alter table ${table} add column ${MARK} text, add column ${TOUCHED} boolean;`,
    ...openings(plan),
    ...(trusted === undefined || trusted === table
      ? []
      : [`delete from ${trusted};`, ...access.trustedRows.map((row) => insertSql(trusted, row))]),
    "",
  ].join("\n");
}

const loosen = (homes: string) => `
declare
  item record;
begin
  for item in
    select conrelid::regclass as home, conname from pg_constraint
    where conrelid in (${homes}) and contype in ('p', 'u', 'f', 'c', 'x') and coninhcount = 0
  loop
    execute format('alter table %s drop constraint if exists %I cascade', item.home, item.conname);
  end loop;
  for item in
    select attrelid::regclass as home, attname from pg_attribute
    where attrelid in (${homes}) and attnum > 0 and attnotnull and attidentity = '' and not attisdropped
  loop
    execute format('alter table %s alter column %I drop not null', item.home, item.attname);
  end loop;
end
`;

/** Doors that other policies and grants open in the real table, so that those of the plan alone decide. */
function openings({ table, policies, hasGrants, isRestrictive }: RlsPlan): readonly string[] {
  const name = qualifiedName(table);
  const commands = policies.map(({ command }) => command);
  const readsToChange = !commands.includes("select") && commands.some((command) => command !== "insert");
  const lines: string[] = [];
  if (!hasGrants) lines.push(`grant select, insert, update, delete on table ${name} to anon, authenticated;`);
  else if (readsToChange) lines.push(`grant select on table ${name} to anon, authenticated;`);
  if (isRestrictive)
    lines.push(
      "-- A restrictive policy narrows what others let through: here, all.",
      `create policy rls_test_door on ${name} to anon, authenticated using (true) with check (true);`,
    );
  else if (readsToChange)
    lines.push(
      "-- To change a row one has to see it.",
      `create policy rls_test_door on ${name} for select to anon, authenticated using (true);`,
    );
  return lines;
}
