import { moveCard, rename, setStatus } from "@toolbox/core/workspace/edit/edits.ts";
import { parseWorkspace } from "@toolbox/core/workspace/parse/parse-workspace.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Plan } from "./record.ts";
import { readList, readRecord } from "./saved-workspaces.ts";
import { WorkspaceStore } from "./workspace-store.ts";

const now = "2026-11-21T10:00:00.000Z";
const text = "## Landing Page\n- [x] Hero copy\n- [ ] Waitlist\n\n## Billing\nStatus: Complete\n";

/** A storage in memory that may be short of room. */
function memory(room = Number.POSITIVE_INFINITY): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => {
      const others = [...entries].reduce((sum, [name, entry]) => sum + (name === key ? 0 : entry.length), 0);
      if (others + value.length > room) throw new DOMException("full", "QuotaExceededError");
      entries.set(key, value);
    },
  };
}

function planOf(source: string): Plan {
  return { ...parseWorkspace(source, { now }), ms: 1 };
}

function start(storage: Storage = memory()) {
  let count = 0;
  const newId = () => `w${readList(storage).length}-${count++}`;
  const store = new WorkspaceStore({ storage, now: () => now, newId });
  return { store, storage, nodes: () => store.read().record.plan?.workspace.nodes ?? [] };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the workspace in hand", () => {
  it("starts empty, and an untouched one is not kept", () => {
    const { store, storage } = start();
    store.setView({ tab: "kanban" });
    store.keep();
    expect(store.read().record.plan).toBeNull();
    expect(readList(storage)).toEqual([]);
  });

  it("takes every edit back and does it again, in order", () => {
    const { store, nodes } = start();
    store.setPlan(planOf(text), "Generated");
    const [page, billing] = nodes();
    store.edit(rename(page?.id ?? "", "Home Page"), "Renamed");
    const present = store.read().record.plan?.workspace;
    if (!present) throw new Error("There is a plan.");
    store.edit(moveCard(present, billing?.id ?? "", "Not Started", page?.id), "Moved");
    expect(nodes().map(({ title, status }) => [title, status])).toEqual([
      ["Billing", "Not Started"],
      ["Home Page", "Not Started"],
    ]);
    expect(store.undo()).toBe("Moved");
    expect(store.undo()).toBe("Renamed");
    expect(nodes()).toEqual([page, billing]);
    expect(store.redo()).toBe("Renamed");
    expect(nodes()[0]?.title).toBe("Home Page");
    expect(store.undo()).toBe("Renamed");
    expect(store.undo()).toBe("Generated");
    expect(store.read().record.plan).toBeNull();
    expect(store.undo()).toBeUndefined();
  });

  it("brings back what a newly read text replaced", () => {
    const { store, nodes } = start();
    store.setPlan(planOf(text), "Generated");
    store.edit(setStatus(nodes()[0]?.id ?? "", "Complete"), "Moved");
    store.setPlan(planOf("## Other\n"), "Generated again");
    expect(nodes().map(({ title }) => title)).toEqual(["Other"]);
    store.undo();
    expect(nodes().map(({ title, status }) => [title, status])).toEqual([
      ["Landing Page", "Complete"],
      ["Billing", "Complete"],
    ]);
  });

  it("forgets what was undone once something else is done", () => {
    const { store, nodes } = start();
    store.setPlan(planOf(text), "Generated");
    store.edit(rename(nodes()[0]?.id ?? "", "One"), "One");
    store.undo();
    store.edit(rename(nodes()[0]?.id ?? "", "Two"), "Two");
    expect(store.redo()).toBeUndefined();
    expect(nodes()[0]?.title).toBe("Two");
  });

  it("makes no step of an edit that changes nothing", () => {
    const { store, nodes } = start();
    store.setPlan(planOf(text), "Generated");
    store.edit(setStatus(nodes()[1]?.id ?? "", "Complete"), "Moved");
    expect(store.read().record.undo).toHaveLength(1);
  });
});

describe("what is kept", () => {
  it("is everything, its history too, after a short rest or at once when the page goes", () => {
    const { store, storage, nodes } = start();
    store.setText(text);
    store.setPlan(planOf(text), "Generated");
    store.edit(rename(nodes()[0]?.id ?? "", "Home Page"), "Renamed");
    expect(readList(storage)).toEqual([]);
    vi.advanceTimersByTime(400);
    const again = start(storage);
    expect(again.store.read().record).toEqual(store.read().record);
    expect(again.store.undo()).toBe("Renamed");
    expect(again.nodes()[0]?.title).toBe("Landing Page");
    again.store.keep();
    expect(start(storage).nodes()[0]?.title).toBe("Landing Page");
  });

  it("is several workspaces: a new one leaves the others, and each can be opened again", () => {
    const { store, storage, nodes } = start();
    store.setPlan(planOf(text), "Generated");
    const first = store.read().record.id;
    store.create("## Second\n", planOf("## Second\n"));
    store.keep();
    expect(readList(storage).map(({ title }) => title)).toEqual(["Second", "Landing Page"]);
    expect(store.open(first)).toBe(true);
    expect(nodes()).toHaveLength(2);
    store.remove(first);
    expect(readRecord(first, storage)).toBeUndefined();
    expect(nodes().map(({ title }) => title)).toEqual(["Second"]);
    expect(store.open(first)).toBe(false);
  });

  it("is cut to a shorter history where room is short, and says when not even the workspace fits", () => {
    const storage = memory(12_000);
    const { store, nodes } = start(storage);
    store.setPlan(planOf(text), "Generated");
    for (let step = 0; step < 90; step++) store.edit(rename(nodes()[0]?.id ?? "", `Name ${step}`), `Step ${step}`);
    store.keep();
    expect(store.read().isKept).toBe(true);
    const kept = readRecord(store.read().record.id, storage);
    expect(kept?.plan?.workspace.nodes[0]?.title).toBe("Name 89");
    expect(kept?.undo).toHaveLength(10);
    expect(store.read().record.undo).toHaveLength(91);
    store.setText("x".repeat(20_000));
    store.keep();
    expect(store.read().isKept).toBe(false);
    expect(readRecord(store.read().record.id, storage)?.plan?.workspace.nodes[0]?.title).toBe("Name 89");
  });

  it("is left alone when it is damaged", () => {
    const storage = memory();
    vi.spyOn(console, "warn").mockImplementation(() => {});
    storage.setItem("toolbox-workspaces", '[{"id":"a","title":"A","components":1,"updatedAt":"x"},{"id":5}]');
    storage.setItem("toolbox-workspace-a", "{broken");
    const { store } = start(storage);
    expect(store.read().list).toHaveLength(1);
    expect(store.open("a")).toBe(false);
    expect(storage.getItem("toolbox-workspace-a")).toBe("{broken");
  });

  it("lists a workspace that is there and was left out of the list", () => {
    const { store, storage } = start();
    store.create("## Lone\n", planOf("## Lone\n"));
    store.keep();
    storage.setItem("toolbox-workspaces", "[]");
    expect(readList(storage).map(({ title }) => title)).toEqual(["Lone"]);
    expect(start(storage).nodes()).toHaveLength(1);
  });

  it("follows another tab while nothing is changed here", () => {
    const storage = memory();
    const one = start(storage);
    one.store.setPlan(planOf(text), "Generated");
    one.store.keep();
    const two = start(storage);
    two.store.edit(rename(two.nodes()[0]?.id ?? "", "Changed there"), "Renamed");
    two.store.keep();
    const key = `toolbox-workspace-${one.store.read().record.id}`;
    one.store.follow(key, storage.getItem(key));
    expect(one.nodes()[0]?.title).toBe("Changed there");
  });
});
