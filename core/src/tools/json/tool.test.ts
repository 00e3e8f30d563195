import { describe, expect, it } from "vitest";
import { parseJson } from "../../data/json/parse-json.ts";
import { jsonPathOf, pointerOf } from "../../data/json/json-path.ts";
import { fakeFile } from "../../testing/fake-file.ts";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import { diffJson, diffLines } from "./diff-json.ts";
import { tool } from "./tool.ts";
import { toSchema } from "./to-schema.ts";
import { toTypes } from "./to-types.ts";

async function run(input: Record<string, unknown>) {
  const result = await runTool(tool, input, fakePorts());
  if (!result.ok) return { reason: result.reason, issues: result.issues };
  const [first] = result.outputs;
  const facts = result.outputs.find((output) => output.kind === "facts");
  return {
    text: first?.kind === "text" ? first.text : undefined,
    name: first?.name,
    facts: facts?.kind === "facts" ? Object.fromEntries(facts.rows.map((row) => [row.label, row.value])) : {},
    warnings: result.warnings,
  };
}

describe("tool", () => {
  it.each([
    [{ text: '{"a":[1,2]}' }, '{\n  "a": [\n    1,\n    2\n  ]\n}\n'],
    [{ text: '{"a":1}', indent: "4" }, '{\n    "a": 1\n}\n'],
    [{ text: '{"a":1}', indent: "tab" }, '{\n\t"a": 1\n}\n'],
    [{ text: '{ "a" : 1.0 }', make: "minify" }, '{"a":1.0}'],
    [{ text: '{"b":1,"a":{"d":1,"c":2}}', make: "minify", sortKeys: true }, '{"a":{"c":2,"d":1},"b":1}'],
    [{ text: "{a: +.5, /* c */}", make: "minify", syntax: "json5" }, '{"a":0.5}'],
    [{ text: '{"a":1}\n\n[2]\n', make: "minify", syntax: "jsonl" }, '[{"a":1},[2]]'],
    [{ text: '[{"a":1},[2]]', make: "lines" }, '{"a":1}\n[2]\n'],
    [{ text: '{"a":{"b c":[1,{}]}}', make: "paths" }, "$.a['b c'][0] = 1\n$.a['b c'][1] = {}\n"],
    [{ text: '{"b":[1],"a":"no"}', make: "yaml", sortKeys: true }, 'a: "no"\nb:\n  - 1\n'],
    [{ text: '[{"a":"=1"}]', make: "csv", guard: false }, "a\r\n=1\r\n"],
  ])("%j", async (input, text) => expect(await run(input)).toMatchObject({ text, warnings: [] }));

  it("says that the guard has put an apostrophe into a table", async () =>
    expect(await run({ text: '[{"a":"=1"}]', make: "csv" })).toMatchObject({
      text: "a\r\n'=1\r\n",
      warnings: [expect.stringContaining("1 cell that begins like a formula has an apostrophe")],
    }));
  it("reads a file by its name", async () => {
    expect(await run({ file: fakeFile("a.jsonc", "", "// x\n[1,]"), make: "minify" })).toMatchObject({ text: "[1]" });
    expect(await run({ file: fakeFile("a.ndjson", "", "1\n2"), make: "minify" })).toMatchObject({ text: "[1,2]" });
    expect(await run({ file: fakeFile("a.json", "", "// x\n[1]") })).toMatchObject({
      reason: "input",
      issues: [{ field: "file" }],
    });
  });

  it("keeps repeated names and says so; counts what doubles would change", async () => {
    const result = await run({ text: '{\n "a": 9007199254740993,\n "a": 1e400\n}', make: "minify" });
    expect(result.text).toBe('{"a":9007199254740993,"a":1e400}');
    expect(result.warnings).toEqual([
      'The name "a" is repeated in its object, line 3, column 2. Readers take the last one; all are kept here.',
    ]);
    const checked = await run({ text: '{"a":9007199254740993,"a":1e400}', make: "validate" });
    expect(checked.facts).toMatchObject({
      Result: "Valid JSON",
      "Repeated names": "1",
      "Beyond doubles": "2, kept digit by digit; JavaScript would change them",
    });
  });

  it("says where JSON is wrong, with a caret", async () => {
    expect(await run({ text: '{\n  "a": [1, 2,]\n}' })).toEqual({
      reason: "input",
      issues: [
        {
          field: "text",
          title: "Invalid JSON",
          message:
            'Invalid JSON string. Line 2, column 14: A comma before ] has nothing after it. Take the comma away, or read it as JSONC.\n\n2 |   "a": [1, 2,]\n                 ^',
        },
      ],
    });
    expect(await run({ text: '{"a":1}\n{"b":}', syntax: "jsonl" })).toMatchObject({
      issues: [{ message: expect.stringContaining("Line 2, column 6") }],
    });
    expect(await run({ text: '"é" x', make: "validate" })).toMatchObject({
      issues: [{ message: expect.stringContaining("Line 1, column 5") }],
    });
  });

  it("refuses what is not valid UTF-8, nothing at all, and too many brackets for more than formatting", async () => {
    expect(await run({ file: fakeFile("a.json", "", Uint8Array.of(34, 0xff, 34)) })).toMatchObject({
      issues: [
        { field: "file", message: "Invalid JSON string. a.json is not UTF-8 text. Save it as UTF-8 and try again." },
      ],
    });
    expect(await run({ text: " " })).toMatchObject({
      issues: [{ field: "text", title: "Invalid JSON", message: "Invalid JSON string. Paste JSON, or choose a file." }],
    });
    const deep = `${"[".repeat(5000)}${"]".repeat(5000)}`;
    expect(await run({ text: deep, make: "minify" })).toMatchObject({ text: deep });
    for (const make of ["yaml", "types", "paths", "schema", "csv"])
      expect(await run({ text: deep, make })).toMatchObject({ reason: "input" });
  });

  it.each(["{}", "[]", "[1]"])("refuses to make CSV of %s in the words of the specification", async (text) =>
    expect(await run({ text, make: "csv" })).toMatchObject({
      issues: [{ title: "Conversion Failed", message: expect.stringMatching(/^Failed to convert JSON to CSV/) }],
    }),
  );

  it("tells how far it is", async () => {
    const told: unknown[] = [];
    const text = JSON.stringify(Array.from({ length: 600_000 }, () => 12_345));
    await runTool(tool, { text, make: "validate" }, fakePorts(), { progress: (...args) => told.push(args) });
    expect(told).toEqual([[expect.any(Number), text.length, "Checking"]]);
  });
});

describe("diff", () => {
  const lines = (before: string, after: string) => diffLines(diffJson(parseJson(before), parseJson(after)));
  it.each([
    ['{"a":1,"b":2}', '{"b":2.0,"a":1}', ""],
    ["1", "2", "~ (whole document): 1 -> 2\n"],
    ['{"a":{"b":1}}', '{"a":{"b":2,"c":3}}', "~ /a/b: 1 -> 2\n+ /a/c: 3\n"],
    ['{"a/b":1,"m~n":2}', "{}", "- /a~1b: 1\n- /m~0n: 2\n"],
    ['["a","b"]', '["x","a","b"]', '+ /0: "x"\n'],
    ['["a","b","c"]', '["a","c"]', '- /1: "b"\n'],
    ['[{"id":1,"v":1},{"id":2}]', '[{"id":1,"v":2},{"id":2}]', "~ /0/v: 1 -> 2\n"],
    ["[1]", '{"0":1}', '~ (whole document): [1] -> {"0":1}\n'],
    ['{"n":9007199254740992}', '{"n":9007199254740993}', "~ /n: 9007199254740992 -> 9007199254740993\n"],
  ])("RFC 6901 pointers: %s to %s", (before, after, expected) => expect(lines(before, after)).toBe(expected));

  it("says that two documents are equal, and asks for the second one", async () => {
    expect(await run({ make: "diff", text: "[1]", other: "[ 1.0 ]" })).toMatchObject({
      facts: { Result: "The two are equal" },
    });
    expect(await run({ make: "diff", text: "[1]" })).toMatchObject({ issues: [{ field: "other" }] });
    expect(await run({ make: "diff", text: "[1]", other: "[" })).toMatchObject({ issues: [{ field: "other" }] });
  });
});

const sample =
  '{"id":1,"tags":["a"],"users":[{"name":"Ada","age":1.5},{"name":null}],"odd-name":{},"mixed":[1,"x",[true]],"none":null,"empty":[]}';

it("writes TypeScript types", () => {
  expect(toTypes(parseJson(sample))).toBe(`export interface Root {
  id: number;
  tags: string[];
  users: User[];
  "odd-name": Record<string, unknown>;
  mixed: (number | string | boolean[])[];
  none: null;
  empty: unknown[];
}

export interface User {
  name: string | null;
  age?: number;
}
`);
  expect(toTypes(parseJson('[{"a":1}]'))).toBe(
    "export type Root = RootItem[];\n\nexport interface RootItem {\n  a: number;\n}\n",
  );
  expect(toTypes(parseJson("1"))).toBe("export type Root = number;\n");
  // A type of the sample must not hide one that TypeScript brings.
  expect(toTypes(parseJson('{"record":{"a":{}}}'))).toContain("record: Record2;");
});

it("writes a JSON Schema of draft 2020-12", () => {
  expect(JSON.parse(toSchema(parseJson('{"users":[{"name":"Ada","age":1},{"name":null}],"n":1.5}')))).toEqual({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    type: "object",
    properties: {
      users: {
        type: "array",
        items: {
          type: "object",
          properties: { name: { type: ["string", "null"] }, age: { type: "integer" } },
          required: ["name"],
        },
      },
      n: { type: "number" },
    },
    required: ["users", "n"],
  });
});

it.each([
  [["a", 0, "b c"], "$.a[0]['b c']", "/a/0/b c"],
  [["it's", 'q"', "a/b~"], String.raw`$['it\'s']['q"']['a/b~']`, `/it's/q"/a~1b~0`],
  [[], "$", ""],
  [["ünï", "1a", "\n"], String.raw`$.ünï['1a']['\n']`, "/ünï/1a/\n"],
])("RFC 9535 and RFC 6901: %j", (steps, path, pointer) => {
  expect(jsonPathOf(steps)).toBe(path);
  expect(pointerOf(steps)).toBe(pointer);
});
