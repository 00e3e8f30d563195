import { readFileSync } from "node:fs";
import path from "node:path";
import { type AnyTool, catalog, type FileOutput, initialInput, isFileHandle, runTool } from "@toolbox/core";
import { toolEntry, toolEntryText } from "@toolbox/core/config-file/tool-entry.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { nodePorts } from "../../ports/index.ts";
import { folderOf } from "../../testing/folder-of.ts";
import { runMake } from "../../testing/run-make.ts";
import { schemaProblems } from "../../testing/schema-problems.ts";
import { hashOf } from "../../lock/hash.ts";

const tools: readonly AnyTool[] = await Promise.all(catalog.map(({ load }) => load()));
const cases = tools
  .filter(({ notInMake }) => notInMake === undefined)
  .flatMap((tool) => tool.examples.map((example) => [tool.id, example.name, tool, example.input] as const));

// The moment that documents and plans carry, for the page and the command alike.
const env = { SOURCE_DATE_EPOCH: "1767225600" };
beforeEach(() => vi.stubEnv("SOURCE_DATE_EPOCH", env.SOURCE_DATE_EPOCH));
afterEach(() => vi.unstubAllEnvs());

it.each(cases)("%s, %s: what its page copies makes what its page saves", async (id, _, tool, example) => {
  const input: Record<string, unknown> = { ...initialInput(tool.fields), ...example };
  const run = await runTool(tool, input, nodePorts);
  if (!run.ok) throw new Error(`${id} does not run its example`);
  const saved = run.outputs.filter((output): output is FileOutput => output.kind !== "facts");
  const config = `{ "make": { ${toolEntryText(tool, input, run.outputs)} } }`;
  expect(schemaProblems(config)).toEqual([]);

  const files: Record<string, string | Uint8Array> = { "toolbox.config.json": config };
  for (const handle of Object.values(input).flat().filter(isFileHandle)) files[handle.name] = await handle.bytes();
  const cwd = await folderOf(files);
  expect(await runMake(cwd, { shell: { env } })).toMatchObject({
    code: 0,
    err: expect.stringMatching(`Made ${saved.length} file`),
  });
  const { out, into } = toolEntry(tool, input, run.outputs);
  const isFile = saved.length === 1 && path.extname(into ?? out ?? "") !== "";
  for (const output of saved) {
    const made = readFileSync(path.join(cwd, into ?? out ?? "", isFile ? "" : output.name));
    expect([output.name, hashOf(made)]).toEqual([
      output.name,
      hashOf(output.kind === "text" ? Buffer.from(output.text) : output.bytes),
    ]);
  }
  expect(await runMake(cwd, { check: true, full: true, shell: { env } })).toMatchObject({ code: 0 });
});

it.each(tools.filter(({ notInMake }) => notInMake !== undefined).map((tool) => [tool.id, tool] as const))(
  "%s, whose page copies none, is refused by make and not offered by editors",
  async (id, tool) => {
    const input = { ...initialInput(tool.fields), ...tool.examples[0]?.input };
    const config = `{ "make": { ${toolEntryText(tool, input, [])} } }`;
    const files: Record<string, string | Uint8Array> = { "toolbox.config.json": config };
    for (const handle of Object.values(input).flat().filter(isFileHandle)) files[handle.name] = await handle.bytes();
    const words = {
      chance: `${id} gives something else each time`,
      "no file": `${id} gives words to read here, and no file`,
    };
    expect((await runMake(await folderOf(files), { shell: { env } })).err).toContain(words[tool.notInMake ?? "chance"]);
    expect(schemaProblems(config)).not.toEqual([]);
  },
);
