import { readTableName, type TableName } from "../../data/sql/read-table-name.ts";
import { columnsOf, optionName, readTopic } from "./topic.ts";
import { pascalName, type RealtimePlan } from "./realtime-plan.ts";
import type { realtimeFields } from "./fields.ts";
import type { InputOf } from "../../tool/fields.ts";

export type RealtimeInput = InputOf<typeof realtimeFields>;

/** The name the channel really gets: the custom one when it is switched on. */
export const channelOf = ({ useCustomChannel, customChannelName, channelName }: RealtimeInput): string =>
  (useCustomChannel ? customChannelName : channelName).trim();

/** The table a valid input names. */
function tableOf(typed: string): TableName {
  const reading = readTableName(typed);
  if (!reading.ok) throw new Error(reading.message);
  return reading.table;
}

/** Settles what is to be written from a valid input. */
export function makePlan(input: RealtimeInput): RealtimePlan {
  const { schema, name: table } = tableOf(input.tableName);
  const isBroadcast = input.delivery === "broadcast";
  const column = input.filterColumn.trim();
  const filter =
    column === "" ? undefined : { column, operator: input.filterOperator, value: input.filterValue.trim() };
  const wanted = filter ? columnsOf(filter.value) : [];
  // Broadcast has no filter of its own: rows go to the topic that names the value.
  const missing = isBroadcast ? wanted.filter((name) => !columnsOf(channelOf(input)).includes(name)) : [];
  const topic = readTopic([channelOf(input), ...missing.map((name) => `{${name}}`)].join(":"));
  const columns = new Set([
    ...topic.flatMap((part) => ("column" in part ? [part.column] : [])),
    ...(isBroadcast ? [] : wanted),
  ]);
  return {
    isBroadcast,
    schema,
    table,
    events: (["INSERT", "UPDATE", "DELETE"] as const).filter((event) => input.events.includes(event)),
    topic,
    filter,
    hasPresence: input.usePresence,
    state: input.hookType,
    loadsRows: input.loadRows && input.hookType !== "custom",
    keyColumn: input.keyColumn.trim() || "id",
    access: input.access,
    memberTable: input.access === "members" ? tableOf(input.memberTable) : { schema: "public", name: "" },
    clientPath: input.clientPath.trim(),
    isNextClient: input.nextClient,
    name: pascalName(table),
    options: [...new Set([...columns].map(optionName))],
  };
}
