import { expect, it } from "vitest";
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
