import { describe, expect, it, test } from "vitest";
import { fakePorts } from "../../testing/index.ts";
import { runTool } from "../../tool/run-tool.ts";
import { listOf } from "./filter-value.ts";
import { pascalName } from "./realtime-plan.ts";
import { tool } from "./tool.ts";
import { faultOfTopic, optionName, readTopic, topicCode } from "./topic.ts";

async function files(input: Record<string, unknown>): Promise<Record<string, string>> {
  const result = await runTool(tool, input, fakePorts());
  if (!result.ok) throw new Error(JSON.stringify(result));
  return Object.fromEntries(result.outputs.map((output) => [output.label, output.kind === "text" ? output.text : ""]));
}

async function issue(input: Record<string, unknown>): Promise<[string | undefined, string] | undefined> {
  const result = await runTool(tool, input, fakePorts());
  return result.ok ? undefined : [result.issues[0]?.field, result.issues[0]?.message ?? ""];
}

const broadcast = { delivery: "broadcast" };
const room = { useCustomChannel: true, customChannelName: "room:{room_id}:messages" };
const all = { events: ["INSERT", "UPDATE", "DELETE"] };

describe("the product's defaults", () => {
  test("event INSERT, channel db-changes, Postgres Changes, useState", async () => {
    const { Hook = "" } = await files({});
    expect(Hook).toContain("const topic = `db-changes:${id}`;");
    expect(Hook).toContain('"postgres_changes",\n      { event: "INSERT", schema: "public", table: "messages" },');
    expect(Hook).toContain("useState<readonly Row[]>([])");
    expect(Hook).not.toContain("private: true");
  });

  test("the fields and hook types carry the product's names", () => {
    expect(Object.keys(tool.fields)).toEqual(
      expect.arrayContaining(
        "tableName events channelName usePresence useCustomChannel customChannelName hookType filterColumn filterValue".split(
          " ",
        ),
      ),
    );
    expect(tool.fields.hookType.options.map(({ label }) => label)).toEqual(["useState", "useReducer", "custom"]);
  });

  test("a component, a hook and the SQL, named after the table", async () => {
    const result = await runTool(tool, { tableName: "app.user_links" }, fakePorts());
    expect(result.ok && result.outputs.map(({ name }) => name)).toEqual([
      "UserLinksRealtime.tsx",
      "useUserLinksRealtime.ts",
      "user_links_realtime.sql",
    ]);
  });
});

describe("Postgres Changes", () => {
  test("each listed event has a listener of its own, all three share one", async () => {
    const two = await files({ events: ["DELETE", "UPDATE"] });
    expect(two["Hook"]?.match(/event: "\w+"/g)).toEqual(['event: "UPDATE"', 'event: "DELETE"']);
    const three = await files(all);
    expect(three["Hook"]?.match(/event: "[^"]+"/g)).toEqual(['event: "*"']);
  });

  it.each([
    ["eq", "42", 'filter: "status=eq.42"', '.eq("status", 42)'],
    ["neq", "open", 'filter: "status=neq.open"', '.neq("status", "open")'],
    ["eq", "a,b (c)", `filter: 'status=eq."a,b (c)"'`, '.eq("status", "a,b (c)")'],
    ["in", 'open, "a,b", 3', `filter: 'status=in.(open,"a,b",3)'`, '.in("status", ["open", "a,b", 3])'],
    ["eq", "{room_id}", "filter: `status=eq.${roomId}`", '.eq("status", roomId)'],
    ["eq", "007", 'filter: "status=eq.007"', '.eq("status", "007")'],
  ])("filter %s %s", async (filterOperator, filterValue, filter, call) => {
    const { Hook = "" } = await files({ filterColumn: "status", filterOperator, filterValue });
    expect(Hook).toContain(filter);
    expect(Hook).toContain(call);
  });

  test("presence needs the same topic for everybody, so it takes no id of its own", async () => {
    const { Hook = "" } = await files({ usePresence: true });
    expect(Hook).toContain('const topic = "db-changes";');
    expect(Hook).toContain("config: { presence: { key: userId } }");
    expect(Hook).toContain('show("live", null);\n        void load();\n        void channel.track(');
  });
});

describe("Broadcast from the database", () => {
  test("a private channel whose topic names the row's column, after setAuth", async () => {
    const { Hook = "", SQL = "" } = await files({ ...broadcast, ...room, ...all });
    expect(Hook).toContain("const topic = `room:${roomId}:messages`;");
    expect(Hook).toContain("config: { private: true }");
    expect(Hook.indexOf("setAuth()")).toBeLessThan(Hook.indexOf("channel.subscribe("));
    expect(Hook).not.toContain("postgres_changes");
    expect(SQL).toContain("'room:' || changed.room_id::text || ':messages', -- topic");
  });

  test("a filter by an option goes into the topic", async () => {
    const { Hook = "", SQL = "" } = await files({ ...broadcast, filterColumn: "room_id", filterValue: "{room_id}" });
    expect(Hook).toContain("const topic = `db-changes:${roomId}`;");
    expect(SQL).toContain("'db-changes:' || new.room_id::text, -- topic");
  });

  test("a fixed filter is the trigger's", async () => {
    const { SQL = "" } = await files({ ...broadcast, filterColumn: "status", filterValue: "it's open" });
    expect(SQL).toContain("if new.status = 'it''s open' then");
  });

  test("that everybody signed in may listen is said", async () => {
    const result = await runTool(tool, broadcast, fakePorts());
    expect(result.ok && result.warnings).toEqual([expect.stringContaining("Everybody signed in hears each change")]);
  });
});

test("names that are code, markup or comments stay names", async () => {
  const { Hook = "", SQL = "" } = await files({
    tableName: 'public."a*/b; $$ `${x}`"',
    channelName: "x:{id}",
    ...broadcast,
    ...all,
  });
  expect(Hook).toContain("/** A row of public.a* /b; ");
  expect(Hook).toContain('.from("a*/b; $$ `${x}`")');
  expect(SQL).toContain('public."a*/b; $$ `${x}`"');
  expect(SQL).toContain("as $q1$");
});

describe("what cannot be used is answered", () => {
  it.each([
    [{ tableName: " " }, "tableName", "Name the table whose changes you want, such as messages."],
    [{ tableName: "a.b.c" }, "tableName", expect.stringContaining("a.b.c has 3 parts.")],
    [
      { tableName: "消".repeat(22) },
      "tableName",
      `"${"消".repeat(22)}" is longer than the 63 bytes PostgreSQL keeps of a name.`,
    ],
    [{ events: [] }, "events", "Choose at least one event."],
    [{ channelName: " " }, "channelName", "Give the channel a name, such as db-changes."],
    [{ channelName: "Realtime" }, "channelName", 'Supabase keeps "realtime" for itself. Choose another name.'],
    [{ useCustomChannel: true }, "customChannelName", "Give the channel a name, such as db-changes."],
    [
      { channelName: "room:{" },
      "channelName",
      "There is an unpaired brace. A column goes between two: room:{room_id}.",
    ],
    [
      { channelName: "room:{a b}" },
      "channelName",
      "{a b} names no column. Use letters, digits and underscores, such as {room_id}.",
    ],
    [
      { channelName: "room:{class}" },
      "channelName",
      "{class} names no column. Use letters, digits and underscores, such as {room_id}.",
    ],
    [{ filterValue: "1" }, "filterValue", "Name the column the value belongs to."],
    [{ filterColumn: "a" }, "filterValue", "Give the value the column is compared with, or empty the column."],
    [
      { filterColumn: "a", filterOperator: "in", filterValue: "{b}" },
      "filterValue",
      "A list holds fixed values only. Use equals with a column in braces.",
    ],
    [
      { filterColumn: "a", filterOperator: "in", filterValue: Array.from({ length: 101 }, (_, at) => at).join() },
      "filterValue",
      "Realtime takes 1 to 100 values in a list; there are 101.",
    ],
    [
      { ...broadcast, filterColumn: "a", filterOperator: "gt", filterValue: "{a}" },
      "filterValue",
      "Broadcast goes by topic: a value in braces is compared with equals, and is the column itself: {a}.",
    ],
    [
      { ...broadcast, access: "owner" },
      "channelName",
      "The channel has to name one column that holds the user: user:{user_id}. Use a custom channel.",
    ],
    [
      { ...broadcast, access: "members" },
      "channelName",
      "Members are found by a column the channel names: room:{room_id}. Use a custom channel.",
    ],
    [{ ...broadcast, ...room, access: "members", memberTable: "" }, "memberTable", 'A name is missing in "".'],
    [{ clientPath: "" }, "clientPath", "Say where supabase is exported, such as ./supabase or @/lib/supabase."],
  ])("%o", async (input, field, message) => expect(await issue(input)).toEqual([field, message]));
});

describe("parts", () => {
  it.each([
    ["user_links", "UserLinks"],
    ["Messages", "Messages"],
    ["order items", "OrderItems"],
    ["2fa", "Table2fa"],
    ["消息", "消息"],
    ["-", "Table"],
  ])("the table %s is called %s", (table, name) => expect(pascalName(table)).toBe(name));

  it.each([
    ["a, b ,c", ["a", "b", "c"]],
    ['"a,b", c', ["a,b", "c"]],
    [String.raw`"say \"hi\"",x`, ['say "hi"', "x"]],
    [",,", []],
  ])("the list %s", (text, values) => expect(listOf(text)).toEqual(values));

  test("a topic as code keeps what would be code", () => {
    // oxlint-disable-next-line no-template-curly-in-string -- a template is what is written
    expect(topicCode(readTopic("a`$x\\{c_d}"))).toBe("`a\\`$x\\\\${cD}`");
    expect(optionName("room_id")).toBe("roomId");
    expect(faultOfTopic("room:{room_id}")).toBeUndefined();
  });
});
