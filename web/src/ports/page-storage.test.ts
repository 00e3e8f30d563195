import { expect, test } from "vitest";
import { providePageStorage } from "./page-storage.ts";

const blocked = () => {
  throw new DOMException("Access is denied for this document.", "SecurityError");
};

test("where storage is blocked or turned off, one that lasts as long as the page takes its place", () => {
  const page = {} as Window;
  Object.defineProperty(page, "localStorage", { configurable: true, get: blocked });
  Object.defineProperty(page, "sessionStorage", { configurable: true, get: () => null });
  expect(providePageStorage(page)).toBe(false);
  page.localStorage.setItem("a", "1");
  page.localStorage.setItem("b", "2");
  page.localStorage.removeItem("a");
  expect([page.localStorage.length, page.localStorage.key(0), page.localStorage.key(1)]).toEqual([1, "b", null]);
  expect([page.localStorage.getItem("b"), page.localStorage.getItem("a")]).toEqual(["2", null]);
  expect(page.sessionStorage.getItem("b")).toBeNull();
  page.localStorage.clear();
  expect(page.localStorage.length).toBe(0);
});

test("storage that is there stays, and another fault is not taken for a block", () => {
  const kept = { localStorage: {} as Storage, sessionStorage: {} as Storage };
  const { localStorage } = kept;
  expect(providePageStorage(kept)).toBe(true);
  expect(kept.localStorage).toBe(localStorage);
  const broken = Object.defineProperty({} as Window, "localStorage", {
    get: () => {
      throw new TypeError("no");
    },
  });
  expect(() => providePageStorage(broken)).toThrow("no");
});
