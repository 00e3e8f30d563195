import fc from "fast-check";
import { expect, it } from "vitest";
import { lineOf, repeatedName } from "./json-line.ts";

const text = `{
  "a": [
    1,
    { "b": "x, ]",
      "c": 2 }
  ],
  "a b": { "d": {} },
  "d": null
}`;

it.each([
  [["a"], 2],
  [["a", 0], 3],
  [["a", 1], 4],
  [["a", 1, "b"], 4],
  [["a", 1, "c"], 5],
  [["a b", "d"], 7],
  [["d"], 8],
  [["a b", "gone"], 7],
  [["gone"], 1],
] as const)("%j stands in line %i", (steps, line) => expect(lineOf(text, steps)).toBe(line));

it.each([
  ['{ "a": 1,\n"a": 2 }', { name: "a", first: 1, second: 2 }],
  ['{ "a": { "b": 1 }, "c": { "b": 1 } }', undefined],
  ['{ "a": [{ "b": 1 }, { "b": 1 }], "b": 1 }', undefined],
  ['{ "a": [{ "b": [],\n "b": {} }] }', { name: "b", first: 1, second: 2 }],
  ['{ "a": { "b": { "c": 1 } },\n"d": 1,\n"a": 1 }', { name: "a", first: 1, second: 3 }],
  ['[["a", "a"], ["a"]]', undefined],
])("of %j the name that stands twice is %j", (json, found) => expect(repeatedName(json)).toEqual(found));

it("finds none in what was written from a value", () => {
  fc.assert(fc.property(fc.json(), (json) => repeatedName(json) === undefined));
});
