import { expect, it } from "vitest";
import { splitWord } from "./split-word.ts";

it.each<[word: string, parts: string]>([
  ["word", "word"],
  ["well-known", "well-|known"],
  ["and/or", "and/|or"],
  ["-5", "-5"],
  ["2026-03-14", "2026-03-14"],
  ["Node.js", "Node.js"],
  ["—", "—"],
  ["https://example.org/a/b", "https://example.org/|a/|b"],
  ["https://example.org/path?query=1&more", "https://|example.|org/|path?|query=|1&|more"],
  ["日本語。", "日|本|語。"],
  ["「引用」", "「引|用」"],
  ["a\u{200b}b", "a|b"],
])("a line may break %s as %s", (word, parts) => {
  expect(splitWord(word)).toEqual(parts.split("|"));
});
