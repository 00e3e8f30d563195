import { expect, it } from "vitest";
import { lineOf } from "./json-line.ts";

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
