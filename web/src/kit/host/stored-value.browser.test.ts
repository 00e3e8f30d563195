import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storedList } from "./stored-value.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it("is kept under its key, and read anew when another tab has changed it", () => {
  const list = storedList("test-list");
  const listener = vi.fn<() => void>();
  const end = list.subscribe(listener);
  list.set(["a", "b"]);
  expect(localStorage.getItem("test-list")).toBe('["a","b"]');
  expect(listener).toHaveBeenCalledTimes(1);
  localStorage.setItem("test-list", '["c"]');
  window.dispatchEvent(new StorageEvent("storage", { key: "test-list" }));
  expect(listener).toHaveBeenCalledTimes(2);
  expect(list.read()).toEqual(["c"]);
  expect(list.read()).toBe(list.read());
  end();
  list.set([]);
  expect(listener).toHaveBeenCalledTimes(2);
});

it("follows another tab also while nobody listens", () => {
  const list = storedList("test-list");
  list.set(["a"]);
  localStorage.setItem("test-list", '["b"]');
  expect(list.read()).toEqual(["b"]);
});

it.each([
  ["{", []],
  ["null", []],
  ['{"a":1}', []],
  ['["a",1,null]', ["a"]],
])("reads %s as %j", (text, expected) => {
  vi.spyOn(console, "warn").mockReturnValue();
  localStorage.setItem("test-list", text);
  expect(storedList("test-list").read()).toEqual(expected);
});

it.each(["setItem", "getItem"] as const)("holds what cannot be kept until the page is left: %s", (method) => {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const list = storedList("test-list");
  list.set(["a"]);
  expect(list.read()).toEqual(["a"]);
});

it("lets a fault through that is not one of storage", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new TypeError("a bug");
  });
  expect(() => storedList("test-list").read()).toThrow("a bug");
});
