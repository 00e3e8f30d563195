import fc from "fast-check";
import { expect, it } from "vitest";
import { sourceLines } from "./source-lines.ts";

it("divides as a pattern for all line ends does", () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("\r", "\n", "a") }), (text) => {
      expect([...sourceLines(text)]).toEqual(text.split(/\r\n|\r|\n/));
    }),
  ));
