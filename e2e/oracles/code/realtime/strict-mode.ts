/**
 * A test that goes into the generated project: the real supabase-js with a socket that answers as Realtime does, the
 * generated hook and component under React's StrictMode in jsdom.
 */
export const strictModeTest = (folder: string, delivery: "changes" | "broadcast", name: string, hasRows: boolean) => `
import { createElement as h, StrictMode } from "react";
import { act, cleanup, render, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import * as hookModule from ".//${folder}/use${name}Realtime";
import * as componentModule from ".//${folder}/${name}Realtime";
import { server } from ".//${folder}/supabase";

globalThis.IS_REACT_ACT_ENVIRONMENT = true;
const useHook = hookModule.use${name}Realtime;
const Component = componentModule.${name}Realtime;
const settle = () => act(() => new Promise((done) => setTimeout(done, 20)));
const row = (id, extra) => ({ id, body: "hello " + id, ...extra });
const send = (type, id, extra) => act(async () => server.send("${delivery}", type, row(id, extra)));

beforeEach(() => server.reset());
afterEach(() => cleanup());

it("subscribes once under StrictMode and leaves nothing behind", async () => {
  const seen = [];
  const view = renderHook((props) => useHook(props), { wrapper: StrictMode, initialProps: options("7", (c) => seen.push(c)) });
  await settle();
  expect(view.result.current.status).toBe("live");
  expect(server.joined().length).toBe(1);
  await send("INSERT", 1);
  ${hasRows ? "expect(view.result.current.rows.map((one) => one.id)).toEqual([1, 100]);" : "expect(seen.length).toBe(1);"}
  view.unmount();
  await settle();
  expect(server.joined()).toEqual([]);
  expect(server.client.getChannels()).toEqual([]);
});

it("follows its options, and only the newest channel is heard", async () => {
  const view = renderHook((props) => useHook(props), { wrapper: StrictMode, initialProps: options("7") });
  await settle();
  const [before] = server.joined();
  view.rerender(options("8"));
  await settle();
  const [after, ...more] = server.joined();
  expect(more).toEqual([]);
  expect(after).not.toBe(before);
  expect(after).toContain("8");
});

it("shows a channel that is refused, and recovers", async () => {
  server.refuses = true;
  const view = renderHook((props) => useHook(props), { wrapper: StrictMode, initialProps: options("7") });
  await settle();
  expect(view.result.current.status).toBe("failed");
  expect(view.result.current.error.message).toContain("not allowed");
  server.refuses = false;
  await act(() => new Promise((done) => setTimeout(done, 1300)));
  expect([view.result.current.status, view.result.current.error]).toEqual(["live", null]);
});

it("tells who is online", async () => {
  const view = renderHook((props) => useHook(props), { wrapper: StrictMode, initialProps: options("7") });
  await settle();
  expect(view.result.current.online).toEqual(["ana"]);
});

it("the component shows what comes", async () => {
  render(h(StrictMode, null, h(Component, options("7"))));
  await settle();
  expect(screen.getByText("Live")).toBeTruthy();
  await send("INSERT", 1);
  expect(screen.getByText(/"hello 1"/)).toBeTruthy();
});

${
  hasRows
    ? `
it("updates, deletes and never doubles a row; what comes while rows load is kept", async () => {
  server.loadDelay = 60;
  const view = renderHook((props) => useHook(props), { wrapper: StrictMode, initialProps: options("7") });
  await settle();
  const bodies = () => view.result.current.rows.map((one) => one.body);
  await send("INSERT", 1);
  await send("DELETE", 100);
  expect(bodies()).toEqual(["hello 1"]);
  await act(() => new Promise((done) => setTimeout(done, 80)));
  expect(bodies()).toEqual(["hello 1"]);
  await send("INSERT", 1);
  await send("UPDATE", 1, { body: "changed" });
  await send("UPDATE", 2);
  expect(bodies()).toEqual(["hello 2", "changed"]);
  await send("DELETE", 1);
  expect(bodies()).toEqual(["hello 2"]);
});
`
    : `
it("the newest callback is called, without a new subscription", async () => {
  const [first, second] = [[], []];
  const view = renderHook((props) => useHook(props), { wrapper: StrictMode, initialProps: options("7", (c) => first.push(c)) });
  await settle();
  const joins = server.joins;
  view.rerender(options("7", (c) => second.push(c)));
  await send("INSERT", 1);
  expect([first.length, second.length, server.joins]).toEqual([0, 1, joins]);
});
`
}
function options(roomId, onChange = () => {}) {
  return { roomId, userId: "ana", onChange };
}
`;

/** supabase.ts of the generated project in that test: a real client whose socket and REST calls end in this file. */
export const fakeSupabase = `
import { createClient } from "@supabase/supabase-js";

export const server = {
  sockets: new Set<FakeSocket>(), refuses: false, loadDelay: 0, joins: 0, client: null as any,
  topics: new Map<string, any>(),
  joined() { return [...this.topics.keys()].map((topic) => topic.replace("realtime:", "")); },
  reset() { this.refuses = false; this.loadDelay = 0; this.joins = 0; this.topics.clear(); },
  send(delivery: string, type: string, row: any) {
    for (const [topic, config] of this.topics) {
      const gone = type === "DELETE";
      const message = delivery === "broadcast"
        ? { event: "broadcast", payload: { type: "broadcast", event: type, payload: { operation: type, record: gone ? null : row, old_record: gone ? row : null } } }
        : { event: "postgres_changes", payload: { ids: config.map((one: any) => one.id), data: { type, schema: "public", table: "messages", commit_timestamp: "2026-01-02T03:04:05Z", errors: null,
            columns: [{ name: "id", type: "int4" }, { name: "body", type: "text" }], record: gone ? {} : row, old_record: gone ? row : undefined } } };
      for (const socket of this.sockets) socket.deliver(topic, message.event, message.payload, null);
    }
  },
};

class FakeSocket {
  static CONNECTING = 0; static OPEN = 1; static CLOSING = 2; static CLOSED = 3;
  CONNECTING = 0; OPEN = 1; CLOSING = 2; CLOSED = 3;
  readyState = 0; binaryType = ""; protocol = ""; url: string; bufferedAmount = 0;
  onopen: any; onclose: any; onmessage: any; onerror: any;
  isArray = false;
  constructor(url: string) {
    this.url = url;
    server.sockets.add(this);
    queueMicrotask(() => { this.readyState = 1; this.onopen?.({}); });
  }
  send(data: string) {
    const read = JSON.parse(data);
    this.isArray = Array.isArray(read);
    const { topic, event, payload, ref, join_ref } = this.isArray
      ? { join_ref: read[0], ref: read[1], topic: read[2], event: read[3], payload: read[4] } : read;
    if (event === "phx_join") {
      server.joins++;
      if (server.refuses) return this.deliver(topic, "phx_reply", { status: "error", response: { reason: "not allowed" } }, ref, join_ref);
      const changes = (payload.config?.postgres_changes ?? []).map((one: any, at: number) => ({ ...one, id: at + 1 }));
      server.topics.set(topic, changes);
      return this.deliver(topic, "phx_reply", { status: "ok", response: { postgres_changes: changes } }, ref, join_ref);
    }
    if (event === "phx_leave") server.topics.delete(topic);
    this.deliver(topic, "phx_reply", { status: "ok", response: {} }, ref, join_ref);
    if (event === "presence" && payload.event === "track")
      this.deliver(topic, "presence_state", { ana: { metas: [{ phx_ref: "1", ...payload.payload }] } }, null);
  }
  deliver(topic: string, event: string, payload: any, ref: any, join_ref: any = null) {
    const message = this.isArray ? [join_ref, ref, topic, event, payload] : { topic, event, payload, ref, join_ref };
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }
  close() { this.readyState = 3; server.sockets.delete(this); this.onclose?.({ code: 1000 }); }
  addEventListener() {}
  removeEventListener() {}
}

async function fetchRows(): Promise<Response> {
  await new Promise((done) => setTimeout(done, server.loadDelay));
  return new Response(JSON.stringify([{ id: 100, body: "hello 100" }]), { status: 200, headers: { "content-type": "application/json" } });
}

export const supabase = createClient("http://localhost:9", "key", {
  global: { fetch: fetchRows },
  auth: { persistSession: false, autoRefreshToken: false },
  realtime: { transport: FakeSocket as any },
});
server.client = supabase;
`;
