import { expect, test } from "vitest";
import { expiry, lastUsed, longDay, timeLeft } from "./when.ts";

const now = new Date(2026, 10, 21, 12, 0, 0);
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const minute = 60_000;
const day = 24 * 60 * minute;

test.each([
  [null, "never"],
  [ago(5000), "just now"],
  [ago(minute), "1 minute ago"],
  [ago(18 * minute + 5000), "18 minutes ago"],
  [new Date(2026, 10, 21, 3, 12), "today, 03:12"],
  [new Date(2026, 10, 12, 23, 0), "12 Nov 2026"],
])("last used %s: %s", (date, text) => {
  expect(lastUsed(date, now, "en-GB")).toBe(text);
});

test.each([
  [ago(-90 * day), "19 Feb 2027", "fine"],
  [ago(-10 * day), "1 Dec 2026, in 10 days", "soon"],
  [ago(-day), "22 Nov 2026, in 1 day", "soon"],
  [ago(-minute), "21 Nov 2026, today or tomorrow", "soon"],
  [ago(day), "expired 20 Nov 2026", "over"],
])("expiry %s: %s", (date, text, state) => {
  expect(expiry(date, now, "en-GB")).toEqual({ text, state });
});

test.each([
  [581_000, "9 min 41 s"],
  [60_000, "1 min 0 s"],
  [59_400, "1 min 0 s"],
  [900, "1 s"],
  [-5, "0 s"],
])("%i ms left: %s", (milliseconds, text) => {
  expect(timeLeft(milliseconds)).toBe(text);
});

test("member since", () => {
  expect(longDay(new Date(2025, 2, 14), "en-GB")).toBe("14 March 2025");
  expect(longDay(null)).toBe("Recently");
});
