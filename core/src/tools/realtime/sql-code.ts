import { broadcastSql } from "./broadcast-sql.ts";
import { qualifiedName } from "../../data/sql/qualified-name.ts";
import { dollarQuote, quoteLiteral } from "../../data/sql/quote.ts";
import { type RealtimePlan, shownTable } from "./realtime-plan.ts";

/** What the database needs before the hook hears anything; it can be run twice. */
export const sqlCode = (plan: RealtimePlan): string => (plan.isBroadcast ? broadcastSql(plan) : changesSql(plan));

function changesSql(plan: RealtimePlan): string {
  const { schema, table, events, filter } = plan;
  const target = qualifiedName({ schema, name: table });
  const blocks = [
    `-- Realtime sends the changes of the tables in this publication.
do ${dollarQuote(`
begin
  if not exists (
    select from pg_publication_tables
    where pubname = 'supabase_realtime'
      and schemaname = ${quoteLiteral(schema)}
      and tablename = ${quoteLiteral(table)}
  ) then
    alter publication supabase_realtime add table ${target};
  end if;
end
`)};`,
    `-- Row level security decides who hears of which row: a client gets the rows
-- that a policy of ${shownTable(plan)} lets it select.
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
