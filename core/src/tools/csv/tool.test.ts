import { describe, expect, it } from "vitest";
import { fakeFile } from "../../testing/fake-file.ts";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import { tool } from "./tool.ts";

async function run(input: Record<string, unknown>) {
  const result = await runTool(tool, input, fakePorts());
  if (!result.ok) return result.issues;
  const [first] = result.outputs;
  return first?.kind === "text" ? first.text : undefined;
}

it.each([
  [{ text: '[{"a":1,"b":{"c":"=x"}}]' }, "a,b.c\r\n1,'=x\r\n"],
  [
    { text: '[{"a":1,"b":{"c":"=x"}}]', delimiter: "tab", guard: false, nesting: "json" },
    'a\tb\r\n1\t"{""c"":""=x""}"\r\n',
  ],
  [{ text: "a;b.c\n1;x", to: "json" }, '[\n  {\n    "a": 1,\n    "b": {\n      "c": "x"\n    }\n  }\n]\n'],
  [{ text: "a;b\n1;x", to: "json", from: "comma", types: false }, '[\n  {\n    "a;b": "1;x"\n  }\n]\n'],
])("%j", async (input, expected) => expect(await run(input)).toBe(expected));

it("takes files: JSON Lines by their name, CSV with a byte order mark", async () => {
  expect(await run({ file: fakeFile("a.jsonl", "", '{"a":1}\n{"a":2}\n') })).toBe("a\r\n1\r\n2\r\n");
  expect(await run({ file: fakeFile("a.csv", "text/csv", "\ufeffa\r\n1\r\n"), to: "json" })).toContain('"a": 1');
});

it.each([
  [{ text: "" }, "text", "Paste a text, or choose a file."],
  [
    { text: "[]" },
    "text",
    "Failed to convert JSON to CSV. The array is empty. A non-empty array of objects is needed.",
  ],
  [
    { text: 'a\n"b', to: "json" },
    "text",
    "Line 2, column 1: A quoted cell that begins here has no end. Close it with a quote.",
  ],
])("refuses %j", async (input, field, message) => expect(await run(input)).toMatchObject([{ field, message }]));

describe("a file of a spreadsheet that is not UTF-8", () => {
  const bytesOf = (...parts: readonly number[]) => Uint8Array.from(parts);
  it.each([
    ["Windows-1252", bytesOf(...Buffer.from("name;price\r\nM\xfcller;", "latin1"), 0x80, 0x35)],
    ["UTF-16", Uint8Array.from([0xff, 0xfe, ...Buffer.from("name;price\r\nMüller;€5", "utf16le")])],
  ])("is read as %s, which is said", async (encoding, bytes) => {
    const file = fakeFile("prices.csv", "text/csv", bytes);
    const result = await runTool(tool, { to: "json", file }, fakePorts());
    expect(result).toMatchObject({
      ok: true,
      warnings: [expect.stringContaining(`prices.csv is not UTF-8 and was read as ${encoding}`)],
    });
    const [first] = result.ok ? result.outputs : [];
    expect(first?.kind === "text" && JSON.parse(first.text)).toEqual([{ name: "Müller", price: "€5" }]);
  });
});

it.each([
  [
    { text: '[{"a":"=1+1","b":"-5"},{"a":"@x"}]' },
    ["2 cells that begin like formulas have an apostrophe in front now."],
  ],
  [{ text: '[{"a":"=1+1"}]', guard: false }, []],
  [{ text: '[{"a":"-5"}]' }, []],
])("says when the guard changed a cell: %j", async (input, words) => {
  const result = await runTool(tool, input, fakePorts());
  expect(result.ok && result.warnings).toEqual(words.map((each) => expect.stringContaining(each)));
});
