import { broadcastSql } from "./broadcast-sql.ts";
import { dollarTag, quoteName, quoteText } from "../../sql/quote-name.ts";
import { type RealtimePlan, shownTable } from "./realtime-plan.ts";

/** What the database needs before the hook hears anything; it can be run twice. */
export const sqlCode = (plan: RealtimePlan): string => (plan.isBroadcast ? broadcastSql(plan) : changesSql(plan));

function changesSql(plan: RealtimePlan): string {
  const { schema, table, events, filter } = plan;
  const target = `${quoteName(schema)}.${quoteName(table)}`;
  const tag = dollarTag(target);
  const blocks = [
    `-- Realtime sends the changes of the tables in this publication.
do ${tag}
begin
  if not exists (
    select from pg_publication_tables
    where pubname = 'supabase_realtime'
      and schemaname = ${quoteText(schema)}
      and tablename = ${quoteText(table)}
  ) then
    alter publication supabase_realtime add table ${target};
  end if;
end
${tag};`,
    `-- A client gets the rows that it may select: without row level security on
-- ${shownTable(plan)} and a policy for select, that is every row or none.
alter table ${target} enable row level security;`,
  ];
  if (events.some((event) => event !== "INSERT"))
    blocks.push(`-- Updates and deletions then carry the old row: all of it where row level
-- security is off, its primary key where it is on.
alter table ${target} replica identity full;`);
  if (filter && events.includes("DELETE"))
    blocks.push(`-- Deletions cannot be filtered and are not checked against policies: each
-- client hears the primary key of each deleted row.`);
  return `${blocks.join("\n\n")}\n`;
}
