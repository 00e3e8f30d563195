import { expect, it } from "vitest";
import { caretAfter } from "./caret-after.ts";

it.each([
  ["a line is put above", "one|\ntwo", "new\none|\ntwo"],
  ["a line is put below", "one|\ntwo", "one|\ntwo\nnew"],
  ["lines are put above and below", "one\ntw|o\nthree", "zero\none\ntw|o\nthree\nfour"],
  ["its line grows behind it", "on|e", "on|e and more"],
  ["its line grows before it", "on|e", "more than on|e"],
  ["nothing changes", "|", "|"],
])("when %s it stays", (_, before, after) => {
  const bare = (text: string) => text.replace("|", "");
  expect(caretAfter(bare(before), bare(after), before.indexOf("|"))).toBe(after.indexOf("|"));
});
