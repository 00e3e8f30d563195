import { expect, it } from "vitest";
import { splitWords } from "./break-text.ts";

it.each([
  ["one two  three", ["one", " two", " three"]],
  ["row-level", ["row-", "level"]],
  ["1.5 v2-3", ["1.5", " v2-3"]],
  ["and/or a.b", ["and/", "or", " a.", "b"]],
  ["no\u{a0}break", ["no\u{a0}break"]],
  ["日本語、です。", ["日", "本", "語、", "で", "す。"]],
  ["「東京」へ", ["「東", "京」", "へ"]],
  ["한국어 제목", ["한국어", " 제목"]],
  ["go🚀now", ["go", "🚀", "now"]],
  ["super\u{200b}long", ["super", "long"]],
  ["  \n ", []],
  ["e\u{301}t", ["ét"]],
])("splitWords(%j)", (text, words) => {
  expect(splitWords(text).map((word) => (word.spaced ? " " : "") + word.text)).toEqual(words);
});
