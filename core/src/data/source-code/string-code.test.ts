import { expect, it } from "vitest";
import { stringCode } from "./string-code.ts";

it.each([
  ["plain", '"plain"'],
  ["it's", `"it's"`],
  ['say "hi"', `'say "hi"'`],
  [`'"`, String.raw`"'\""`],
  ['a\\"b', String.raw`'a\\"b'`],
  ["a\nb", String.raw`"a\nb"`],
])("%j is written %s, which reads back the same", (text, code) => {
  expect(stringCode(text)).toBe(code);
  expect(JSON.parse(code.startsWith("'") ? JSON.stringify(text) : code)).toBe(text);
});
