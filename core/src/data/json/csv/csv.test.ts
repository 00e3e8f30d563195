import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvToJson } from "./csv-to-json.ts";
import { splitPath } from "../flatten.ts";
import { jsonToCsv } from "./json-to-csv.ts";
import { parseJson } from "../parse-json.ts";
import { printJson } from "../print-json.ts";
import { readCsv } from "./read-csv.ts";
import { guarded, writeCsv } from "./write-csv.ts";

const style = { delimiter: ",", guard: false, bom: false };
const rowsOf = (text: string, delimiter?: string) => {
  const reading = readCsv(text, delimiter);
  return "rows" in reading ? reading.rows : reading;
};

describe("RFC 4180 section 2", () => {
  it.each([
    [
      "1: records end with CRLF",
      "aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n",
      [
        ["aaa", "bbb", "ccc"],
        ["zzz", "yyy", "xxx"],
      ],
    ],
    [
      "2: the last may do without",
      "aaa,bbb,ccc\r\nzzz,yyy,xxx",
      [
        ["aaa", "bbb", "ccc"],
        ["zzz", "yyy", "xxx"],
      ],
    ],
    ["4: spaces are part of a field", "a , b\r\n", [["a ", " b"]]],
    ["5: fields may be quoted", '"aaa","bbb",ccc\r\n', [["aaa", "bbb", "ccc"]]],
    ["6: line breaks, quotes and commas in quotes", '"aaa","b\r\nbb","c,c"\r\n', [["aaa", "b\r\nbb", "c,c"]]],
    ["7: a quote inside is doubled", '"aaa","b""bb","ccc"', [["aaa", 'b"bb', "ccc"]]],
    [
      "empty fields, also the last",
      "a,,\r\n,,\r\n",
      [
        ["a", "", ""],
        ["", "", ""],
      ],
    ],
    ["one quoted empty field", '""\r\nx\r\n', [[""], ["x"]]],
    [
      "LF and CR alone",
      "a,b\nc,d\re,f",
      [
        ["a", "b"],
        ["c", "d"],
        ["e", "f"],
      ],
    ],
    ["empty lines are left out", "a\r\n\r\nb\r\n", [["a"], ["b"]]],
    ["a byte order mark", "\ufeffa,b", [["a", "b"]]],
    ["a delimiter at the very end", "a,b,", [["a", "b", ""]]],
    ["a quote in the middle of a bare field", 'a"b,c', [['a"b', "c"]]],
  ])("%s", (_, text, expected) => expect(rowsOf(text, ",")).toEqual(expected));

  it.each([
    ['a\r\n"b', { line: 2, column: 1, message: "A quoted cell that begins here has no end. Close it with a quote." }],
    [
      'a,"b"c',
      {
        line: 1,
        column: 6,
        message: "After a quoted cell a comma or the end of the line belongs. Double the quotes inside a cell.",
      },
    ],
  ])("says where a quote is wrong in %j", (text, fault) => expect(rowsOf(text, ",")).toEqual(fault));

  it.each([
    ["a;b;c\n1,5;2;3", ";"],
    ["a\tb\n", "\t"],
    ["a|b", "|"],
    ['"a,b";c', ";"],
    ["one", ","],
    ["", ","],
  ])("finds the delimiter of %j", (text, delimiter) => expect(readCsv(text)).toMatchObject({ delimiter }));

  it("reads back what it writes, with every delimiter", () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom("", '"', ",", ";", "\r\n", "\n", " a ", "\t", "|", "=1+1"));
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
        fc.constantFrom(",", ";", "\t", "|"),
        (rows, delimiter) => {
          expect(rowsOf(writeCsv(rows, { ...style, delimiter }), delimiter)).toEqual(rows);
        },
      ),
      { numRuns: 300 },
    );
  });
});

it.each([
  ["=1+1", "'=1+1"],
  ["+cmd", "'+cmd"],
  ["-2+3", "'-2+3"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["\r=1", "'\r=1"],
  ["＝1", "'＝1"],
  ["-5", "-5"],
  ["+1.5e3", "+1.5e3"],
  ["-", "'-"],
  ["a=1", "a=1"],
  ["", ""],
])("OWASP CSV injection: %j becomes %j", (text, expected) => expect(guarded(text)).toBe(expected));

describe("jsonToCsv", () => {
  const csv = (json: string, options: Partial<Parameters<typeof jsonToCsv>[1]> = {}) => {
    const made = jsonToCsv(parseJson(json), { ...style, nesting: "flat", ...options });
    return made.ok ? made.text : made.message;
  };

  it.each([
    ['[{"a":1,"b":"x"},{"b":"y, z","c":null}]', 'a,b,c\r\n1,x,\r\n,"y, z",\r\n'],
    ['[{"a":{"b":{"c":1}},"d":[1,{"e":2}]}]', 'a.b.c,d\r\n1,"[1,{""e"":2}]"\r\n'],
    ['[{"a.b":1,"a":{"b":2}}]', String.raw`a\.b,a.b` + "\r\n1,2\r\n"],
    ['[{"n":9007199254740993,"m":1.0}]', "n,m\r\n9007199254740993,1.0\r\n"],
    ['[{"a":{}},{"a":{"b":1}}]', "a,a.b\r\n{},\r\n,1\r\n"],
  ])("%s", (json, expected) => expect(csv(json)).toBe(expected));

  it("keeps objects as JSON, takes another delimiter, guards and marks", () => {
    const json = '[{"a":{"b":1},"f":"=1"}]';
    expect(csv(json, { nesting: "json", delimiter: ";", guard: true, bom: true })).toBe(
      '\ufeffa;f\r\n"{""b"":1}";\'=1\r\n',
    );
  });

  // The rule and the message of the specification.
  it.each(["{}", "[]", "1", "null", '[{"a":1},2]', "[{}]", "[[1]]"])("refuses %s", (json) =>
    expect(csv(json)).toMatch(/^Failed to convert JSON to CSV\. .+ A non-empty array of objects is needed\.$/),
  );
  it("says which item it is", () =>
    expect(csv('[{"a":1},"x"]')).toContain("Item 1 of the array is a string, not an object."));
});

describe("csvToJson", () => {
  const json = (text: string, options: Partial<Parameters<typeof csvToJson>[1]> = {}) => {
    const made = csvToJson(text, { delimiter: undefined, types: true, nested: true, ...options });
    return made.ok ? [printJson(made.node, { indent: undefined }), ...made.warnings] : made.message;
  };

  it.each([
    ["a,b\n1,x\n", ['[{"a":1,"b":"x"}]']],
    [
      "a,b\n9007199254740993,007\n1.50,true\n,-0\n",
      ['[{"a":9007199254740993,"b":"007"},{"a":1.50,"b":true},{"a":null,"b":-0}]'],
    ],
    ["a.b,a.c,d\n1,2,3", ['[{"a":{"b":1,"c":2},"d":3}]']],
    ["a\\.b\n1", ['[{"a.b":1}]']],
    [
      "a,a,\n1,2,3",
      ['[{"a":1,"a 2":2,"column 3":3}]', "Columns without a name of their own were renamed: a 2, column 3."],
    ],
    ["a,b\n1", ['[{"a":1}]', "1 row has fewer cells than the header; what is missing is left out."]],
    ["a,b", ["[]"]],
  ])("%j", (text, expected) => expect(json(text)).toEqual(expected));

  it("keeps everything a text when told", () =>
    expect(json("a,b.c\n1,true", { types: false, nested: false })).toEqual(['[{"a":"1","b.c":"true"}]']));

  it.each([
    ["", "There is no row in it. The first row names the columns."],
    ["a\n1,2", "Row 2 has 2 cells, the header names 1. Quote cells that contain the delimiter, or choose another one."],
    ['a\n"x', "Line 2, column 1: A quoted cell that begins here has no end. Close it with a quote."],
  ])("refuses %j", (text, message) => expect(json(text)).toBe(message));

  it("goes there and back", () => {
    const records =
      '[{"name":"Ada","home":{"city":"London","no":1},"ok":true},{"name":"","home":{"city":"a,\\"b\\"\\n","no":-2.50},"ok":null}]';
    const csv = jsonToCsv(parseJson(records), { ...style, nesting: "flat" });
    expect(json(csv.ok ? csv.text : "")).toEqual([records.replace('"name":""', '"name":null')]);
  });
});

it.each([
  ["a.b", ["a", "b"]],
  [String.raw`a\.b`, ["a.b"]],
  [String.raw`a\\.b`, ["a\\", "b"]],
  ["", [""]],
  ["a.", ["a", ""]],
])("splitPath(%j)", (column, names) => expect(splitPath(column)).toEqual(names));
