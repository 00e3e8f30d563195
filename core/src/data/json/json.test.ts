import fc from "fast-check";
import { describe, expect, it } from "vitest";
import suite from "./json-test-suite.json" with { type: "json" };
import { describeJsonError } from "./describe-json-error.ts";
import { JsonError } from "./json-error.ts";
import { parseJson } from "./parse-json.ts";
import type { JsonSyntax } from "./json-syntax.ts";
import { printJson } from "./print-json.ts";
import { digitsOf, isExact, rewriteJson } from "./rewrite-json.ts";

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const format = (text: string, indent?: string) => decode(rewriteJson(encode(text), { indent }).bytes);

function faultOf(context: () => unknown): JsonError {
  try {
    context();
  } catch (error) {
    if (error instanceof JsonError) return error;
    throw error;
  }
  throw new Error("It was read.");
}

describe("RFC 8259: JSONTestSuite of Nicolas Seriot", () => {
  const cases = Object.entries(suite.cases).map(
    ([name, content]) => [name, Uint8Array.from(atob(content), (character) => character.charCodeAt(0))] as const,
  );
  const isText = (bytes: Uint8Array) => {
    try {
      return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      return undefined;
    }
  };

  it("has the cases it should have", () => {
    expect(cases.filter(([name]) => name.startsWith("y_")).length).toBeGreaterThan(90);
    expect(cases.filter(([name]) => name.startsWith("n_")).length).toBeGreaterThan(180);
  });

  it.each(cases.filter(([name]) => name.startsWith("y_")))("accepts %s, in both readers", (_, bytes) => {
    const text = isText(bytes) ?? "";
    expect(JSON.parse(format(text, "  "))).toEqual(JSON.parse(text));
    expect(JSON.parse(printJson(parseJson(text), { indent: undefined }))).toEqual(JSON.parse(text));
  });

  // Bytes that are not UTF-8 are for the decoder to refuse.
  const broken = cases.flatMap(([name, bytes]) => {
    const text = name.startsWith("n_") ? isText(bytes) : undefined;
    return text === undefined ? [] : [[name, bytes, text] as const];
  });
  it.each(broken)("refuses %s, in both readers, at the same place", (_, bytes, text) => {
    const quick = faultOf(() => rewriteJson(bytes, { indent: "  " }));
    const whole = faultOf(() => parseJson(text));
    expect(whole.kind).toBe(quick.kind);
    expect(whole.open).toBe(quick.open);
    expect(decode(bytes.subarray(0, quick.offset)).length + (text.startsWith("\ufeff") ? 1 : 0)).toBe(whole.offset);
  });

  it("refuses n_structure_100000_opening_arrays and n_structure_open_array_object without running out of stack", () => {
    for (const text of ["[".repeat(100_000), '[{"":'.repeat(50_000)]) {
      expect(faultOf(() => rewriteJson(encode(text), { indent: undefined })).kind).toBe("value");
      expect(faultOf(() => parseJson(text)).kind).toBe("value");
    }
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    expect(format(deep, "")).toHaveLength(200_000 + 2 * 99_999);
    expect(printJson(parseJson(deep), { indent: undefined })).toBe(deep);
  });
});

describe("rewriteJson", () => {
  it.each([
    ["9007199254740993", "9007199254740993"],
    ["[1.0,1e400,-0,1E+2,0.10]", "[1.0,1e400,-0,1E+2,0.10]"],
    ['{"a":1,"a":2}', '{"a":1,"a":2}'],
    [String.raw`"\u00e9\/"`, String.raw`"\u00e9\/"`],
    ["\ufeff {}", "{}"],
    [" [ ] ", "[]"],
  ])("keeps everything of %s as written", (text, expected) => expect(format(text, undefined)).toBe(expected));

  it.each([["  "], ["    "], ["\t"], [undefined]])("writes what JSON.stringify writes, indent %j", (indent) => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const value: unknown = JSON.parse(json);
        const text = JSON.stringify(value);
        expect(format(text, indent)).toBe(JSON.stringify(value, undefined, indent));
        expect(printJson(parseJson(text), { indent })).toBe(JSON.stringify(value, undefined, indent));
        expect(format(JSON.stringify(value, undefined, 3), undefined)).toBe(text);
      }),
      { numRuns: 200 },
    );
  });

  it("counts, and finds repeated names, escapes read", () => {
    const { counts, repeated } = rewriteJson(
      encode(String.raw`[{"a":1,"b":{"a":2},"\u0061":3},{"a":null},9007199254740993,1e400]`),
      { indent: undefined },
    );
    expect(counts).toEqual({
      objects: 3,
      arrays: 1,
      strings: 0,
      numbers: 5,
      literals: 1,
      depth: 3,
      repeatedNames: 1,
      inexactNumbers: 2,
    });
    expect(repeated).toEqual([{ name: "a", offset: 20 }]);
  });

  it("finds a repeated name among many", () => {
    const names = Array.from({ length: 1000 }, (_, index) => `"n${index}":0`);
    const { repeated, counts } = rewriteJson(encode(`{${[...names, '"n5":1', '"n999":1'].join(",")}}`), {
      indent: undefined,
    });
    expect(counts.repeatedNames).toBe(2);
    expect(repeated.map(({ name }) => name)).toEqual(["n5", "n999"]);
  });

  it("tells how far it is", () => {
    const told: number[] = [];
    rewriteJson(encode(JSON.stringify(Array.from({ length: 1_000_000 }, () => 12_345))), {
      indent: undefined,
      progress: (done) => told.push(done),
    });
    expect(told.length).toBe(2);
  });
});

it.each([
  ["1.50", "15e-1", true],
  ["100", "1e2", true],
  ["-0.0", "0", true],
  ["1", "-1", false],
  ["10000000000000000000001", "1e22", false],
])("digitsOf: %s and %s are the same number: %s", (one, other, same) =>
  expect(digitsOf(one) === digitsOf(other)).toBe(same),
);

it.each([
  ["0.1", true],
  ["1.0", true],
  ["9007199254740992", true],
  ["9007199254740993", false],
  ["1e400", false],
  ["5e-324", true],
  ["0.1000000000000000055511151231257827", false],
])("isExact(%s) is %s", (number, exact) => expect(isExact(number)).toBe(exact));

describe("parseJson", () => {
  it.each<[JsonSyntax, string, string]>([
    ["jsonc", '// a\n{"a": [1, /* two */ 2,],}', '{"a":[1,2]}'],
    ["json5", "{a: 'x\\'y', $b_1: +.5, c: 0xFF, d: 5., 'e': [1,],}", '{"a":"x\'y","$b_1":0.5,"c":255,"d":5,"e":[1]}'],
    ["json5", "'line \\\nbreak \\x41\\v\\0'", JSON.stringify("line break A\v\0")],
    ["json5", "\u00a0-0x10\ufeff", "-16"],
    ["json5", "{ünï: 9007199254740993}", '{"ünï":9007199254740993}'],
  ])("reads %s: %s", (syntax, text, expected) =>
    expect(printJson(parseJson(text, syntax), { indent: undefined })).toBe(expected),
  );

  it.each<[JsonSyntax, string, string]>([
    ["json", "[1,]", "value"],
    ["json", "// a\n1", "value"],
    ["jsonc", "[,]", "value"],
    ["jsonc", "{'a':1}", "name"],
    ["jsonc", "[1,,]", "value"],
    ["jsonc", "1 /* open", "open-comment"],
    ["json5", "[Infinity]", "no-number"],
    ["json5", "[-NaN]", "no-number"],
    ["json5", "[010]", "number"],
    ["json5", "'a\nb'", "control"],
    ["json5", String.raw`'\x4'`, "escape"],
    ["json5", String.raw`'\1'`, "escape"],
    ["json5", "{1a:1}", "name"],
  ])("refuses in %s: %j", (syntax, text, kind) => expect(faultOf(() => parseJson(text, syntax)).kind).toBe(kind));
});

describe("describeJsonError", () => {
  const report = (text: string) =>
    describeJsonError(
      text,
      faultOf(() => parseJson(text)),
    );

  it.each([
    ['{"a": 1,}', 1, 9, "A comma before } has nothing after it. Take the comma away, or read it as JSONC."],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, "A comma is missing before a string."],
    ["{'a': 1}", 1, 2, "Strings must be in double quotes, not single quotes. Change them, or read it as JSON5."],
    ["{a: 1}", 1, 2, "Names must be in double quotes."],
    ['{"a" 1}', 1, 6, 'A colon belongs between a name and its value, not "1".'],
    ["[True]", 1, 2, "True is not a valid JSON value. Write true."],
    ["[None]", 1, 2, "None is not a valid JSON value. Write null."],
    ["[undefined]", 1, 2, "JSON has no undefined. Write null, or a text."],
    ["[NaN]", 1, 2, "JSON has no NaN. Write null, or a text."],
    ["[01]", 1, 2, "01 begins with a zero too many."],
    ["[1.]", 1, 2, "Digits belong after the decimal point."],
    ["[.5]", 1, 2, "A number begins with a digit: write 0 before the point."],
    ["[+1]", 1, 2, "A number has no plus sign in front. Take it away."],
    ["[0x1F]", 1, 2, "JSON has no hexadecimal numbers. Read it as JSON5, or write it in decimal."],
    ["[1", 1, 3, "A comma or ] belongs here, not the end of the text. One bracket is still open."],
    ['{"a": [1,\n2', 2, 2, "A comma or ] belongs here, not the end of the text. 2 brackets are still open."],
    ['["a\nb"]', 1, 4, 'A line breaks inside a string. Write \\n for it, or close the string with ".'],
    ['["a\tb"]', 1, 4, "There is a control character in a string. Write \\t for it."],
    [
      String.raw`["\q"]`,
      1,
      3,
      String.raw`\q is not a valid escape. There are \" \\ \/ \b \f \n \r \t and \u with four hex digits.`,
    ],
    ['["abc', 1, 2, 'A string that begins here has no end. Close it with ".'],
    [
      "{}\n{}",
      2,
      1,
      "The value is over, and another one begins. If every line is a value of its own, read it as JSON Lines.",
    ],
    ["{};", 1, 3, 'The value is over, but ";" follows. Take it away.'],
    ["/* x */ 1", 1, 1, "JSON has no comments. Take it away, or read it as JSONC."],
    ["[“a”]", 1, 2, '“ is a typographic quote. Write ".'],
    ["", 1, 1, "A value belongs here, not the end of the text."],
    ['"😀" x', 1, 5, 'The value is over, but "x" follows. Take it away.'],
  ])("%j: line %d, column %d: %s", (text, line, column, message) =>
    expect(report(text)).toMatchObject({ line, column, message }),
  );

  it("shows the line with a caret, cut where it is long", () => {
    expect(report('{\n\t"ab": tru\n}').excerpt).toBe('2 |  "ab": tru\n           ^');
    const { excerpt } = report(`["${"x".repeat(300)}", oops, "${"y".repeat(300)}"]`);
    const [line = "", caret = ""] = excerpt.split("\n");
    expect(line.length).toBeLessThan(100);
    expect(line.slice(caret.indexOf("^")).startsWith("oops")).toBe(true);
  });
});
