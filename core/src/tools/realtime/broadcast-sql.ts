import { cutName } from "../../data/sql/cut-name.ts";
import { qualifiedName } from "../../data/sql/qualified-name.ts";
import { dollarQuote, quoteLiteral, quoteName } from "../../data/sql/quote.ts";
import { listOf } from "./filter-value.ts";
import { type RealtimePlan, shownTable } from "./realtime-plan.ts";
import { columnsOf, type TopicPart } from "./topic.ts";

/**
 * Broadcast from the database, as Supabase recommends it: a trigger that sends each change to the topic of its row
 * (realtime.broadcast_changes), and policies on realtime.messages that say who may join that topic.
 */
export function broadcastSql(plan: RealtimePlan): string {
  return `${[triggerFunction(plan), trigger(plan), ...policies(plan)].join("\n\n")}\n`;
}

const targetOf = ({ schema, table }: RealtimePlan): string => qualifiedName({ schema, name: table });
const functionOf = ({ schema, table }: RealtimePlan): string =>
  qualifiedName({ schema, name: cutName(`broadcast_${table}`, "_changes") });

function triggerFunction(plan: RealtimePlan): string {
  const { events, topic } = plan;
  const condition = conditionOf(plan);
  const readsRow = condition !== undefined || topic.some((part) => "column" in part);
  const hasBoth = events.includes("DELETE") && events.length > 1;
  const row = hasBoth ? "changed" : events.includes("DELETE") ? "old" : "new";
  const send = [
    "perform realtime.broadcast_changes(",
    `  ${topicSql(topic, row)}, -- topic`,
    "  tg_op, -- event",
    "  tg_op, -- operation",
    "  tg_table_name,",
    "  tg_table_schema,",
    "  new,",
    "  old",
    ");",
  ];
  const guarded = condition === undefined ? send : [`if ${condition(row)} then`, ...indented(send), "end if;"];
  const body = [
    ...(readsRow && hasBoth ? ["declare", `  changed ${targetOf(plan)}%rowtype;`] : []),
    "begin",
    ...(readsRow && hasBoth
      ? indented(["if tg_op = 'DELETE' then", "  changed := old;", "else", "  changed := new;", "end if;"])
      : []),
    ...indented(guarded),
    "  return null;",
    "end;",
  ].join("\n");
  return `-- Sends each change of ${shownTable(plan)} to the topic of its row.
create or replace function ${functionOf(plan)}()
returns trigger
language plpgsql
security definer
set search_path = ''
as ${dollarQuote(`\n${body}\n`)};

-- Only the trigger calls it.
revoke execute on function ${functionOf(plan)}() from public, anon, authenticated;`;
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** The topic of a row, or of a member's row, as SQL: words and columns joined. */
function topicSql(topic: readonly TopicPart[], row: string): string {
  return topic
    .map((part) => ("text" in part ? quoteLiteral(part.text) : `${row}.${quoteName(part.column)}::text`))
    .join(" || ");
}

const operators = { eq: "=", neq: "<>", lt: "<", lte: "<=", gt: ">", gte: ">=" } as const;

/** Which rows are sent; undefined for all. A value that is an option of the hook stands in the topic instead. */
function conditionOf({ filter }: RealtimePlan): ((row: string) => string) | undefined {
  if (!filter || columnsOf(filter.value).length > 0) return undefined;
  const { column, operator, value } = filter;
  return (row) => {
    const left = `${row}.${quoteName(column)}`;
    if (operator === "in") return `${left} in (${listOf(value).map(quoteLiteral).join(", ")})`;
    return `${left} ${operators[operator]} ${quoteLiteral(value)}`;
  };
}

function trigger(plan: RealtimePlan): string {
  const events = plan.events.map((event) => event.toLowerCase()).join(" or ");
  return `create or replace trigger ${quoteName(cutName(`broadcast_${plan.table}`, "_changes"))}
after ${events} on ${targetOf(plan)}
for each row execute function ${functionOf(plan)}();`;
}

function policies(plan: RealtimePlan): string[] {
  const shown = plan.topic.map((part) => ("text" in part ? part.text : `{${part.column}}`)).join("");
  const may = mayJoin(plan);
  const kinds = plan.hasPresence
    ? "realtime.messages.extension in ('broadcast', 'presence')"
    : "realtime.messages.extension = 'broadcast'";
  const receive = quoteName(cutName(`Receive ${shown}`));
  const written = [
    `-- Who may listen. The table's own policies are not asked: what is sent to a
-- topic reaches everybody who may join it.
drop policy if exists ${receive} on realtime.messages;
create policy ${receive}
on realtime.messages
for select
to authenticated
using (
  ${kinds}
  and ${may}
);`,
  ];
  if (!plan.hasPresence) return written;
  const track = quoteName(cutName(`Be present in ${shown}`));
  written.push(`-- Who may show that they are online.
drop policy if exists ${track} on realtime.messages;
create policy ${track}
on realtime.messages
for insert
to authenticated
with check (
  realtime.messages.extension = 'presence'
  and ${may}
);`);
  return written;
}

function mayJoin({ access, topic, memberTable }: RealtimePlan): string {
  const columns = topic.flatMap((part) => ("column" in part ? [part.column] : []));
  if (access === "members") {
    return `exists (
    select from ${qualifiedName(memberTable)} as member
    where member.user_id = (select auth.uid())
      and (select realtime.topic()) = ${topicSql(topic, "member")}
  )`;
  }
  if (access === "owner") {
    const parts = topic.map((part) => ("text" in part ? quoteLiteral(part.text) : "(select auth.uid())::text"));
    return `(select realtime.topic()) = ${parts.join(" || ")}`;
  }
  if (columns.length === 0) return `(select realtime.topic()) = ${topicSql(topic, "")}`;
  const pattern = topic.map((part) => ("text" in part ? part.text.replaceAll(/[\\%_]/g, "\\$&") : "%")).join("");
  return `(select realtime.topic()) like ${quoteLiteral(pattern)}`;
}
