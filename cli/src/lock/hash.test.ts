import fc from "fast-check";
import { expect, it } from "vitest";
import { canonical } from "./hash.ts";

it.each([
  [{ b: 1, a: [2, { d: undefined, c: null }] }, '{"a":[2,{"c":null}],"b":1}'],
  [{ b: 1, 10: 2, 9: 3 }, '{"9":3,"10":2,"b":1}'],
  [[undefined, "a\u2028"], '[null,"a\u2028"]'],
  ["text", '"text"'],
])("%j in its one form", (value, text) => expect(canonical(value)).toBe(text));

it("says of any JSON what JSON.stringify says of it with its names in order", () => {
  const ordered = (_: string, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each;
  fc.assert(fc.property(fc.jsonValue(), (value) => canonical(value) === JSON.stringify(value, ordered)));
});
