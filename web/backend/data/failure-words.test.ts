import { expect, test } from "vitest";
import { failureWords } from "./failure-words.ts";

test.each([
  [new Error("no space left on device"), "no space left on device"],
  [{ name: "ErrnoError", errno: 51 }, "ErrnoError (errno 51)"],
  [{ name: "ErrnoError", message: "FS error", errno: 51 }, "ErrnoError: FS error (errno 51)"],
  [{ code: 5 }, '{"code":5}'],
  ["a word", "a word"],
  [null, "null"],
])("%j is told as %s", (error, words) => {
  expect(failureWords(error)).toBe(words);
});
