import { expect, test } from "vitest";
import { readServerDate } from "./server-date.ts";

test.each([
  ["2026-11-20 23:58:20.099+00", "2026-11-20T23:58:20.099Z"],
  ["2026-11-20 23:58:20+02", "2026-11-20T21:58:20.000Z"],
  ["2026-11-20 23:58:20.099123-0330", "2026-11-21T03:28:20.099Z"],
  ["2026-11-20T23:58:20.099Z", "2026-11-20T23:58:20.099Z"],
  ["2026-11-20T23:58:20.099+00:00", "2026-11-20T23:58:20.099Z"],
  ["2026-11-20", "2026-11-20T00:00:00.000Z"],
  [" 2026-11-20 23:58:20+00 ", "2026-11-20T23:58:20.000Z"],
])("%j is %s", (text, expected) => {
  expect(readServerDate(text)?.toISOString()).toBe(expected);
});

test.each([null, undefined, "", "soon", "2026-13-40"])("%j is not a valid date", (text) => {
  expect(readServerDate(text)).toBeNull();
});
