import { expect, it } from "vitest";
import { loneSurrogateMessage } from "./lone-surrogate.ts";

it.each(["", "plain", "😀", "a\n😀\ud83d\ude00"])("%j is whole", (text) => {
  expect(loneSurrogateMessage("The text", text)).toBeUndefined();
});

it.each([
  ["\ud83d", "D83D", 1, 1],
  ["ab\udc00c", "DC00", 1, 3],
  ["😀\n\nx\ud800", "D800", 3, 2],
])("%j is told with its place", (text, code, line, column) => {
  expect(loneSurrogateMessage("The text", text)).toBe(
    `The text has half of a character (U+${code}) in line ${line}, column ${column}. Put the whole one there, or delete it.`,
  );
});
