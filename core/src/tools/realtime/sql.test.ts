import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { fakePorts } from "../../testing/index.ts";
import { runTool } from "../../tool/run-tool.ts";
import { tool } from "./tool.ts";

/** What a Supabase database has: its roles, the user of a request, and the realtime schema with its two functions. */
const supabase = `
create role anon; create role authenticated;
create publication supabase_realtime;
create schema auth; create schema realtime;
create function auth.uid() returns uuid language sql stable as
  $$ select nullif(current_setting('request.jwt.sub', true), '')::uuid $$;
create function realtime.topic() returns text language sql stable as
  $$ select nullif(current_setting('realtime.topic', true), '') $$;
create table realtime.messages (
  topic text not null, extension text not null, payload jsonb, event text, private boolean default false
);
alter table realtime.messages enable row level security;
create function realtime.broadcast_changes(topic_name text, event_name text, operation text, table_name text,
  table_schema text, new record, old record, level text default 'ROW') returns void language plpgsql as $$
begin
  insert into realtime.messages (topic, extension, event, private, payload) values (topic_name, 'broadcast', event_name,
    true, jsonb_build_object('operation', operation, 'table', table_name, 'schema', table_schema, 'record', new, 'old_record', old));
end $$;
grant usage on schema auth, realtime to anon, authenticated;
grant select, insert on realtime.messages to anon, authenticated;
create schema app;
create table app."Chat messages" (id int primary key, room_id int, user_id uuid, status text);
create table room_members (room_id int, user_id uuid);
grant select on room_members to authenticated;
`;
const ANA = "00000000-0000-4000-8000-00000000000a";
const BEN = "00000000-0000-4000-8000-00000000000b";
const all = ["INSERT", "UPDATE", "DELETE"];

const db = new PGlite();
beforeAll(() => db.exec(supabase));
afterAll(() => db.close());

async function sqlOf(input: Record<string, unknown>): Promise<string> {
  const result = await runTool(tool, { tableName: 'app."Chat messages"', events: all, ...input }, fakePorts());
  if (!result.ok) throw new Error(JSON.stringify(result));
  const sql = result.outputs.find((output) => output.label === "SQL");
  return sql?.kind === "text" ? sql.text : "";
}

/** How many messages a signed-in user who joins the topic may receive; nobody signed in without an id. */
async function received(topic: string, user: string | null): Promise<number> {
  return db.transaction(async (run) => {
    await run.query("select set_config('realtime.topic', $1, true), set_config('request.jwt.sub', $2, true)", [
      topic,
      user ?? "",
    ]);
    await run.exec(`set local role ${user === null ? "anon" : "authenticated"}`);
    const { rows } = await run.query<{ count: number }>(
      "select count(*)::int from realtime.messages where topic = $1",
      [topic],
    );
    return rows[0]?.count ?? -1;
  });
}

/** Whether the user may show presence in the topic. */
async function mayTrack(topic: string, user: string): Promise<boolean> {
  try {
    await db.transaction(async (run) => {
      await run.query("select set_config('realtime.topic', $1, true), set_config('request.jwt.sub', $2, true)", [
        topic,
        user,
      ]);
      await run.exec("set local role authenticated");
      await run.query("insert into realtime.messages (topic, extension) values ($1, 'presence')", [topic]);
      await run.rollback();
    });
    return true;
  } catch (error) {
    if (!String(error).includes("row-level security")) throw error;
    return false;
  }
}

beforeEach(async () => {
  await db.exec(`
    delete from app."Chat messages"; delete from room_members;
    do $$ declare one record; begin
      for one in select policyname from pg_policies where schemaname = 'realtime' loop
        execute format('drop policy %I on realtime.messages', one.policyname);
      end loop;
    end $$;
    delete from realtime.messages;
    drop trigger if exists "broadcast_Chat messages_changes" on app."Chat messages";`);
});

test("Postgres Changes: the table joins the publication, twice is once", async () => {
  const sql = await sqlOf({});
  await db.exec(sql);
  await db.exec(sql);
  const { rows } = await db.query(
    "select schemaname, tablename from pg_publication_tables where pubname = 'supabase_realtime'",
  );
  expect(rows).toEqual([{ schemaname: "app", tablename: "Chat messages" }]);
  const { rows: table } = await db.query(
    "select relreplident, relrowsecurity from pg_class where relname = 'Chat messages'",
  );
  expect(table).toEqual([{ relreplident: "f", relrowsecurity: true }]);
  await db.exec(`alter table app."Chat messages" disable row level security`);
});

describe("Broadcast", () => {
  const rows = `
    insert into app."Chat messages" values (1, 7, '${ANA}', 'open'), (2, 8, '${BEN}', 'closed');
    update app."Chat messages" set status = 'done' where id = 1;
    delete from app."Chat messages" where id = 2;`;

  it.each([
    ["one topic", {}, ["INSERT db-changes", "INSERT db-changes", "UPDATE db-changes", "DELETE db-changes"]],
    ["only insertions", { events: ["INSERT"] }, ["INSERT db-changes", "INSERT db-changes"]],
    ["only deletions, by column", { events: ["DELETE"], channelName: "r:{room_id}" }, ["DELETE r:8"]],
    [
      "a topic for each room",
      { channelName: "r:{room_id}:x" },
      ["INSERT r:7:x", "INSERT r:8:x", "UPDATE r:7:x", "DELETE r:8:x"],
    ],
    [
      "a filter by option",
      { filterColumn: "room_id", filterValue: "{room_id}" },
      ["INSERT db-changes:7", "INSERT db-changes:8", "UPDATE db-changes:7", "DELETE db-changes:8"],
    ],
    ["a fixed filter", { filterColumn: "status", filterValue: "closed" }, ["INSERT db-changes", "DELETE db-changes"]],
    [
      "a list",
      { filterColumn: "room_id", filterOperator: "in", filterValue: "7, 9" },
      ["INSERT db-changes", "UPDATE db-changes"],
    ],
    [
      "a number",
      { filterColumn: "room_id", filterOperator: "gt", filterValue: "7" },
      ["INSERT db-changes", "DELETE db-changes"],
    ],
  ])("%s", async (_, input, expected) => {
    const sql = await sqlOf({ delivery: "broadcast", ...input });
    await db.exec(sql);
    await db.exec(sql);
    await db.exec(rows);
    const sent = await db.query<{ sent: string }>("select event || ' ' || topic as sent from realtime.messages");
    expect(sent.rows.map((row) => row.sent)).toEqual(expected);
  });

  test("what is sent is what the hook reads", async () => {
    await db.exec(await sqlOf({ delivery: "broadcast" }));
    await db.exec(rows);
    const { rows: sent } = await db.query<{ payload: { record: unknown; old_record: unknown } }>(
      "select payload from realtime.messages where event = 'DELETE'",
    );
    expect(sent[0]?.payload).toMatchObject({ record: null, old_record: { id: 2, room_id: 8 } });
  });

  test("everybody signed in, and nobody else", async () => {
    await db.exec(await sqlOf({ delivery: "broadcast", channelName: "r_:{room_id}" }));
    await db.exec(rows);
    expect([await received("r_:7", ANA), await received("r_:7", BEN), await received("r_:7", null)]).toEqual([2, 2, 0]);
    await db.exec("insert into realtime.messages (topic, extension) values ('rX:7', 'broadcast')");
    expect(await received("rX:7", ANA)).toBe(0);
  });

  test("the user the channel names", async () => {
    await db.exec(
      await sqlOf({ delivery: "broadcast", channelName: "user:{user_id}", access: "owner", usePresence: true }),
    );
    await db.exec(rows);
    const topic = `user:${ANA}`;
    expect([await received(topic, ANA), await received(topic, BEN), await received(topic, null)]).toEqual([2, 0, 0]);
    expect([await mayTrack(topic, ANA), await mayTrack(topic, BEN)]).toEqual([true, false]);
  });

  test("members, by a table", async () => {
    await db.exec(
      await sqlOf({ delivery: "broadcast", channelName: "r:{room_id}", access: "members", usePresence: true }),
    );
    await db.exec(`insert into room_members values (7, '${ANA}'), (8, '${BEN}');`);
    await db.exec(rows);
    expect([
      await received("r:7", ANA),
      await received("r:7", BEN),
      await received("r:8", BEN),
      await received("r:7", null),
    ]).toEqual([2, 0, 2, 0]);
    expect([await mayTrack("r:7", ANA), await mayTrack("r:7", BEN)]).toEqual([true, false]);
  });

  test("a channel without presence lets nobody show it", async () => {
    await db.exec(await sqlOf({ delivery: "broadcast" }));
    expect(await mayTrack("db-changes", ANA)).toBe(false);
  });
});
