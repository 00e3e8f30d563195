import { expect, it } from "vitest";
import { fakeFile } from "../testing/fake-file.ts";
import { sampleTool } from "../testing/sample-tool.ts";
import { commandLine } from "./command-line.ts";
import { initialInput } from "./fields.ts";

const initial = initialInput(sampleTool.fields);

it.each([
  ["only the name when nothing was changed", {}, "toolbox sample"],
  ["plain words bare", { text: "hi-there" }, "toolbox sample --text hi-there"],
  ["blanks quoted", { text: "two words" }, "toolbox sample --text 'two words'"],
  ["quotes kept", { text: "it's $HOME `x`" }, String.raw`toolbox sample --text 'it'\''s $HOME ${"`x`"}'`],
  ["a leading dash", { text: "-x" }, "toolbox sample --text=-x"],
  ["flags", { loud: true, polite: false }, "toolbox sample --loud --no-polite"],
  ["lists one by one", { entries: ["a", "b c"] }, "toolbox sample --entries a --entries 'b c'"],
  ["camel case as kebab case", { sizeLimit: 0.5 }, "toolbox sample --size-limit 0.5"],
  ["files by name", { logo: fakeFile("my logo.png", "image/png", "x") }, "toolbox sample --logo 'my logo.png'"],
  ["never a secret", { key: "hunter2" }, "toolbox sample"],
])("commandLine: %s", (_, change, line) => {
  expect(commandLine(sampleTool, { ...initial, ...change })).toBe(line);
});

it.each([
  [{ text: "hi" }, "toolbox sample --text hi --no-prefill"],
  [{ text: "hi", notes: "ho" }, "toolbox sample --text hi --notes ho"],
])("commandLine of a tool that is filled in: %j", (change, line) => {
  const tool = { ...sampleTool, prefilled: ["text", "notes"] as const };
  expect(commandLine(tool, { ...initial, ...change })).toBe(line);
});
