import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { EnvironmentError } from "../environment-error.ts";
import { checkRoom } from "./disk-room.ts";

const MB = 1024 * 1024;

test.each([
  ["first", 99.9, "has room for 99 MB, and Toolbox needs 100 MB to start. Free some space there"],
  ["first", 0, "has room for 0 MB"],
  ["later", 15, "needs 16 MB to start"],
] as const)("a %s start with %d MB is refused", (start, free, words) => {
  expect(() => checkRoom("/data", start, free * MB)).toThrow(EnvironmentError);
  expect(() => checkRoom("/data", start, free * MB)).toThrow(words);
});

test.each([
  ["first", 100],
  ["later", 16],
] as const)("a %s start with %d MB goes on", (start, free) => {
  expect(() => checkRoom("/data", start, free * MB)).not.toThrow();
});

test("the room is that of the directory's disk", () => {
  expect(() => checkRoom(tmpdir(), "later")).not.toThrow();
});
