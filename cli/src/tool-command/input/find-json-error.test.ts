import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findJsonError } from "./find-json-error.ts";

describe("jsonFault", () => {
  it.each([
    ['{"a": x}', 1, 7, 'a value is expected, not "x"'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, '"," or "}" is expected, not "\\""'],
    ['{"a": 1,}', 1, 9, 'a comma before "}" is one too many'],
    ["[1, 2,]", 1, 7, 'a comma before "]" is one too many'],
    ["{'a': 1}", 1, 2, "names must be in double quotes"],
    ["{\"a\": 'b'}", 1, 7, "texts must be in double quotes"],
    ["{a: 1}", 1, 2, 'a name in double quotes is expected, not "a"'],
    ['{"a" 1}', 1, 6, '":" is expected after a name, not "1"'],
    ['{"a": 1', 1, 1, '"{" is never closed'],
    ['{"a": "b', 1, 7, "this text is never closed"],
    ['{"a": "b\nc"}', 1, 9, "a text ends on its line; write a line break as \\n"],
    ['{"a": "C:\\dir"}', 1, 10, "this escape is unknown; a backslash is written as \\\\"],
    ['{"a": "\t"}', 1, 8, "a control character must be written as \\u00.."],
    ['{"a": 01}', 1, 8, '"1" does not belong to a value'],
    ['{"a": truex}', 1, 11, '"x" does not belong to a value'],
    ["", 1, 1, "a value is expected, not the end"],
    ["{} {}", 1, 4, 'nothing is expected after the value, but here is "{"'],
    ["[1,\r\n  😀]", 2, 3, 'a value is expected, not "😀"'],
  ])("%j", (text, line, column, what) => {
    expect(findJsonError(text)).toEqual({ line, column, what });
  });

  it("finds nothing in what JSON.stringify writes", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (value, indent) => {
        expect(findJsonError(JSON.stringify(value, undefined, indent))).toBeUndefined();
      }),
    );
  });

  it("agrees with JSON.parse on damaged texts", () => {
    const damaged = fc
      .tuple(fc.jsonValue(), fc.nat(), fc.constantFrom("", ",", '"', "}", "0", "\\", "\n"))
      .map(([value, at, change]) => {
        const text = JSON.stringify(value);
        const place = at % (text.length + 1);
        return text.slice(0, place) + change + text.slice(place + 1);
      });
    fc.assert(
      fc.property(damaged, (text) => {
        let isValid = true;
        try {
          JSON.parse(text);
        } catch {
          isValid = false;
        }
        expect(findJsonError(text) === undefined).toBe(isValid);
      }),
    );
  });
});
