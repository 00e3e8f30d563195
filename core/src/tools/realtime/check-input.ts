import { isTooLongName, MAX_NAME_BYTES } from "../../data/sql/cut-name.ts";
import { nameError, readTableName } from "../../data/sql/read-table-name.ts";
import type { Issue } from "../../tool/output.ts";
import { listOf } from "./filter-value.ts";
import { channelOf, type RealtimeInput } from "./make-plan.ts";
import { columnsOf, faultOfTopic } from "./topic.ts";

/** What a single field cannot say: names, braces, and what does not go together. */
export function checkInput(input: RealtimeInput): Issue[] {
  const issues: Issue[] = [];
  const say = (field: keyof RealtimeInput, message: string | undefined) => {
    if (message !== undefined) issues.push({ field, message });
  };
  say("tableName", tableFault(input.tableName));
  if (input.events.length === 0) say("events", "Choose at least one event.");
  const channelField = input.useCustomChannel ? "customChannelName" : "channelName";
  say(channelField, channelFault(channelOf(input)));
  say("filterColumn", columnFault(input.filterColumn.trim()));
  say("filterValue", filterFault(input));
  say("keyColumn", columnFault(input.keyColumn.trim()));
  if (input.clientPath.trim() === "" || hasControl(input.clientPath))
    say("clientPath", "Say where supabase is exported, such as ./supabase or @/lib/supabase.");
  if (input.delivery !== "broadcast") return issues;
  const columns = [...columnsOf(channelOf(input)), ...columnsOf(input.filterValue)];
  if (input.access === "owner" && new Set(columns).size !== 1)
    say(channelField, "The channel has to name one column that holds the user: user:{user_id}. Use a custom channel.");
  if (input.access === "members") {
    say("memberTable", tableFault(input.memberTable));
    if (columns.length === 0)
      say(channelField, "Members are found by a column the channel names: room:{room_id}. Use a custom channel.");
  }
  return issues;
}

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const hasControl = (text: string): boolean => /[\u0000-\u001f\u007f]/.test(text);

function tableFault(typed: string): string | undefined {
  const reading = readTableName(typed);
  return reading.ok ? (columnFault(reading.table.schema) ?? columnFault(reading.table.name)) : reading.message;
}

function columnFault(name: string): string | undefined {
  if (isTooLongName(name)) return `"${name}" is longer than the ${MAX_NAME_BYTES} bytes PostgreSQL keeps of a name.`;
  return nameError(name);
}

function channelFault(channel: string): string | undefined {
  if (channel === "") return "Give the channel a name, such as db-changes.";
  if (hasControl(channel)) return "A channel name must be one line without control characters.";
  if (channel.toLowerCase() === "realtime") return 'Supabase keeps "realtime" for itself. Choose another name.';
  return faultOfTopic(channel);
}

function filterFault({ delivery, filterColumn, filterOperator, filterValue }: RealtimeInput): string | undefined {
  const [column, value] = [filterColumn.trim(), filterValue.trim()];
  if (column === "" && value === "") return undefined;
  if (column === "") return "Name the column the value belongs to.";
  if (value === "") return "Give the value the column is compared with, or empty the column.";
  if (hasControl(value)) return "The value must be one line without control characters.";
  const fault = faultOfTopic(value);
  if (fault !== undefined) return fault;
  const columns = columnsOf(value);
  if (filterOperator === "in") {
    if (columns.length > 0) return "A list holds fixed values only. Use equals with a column in braces.";
    const count = listOf(value).length;
    if (count === 0 || count > 100) return `Realtime takes 1 to 100 values in a list; there are ${count}.`;
  }
  if (delivery !== "broadcast" || columns.length === 0) return undefined;
  if (filterOperator !== "eq" || value !== `{${column}}`)
    return `Broadcast goes by topic: a value in braces is compared with equals, and is the column itself: {${column}}.`;
  return undefined;
}
