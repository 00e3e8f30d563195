import { defineTool } from "../../tool/define-tool.ts";
import { checkInput } from "./check-input.ts";
import { componentCode } from "./component-code.ts";
import { realtimeFields } from "./fields.ts";
import { hookCode } from "./hook-code.ts";
import { makePlan } from "./make-plan.ts";
import { componentNameOf, hookNameOf } from "./realtime-plan.ts";
import { sqlCode } from "./sql-code.ts";

/** A hook and a component that follow the changes of a table, and the SQL that lets them. */
export const tool = defineTool({
  id: "realtime",
  route: "/realtime-code-generator",
  title: "Realtime Code",
  summary: "A hook and a component that follow a table's changes, with their SQL",
  aliases: ["supabase", "subscribe", "broadcast", "presence", "websocket", "hook"],
  action: {
    label: "Generate Code",
    busyLabel: "Generating...",
    success: { title: "Code Generated" },
  },
  positional: "tableName",
  projectFiles: true,
  fields: realtimeFields,
  examples: [
    {
      name: "The messages of a room, by Broadcast",
      input: {
        delivery: "broadcast",
        events: ["INSERT", "UPDATE", "DELETE"],
        useCustomChannel: true,
        customChannelName: "room:{room_id}:messages",
        usePresence: true,
        access: "members",
        hookType: "useReducer",
      },
    },
    {
      name: "Open tickets, by Postgres Changes",
      input: {
        tableName: "tickets",
        events: ["INSERT", "UPDATE"],
        channelName: "tickets",
        filterColumn: "status",
        filterValue: "open",
      },
    },
    { name: "Each change handed to a function", input: { tableName: "app.orders", hookType: "custom" } },
  ],
  check: checkInput,
  generate(input, _ports, { warn }) {
    const plan = makePlan(input);
    if (plan.isBroadcast && plan.access === "authenticated")
      warn(
        "Everybody signed in hears each change sent to this channel, whatever the table's policies say. Name who may listen where rows are not for all.",
      );
    if (!plan.isBroadcast && plan.filter && plan.events.includes("DELETE"))
      warn(
        "Postgres Changes cannot filter deletions: the hook hears of every deleted row and skips those it does not have.",
      );
    return [
      {
        kind: "text",
        label: "Component",
        name: `${componentNameOf(plan)}.tsx`,
        mime: "text/plain",
        text: componentCode(plan),
      },
      { kind: "text", label: "Hook", name: `${hookNameOf(plan)}.ts`, mime: "text/plain", text: hookCode(plan) },
      {
        kind: "text",
        label: "SQL",
        name: `${plan.table.replaceAll(/[^\p{ID_Continue}.-]+/gu, "_")}_realtime.sql`,
        mime: "application/sql",
        text: sqlCode(plan),
      },
    ];
  },
});
