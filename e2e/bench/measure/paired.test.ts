import { expect, it } from "vitest";
import { compare, ratio } from "./paired.ts";

it.each([
  [[3, 1, 2], { median: 2, min: 1, max: 3 }],
  [[4, 1, 2, 3], { median: 2.5, min: 1, max: 4 }],
])("the ratio of %j", (values, expected) => expect(ratio(values)).toEqual(expected));

it("measures a command against itself, and never one that fails", () => {
  const nothing = { program: process.execPath, args: ["-e", "0"] };
  const { wall } = compare(nothing, nothing, 1);
  expect(wall.median).toBeGreaterThan(0);
  expect(() => compare({ ...nothing, args: ["-e", "process.exit(3)"] }, nothing, 1)).toThrow("ended with 3");
});
