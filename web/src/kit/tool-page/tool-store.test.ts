import { defineTool, field } from "@toolbox/core";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Places, readStored, writeStored } from "./tool-store.ts";

const tool = defineTool({
  id: "kept",
  route: "/kept",
  title: "Kept",
  summary: "Keeps",
  aliases: [],
  action: { label: "Go", busyLabel: "Going...", success: { title: "Gone" } },
  fields: {
    text: field.text({ label: "Text", initial: "", max: 3 }),
    secret: field.text({ label: "Secret", initial: "", secret: true }),
    kind: field.choice({ label: "Kind", initial: "a", options: [{ value: "a", label: "A" }] }),
    count: field.number({ label: "Count", initial: 1, min: 1, max: 9, step: 1 }),
    list: field.list({ label: "List", item: "Item", initial: [] }),
    logo: field.file({
      label: "Logo",
      accept: ["image/*"],
      maxBytes: 10,
      wrongType: { message: "No." },
      tooLarge: { message: "No." },
    }),
  },
  examples: [{ name: "One", input: {} }],
  generate: () => [],
});

function memory(): Storage {
  const map = new Map<string, string>();
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
  };
}

describe("the stored input of a tool", () => {
  let storage: Storage;
  let places: Places;
  beforeEach(() => {
    storage = memory();
    places = { all: storage, tab: memory(), page: "1" };
  });

  it("comes back, a text over its limit too", () => {
    const input = { text: "longer than three", kind: "a", count: 3, list: ["x"] };
    expect(writeStored(tool, { input, replaced: { text: "old" } }, places)).toBe(true);
    expect(readStored(tool, places)).toEqual({ input, replaced: { text: "old" } });
  });

  it("is in each tab what was typed there, and in a new one what was typed last", () => {
    const other: Places = { all: storage, tab: memory(), page: "2" };
    const text = (from: Places) => readStored(tool, from)?.input["text"];
    writeStored(tool, { input: { text: "one" } }, places);
    expect(text(other)).toBe("one");
    writeStored(tool, { input: { text: "two" } }, other);
    const reloaded = { ...places, page: "3" };
    expect([text(reloaded), text(other), text({ ...places, tab: memory() })]).toEqual(["one", "two", "two"]);
    const duplicate: Places = { all: storage, tab: memory(), page: "4" };
    duplicate.tab.setItem("toolbox-tool-kept", places.tab.getItem("toolbox-tool-kept") ?? "");
    writeStored(tool, { input: { text: "six" } }, duplicate);
    expect([text(reloaded), text(duplicate)]).toEqual(["one", "six"]);
  });

  it("is never an earlier one because the tab had no room for the last", () => {
    writeStored(tool, { input: { text: "one" } }, places);
    places.tab.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    writeStored(tool, { input: { text: "two" } }, places);
    writeStored(tool, { input: { text: "all" } }, { all: storage, tab: memory(), page: "2" });
    expect(readStored(tool, places)?.input["text"]).toBe("all");
  });

  it("never holds secrets or files", () => {
    writeStored(tool, { input: { text: "a", secret: "hunter2", logo: { name: "hunter2.png" } } }, places);
    expect(storage.getItem("toolbox-tool-kept")).not.toContain("hunter2");
  });

  it.each([
    ["a value of another kind", { text: 5, count: "7", list: "x" }],
    ["an option that is gone", { kind: "z" }],
    ["a field that is gone", { former: "x" }],
  ])("leaves out %s", (_, input) => {
    storage.setItem("toolbox-tool-kept", JSON.stringify({ version: 1, input }));
    expect(readStored(tool, places)?.input).toEqual({});
  });

  it.each(["{", "null", "[]", '{"version":2,"input":{}}', '{"version":1}'])("is none when it is %s", (text) => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    storage.setItem("toolbox-tool-kept", text);
    expect(readStored(tool, places)).toBeUndefined();
    warn.mockRestore();
  });

  it("says so when the browser has no room", () => {
    storage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    expect(writeStored(tool, { input: { text: "a" } }, places)).toBe(false);
  });
});
