import { expect, test } from "vitest";
import { conventionalSettings } from "./lint-settings.ts";
import { suggestHeader } from "./suggest-header.ts";

test.each([
  // nothing to fix, or nothing to make it from
  ["feat: add a thing", undefined],
  ["feat", undefined],
  ["feat:", undefined],
  [`feat: ${"x".repeat(120)}`, undefined],
  // case and full stop
  ["Feat: Add a thing.", "feat: add a thing"],
  ["FIX THE THING", "fix: the thing"],
  ["docs: README is new", undefined],
  ["feat: wait...", undefined],
  ["feat(API): Add a thing", "feat(API): add a thing"],
  // the colon and what stands around it
  ["feat:add a thing", "feat: add a thing"],
  ["feat : add a thing", "feat: add a thing"],
  ["feat (api): add a thing", "feat(api): add a thing"],
  ["feat[api]: add a thing", "feat(api): add a thing"],
  ["feat(api) add a thing", "feat(api): add a thing"],
  ["feat!(api): drop a thing", "feat(api)!: drop a thing"],
  ["feat – add a thing", "feat: add a thing"],
  ["feat- add a thing", "feat: add a thing"],
  ["feat：add a thing", "feat: add a thing"],
  ["  feat:\u00a0 add a thing ", "feat: add a thing"],
  // the type
  ["feature: add a thing", "feat: add a thing"],
  ["fxi: a typo", "fix: a typo"],
  ["deps: bump vite", "build: bump vite"],
  ["feat add a thing", "feat: add a thing"],
  ["✨ add a thing", undefined],
  ["✨ api: Add a thing.", "✨ api: add a thing"],
  ["♻️ Split the reader", "♻️ split the reader"],
  ["Add a login page", "feat: a login page"],
  ["Fixed the crash on start", "fix: the crash on start"],
  ["api: add a route", "feat(api): add a route"],
])("%j becomes %j", (header, better) => {
  expect(suggestHeader(header, conventionalSettings)).toBe(better);
});

test.each([
  ["docs: README is new", "docs: readme is new"],
  ["✨ add a thing", "feat: a thing"],
  ["♻️ Split the reader", "refactor: split the reader"],
])("to the letter of commitlint %j becomes %j", (header, better) => {
  expect(suggestHeader(header, { ...conventionalSettings, judge: "commitlint" })).toBe(better);
});

test("a type the project does not allow is not offered", () => {
  const rules = {
    ...conventionalSettings.rules,
    "type-enum": { level: "error", when: "always", value: ["feature", "fix"] },
  } as const;
  expect(suggestHeader("Feature: add", { ...conventionalSettings, rules })).toBe("feature: add");
  expect(suggestHeader("docs: add", { ...conventionalSettings, rules })).toBe(undefined);
});

// Here and below: what is not linear runs into the limit of every test.
test("a very long line is answered", () => {
  const line = `feat(${" ".repeat(50_000)}${"(a".repeat(20_000)}`;
  expect(suggestHeader(line, conventionalSettings)).toBeUndefined();
});
