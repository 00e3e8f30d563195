import { describe, expect, it } from "vitest";
import { type EditedText, editText, moveLine } from "./edit-line.ts";

const at = (text: string): EditedText => {
  const [before = "", after = ""] = text.split("|");
  return { before, after };
};

describe("editText", () => {
  it.each<[string, string, Parameters<typeof editText>[2], string]>([
    ["a|c", "b", {}, "ab|c"],
    ["a|", "bcd", {}, "abcd|"],
    ["a👩‍💻|", "", { backspace: true }, "a|"],
    ["ab|c", "", { delete: true }, "a|c"],
    ["|c", "", { backspace: true }, "|c"],
    ["ab|c", "", { leftArrow: true }, "a|bc"],
    ["a|♻️c", "", { rightArrow: true }, "a♻️|c"],
    ["abc|", "", { rightArrow: true }, "abc|"],
    ["ab|c", "a", { ctrl: true }, "|abc"],
    ["ab|c", "e", { ctrl: true }, "abc|"],
    ["ab|c", "", { home: true }, "|abc"],
    ["ab|c", "", { end: true }, "abc|"],
    ["one two |x", "w", { ctrl: true }, "one |x"],
    ["one two|x", "u", { ctrl: true }, "|x"],
    ["a|", "k", { ctrl: true }, "a|"],
    ["a|", "\u0007b\tc\u007f", {}, "ab  c|"],
    ["a|", "\n", {}, "a\n|"],
  ])("%j with %j %j is %j", (text, input, key, result) => {
    expect(editText(at(text), input, key)).toEqual(at(result));
  });
});

describe("moveLine", () => {
  it.each<[string, -1 | 1, string | undefined]>([
    ["one\ntwo|", -1, "one|\ntwo"],
    ["one\nt|wo", -1, "o|ne\ntwo"],
    ["o\ntwo|", -1, "o|\ntwo"],
    ["on|e\n\ntwo", 1, "one\n|\ntwo"],
    ["👩‍💻|a\n👩‍💻b", 1, "👩‍💻a\n👩‍💻|b"],
    ["on|e", -1, undefined],
    ["on|e", 1, undefined],
  ])("%j by %i", (text, by, moved) => {
    expect(moveLine(at(text), by)).toEqual(moved === undefined ? undefined : at(moved));
  });
});
