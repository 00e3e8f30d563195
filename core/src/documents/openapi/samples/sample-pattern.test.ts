import { expect, test } from "vitest";
import { samplePattern } from "./sample-pattern.ts";

test.each([
  ["^AC[0-9a-fA-F]{32}$", "AC0123456789abcdefABCDEF0123456789", 0],
  ["^[a-z]+$", "a", 0],
  ["^[a-z]+$", "abcdefgh", 8],
  [String.raw`^\+?[1-9]\d{1,14}$`, "10", 0],
  [String.raw`^\d{3}-\d{2}-\d{4}$`, "012-01-0123", 0],
  ["^(?:red|green)$", "red", 0],
  ["^(?<year>[0-9]{4})/(a|b)?$", "0123/", 0],
  ["[^a-y]", "z", 0],
  [String.raw`^[\w.-]+@[a-z]+\.[a-z]{2,}$`, "a@a.ab", 0],
  ["^x{2,}$", "xxxxx", 5],
  ["", "", 0],
])("%s is matched by %s", (pattern, sample, min) => {
  expect(samplePattern(pattern, min)).toBe(sample);
  expect(sample).toMatch(new RegExp(pattern));
});

test.each(["(?=a)b", "(?<!a)b", String.raw`(a)\1`, String.raw`\p{L}+`, "[", "(", ")", "a{400}", "*a", "(".repeat(30)])(
  "%s is left alone",
  (pattern) => expect(samplePattern(pattern)).toBeUndefined(),
);
