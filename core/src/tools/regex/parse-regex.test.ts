import { expect, it } from "vitest";
import { explainRegex } from "./explain-regex.ts";
import { findExplosion } from "./find-explosion.ts";
import { parseRegex } from "./parse-regex.ts";

const nested = (count: number) => "(".repeat(count) + "a" + ")".repeat(count);

it("reads groups within each other, and what reads them has room for it", () => {
  const reading = parseRegex(nested(500), "g");
  if (!reading.ok) throw new Error(reading.message);
  expect(explainRegex(reading.pattern, "g")).toHaveLength(1);
  expect(findExplosion(reading.pattern, "g")).toBeUndefined();
});

it.each([
  [nested(501), 500],
  [nested(100_000), 500],
  ["\\((".repeat(501), 1502],
  ["[".repeat(5000), 500],
])("says where it gets too deep: %#", (pattern, index) => {
  expect(parseRegex(pattern, "v")).toEqual({ ok: false, index, message: "More than 500 groups within each other" });
});

it("counts neither escaped brackets nor groups beside each other", () => {
  expect(parseRegex("\\(".repeat(5000), "").ok).toBe(true);
  expect(parseRegex("(a)".repeat(5000), "").ok).toBe(true);
});
