import { describe, expect, it } from "vitest";
import { firstKeyword } from "./first-keyword.ts";

const rules = [
  { value: "one", words: ["add", "new"] },
  { value: "two", words: ["fix"] },
] as const;

describe("firstKeyword", () => {
  it.each([
    ["Add a thing", "one"],
    ["ADD A THING", "one"],
    ["fix and add", "one"],
    ["auto-fix", "two"],
    ["(fix)", "two"],
    ["Fix address parsing", "two"],
    ["prefix, suffix", undefined],
    ["renew tokens", undefined],
    ["rename add_user", undefined],
    ["addé", undefined],
    ["", undefined],
  ])("%s -> %s", (text, value) => {
    expect(firstKeyword(text, rules)).toBe(value);
  });
});
