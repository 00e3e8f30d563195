import { expect, it } from "vitest";
import { fakeFile } from "../testing/fake-file.ts";
import { sampleTool } from "../testing/sample-tool.ts";
import type { Output } from "../tool/output.ts";
import { initialInput } from "../tool/fields.ts";
import { toolEntry, toolEntryText } from "./tool-entry.ts";

const text = (name: string, content = ""): Output => ({ kind: "text", name, mime: "text/plain", text: content });
const initial = initialInput(sampleTool.fields);

it.each([
  ["nothing that was not changed", {}, {}],
  ["what was changed, in the order of the form", { loud: true, text: "it's" }, { input: { text: "it's", loud: true } }],
  ["lists", { entries: ["a", "b c"] }, { input: { entries: ["a", "b c"] } }],
  ["files by name", { logo: fakeFile("my logo.png", "image/png", "x") }, { input: { logo: "my logo.png" } }],
  ["never a secret", { key: "hunter2" }, {}],
])("toolEntry has %s", (_, change, entry) => {
  expect(toolEntry(sampleTool, { ...initial, ...change }, [])).toEqual({ tool: "sample", ...entry, out: "sample" });
});

const marks = "<!-- toolbox:head -->\n# Tea\n<!-- /toolbox:head -->\n";
it.each<[string, readonly Output[], object]>([
  ["no output yet: a folder", [], { out: "sample" }],
  ["one output: its file", [text("a.txt"), { kind: "facts", name: "facts", rows: [] }], { out: "a.txt" }],
  ["one output without an ending", [text("Dockerfile")], { out: "sample" }],
  ["one hidden file", [text(".env")], { out: "sample" }],
  ["several: a folder", [text("a.txt"), text("b.txt")], { out: "sample" }],
  ["several that bring their folder", [text("x/a.txt"), text("x/b/c.txt")], { out: "." }],
  ["several in different folders", [text("x/a.txt"), text("y/b.txt")], { out: "sample" }],
  ["parts of a file that people write", [text("README.md", marks)], { into: "README.md" }],
  ["such a file without marks", [text("README.md", "# Tea")], { out: "README.md" }],
])("where it goes, %s", (_, outputs, place) => {
  const merging = { ...sampleTool, merge: (_existing: string, output: { text: string }) => output.text };
  expect(toolEntry(merging, initial, outputs)).toEqual({ tool: "sample", ...place });
});

it("is a member of make, as it is pasted", () => {
  expect(toolEntryText(sampleTool, { ...initial, text: "Hi" }, [text("a.txt")])).toBe(
    '"sample": {\n  "tool": "sample",\n  "input": {\n    "text": "Hi"\n  },\n  "out": "a.txt"\n}',
  );
});
