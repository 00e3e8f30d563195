import { writeFile } from "node:fs/promises";
import path from "node:path";
import { isRecord } from "@toolbox/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tempFolder } from "../../testing/temp-folder.ts";
import { mcpClient } from "../../testing/mcp-client.ts";

/*
 * Arguments as an assistant makes them up from the listed schema: valid ones never end in a crash, and one that is wrong
 * is named. TOOLBOX_MCP_CALLS=250 makes 10,000 calls of each kind over all tools.
 */
const runs = Number(process.env["TOOLBOX_MCP_CALLS"] ?? 1);
const seed = Number(process.env["TOOLBOX_MCP_SEED"] ?? 20);

type Schema = Readonly<Record<string, unknown>>;
interface Listed {
  readonly name: string;
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, Schema>>;
}

const files: Readonly<Record<string, string>> = {
  "a.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3"/></svg>',
  "a.md": "# Title\n\nWords and [a link](https://example.com).\n",
  "a.json": '{ "openapi": "3.1.0", "info": { "title": "T", "version": "1" }, "paths": {} }',
  "a.sql": "create table notes (id bigint primary key, title text not null);",
};
const ownArguments = ["saveTo", "overwrite", "only"];

const text = (schema: Schema) =>
  fc.oneof(
    fc.constantFrom("Hello", "a@b.dev", "https://example.com", "2026-03-01", "items", "# Title", "[1, 2]"),
    fc.string({ unit: "grapheme", minLength: Number(schema["minLength"] ?? 0), maxLength: 60 }),
  );

/** Values that the schema allows. */
function valid(schema: Schema): fc.Arbitrary<unknown> {
  if (Array.isArray(schema["enum"])) return fc.constantFrom(...(schema["enum"] as unknown[]));
  if (isFile(schema)) return fc.constantFrom(...Object.keys(files));
  if (schema["type"] === "boolean") return fc.boolean();
  if (schema["type"] === "number")
    return fc.integer({ min: Math.ceil(Number(schema["minimum"])), max: Math.min(Number(schema["maximum"]), 2000) });
  if (schema["type"] === "array") return list(schema);
  if (schema["pattern"] !== undefined) return fc.constantFrom("#3b82f6", "#fff", "102030");
  return text(schema);
}

function list(schema: Schema): fc.Arbitrary<unknown> {
  const item = isRecord(schema["items"]) ? schema["items"] : {};
  if (isFile(schema)) return fc.array(fc.constantFrom(...Object.keys(files)), { maxLength: 2 });
  return schema["uniqueItems"]
    ? fc.uniqueArray(valid(item), { maxLength: 4 })
    : fc.array(valid(item), { maxLength: 4 });
}

const isFile = ({ description = "" }: Schema) => /\bPaths? of (a )?files?\b/.test(String(description));

/** A value of another type, or one beyond the limits. */
function invalid(schema: Schema): fc.Arbitrary<unknown> {
  if (Array.isArray(schema["enum"])) return fc.constantFrom<unknown>("no such choice", 7, null, {});
  if (schema["type"] === "number") return fc.constantFrom<unknown>(Number(schema["maximum"]) + 1, "3", null, [1]);
  if (schema["type"] === "boolean") return fc.constantFrom<unknown>("yes", 1, {});
  if (schema["type"] === "array") return fc.constantFrom<unknown>(7, { a: 1 }, [7], [null]);
  if (isFile(schema)) return fc.constantFrom<unknown>(7, "gone.png", "../up.png", {});
  if (schema["pattern"] !== undefined) return fc.constantFrom<unknown>("blue-ish", "#12", 7);
  return fc.constantFrom<unknown>(7, true, ["a"], { a: 1 });
}

async function open() {
  const folder = await tempFolder();
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  const { client, call } = await mcpClient({ folder });
  const { tools } = await client.listTools();
  const listed = tools
    .filter(({ inputSchema }) => "only" in (inputSchema.properties ?? {}))
    .map(({ name, inputSchema }): Listed => ({
      name,
      required: inputSchema.required ?? [],
      properties: Object.fromEntries(
        Object.entries(inputSchema.properties ?? {}).filter(([field]) => !ownArguments.includes(field)),
      ) as Listed["properties"],
    }));
  return { call, listed };
}

const inputOf = ({ properties, required }: Listed) =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valid(schema)])), {
    requiredKeys: [...required],
  });

describe("calls over all tools", () => {
  it(`valid: ${runs} of each tool give a result, or say what to mend`, { timeout: 3_600_000 }, async () => {
    const { call, listed } = await open();
    expect(listed.length).toBeGreaterThan(35);
    const faults: string[] = [];
    for (const tool of listed)
      for (const given of fc.sample(inputOf(tool), { numRuns: runs, seed })) {
        const { text: said, images, isError } = await call(tool.name, given);
        const isSilent = said.length + images.length === 0;
        const isRaw = isError && /undefined|\[object Object\]/.test(said);
        if (isSilent || isRaw || said.includes("bug in Toolbox"))
          faults.push(`${tool.name} ${JSON.stringify(given)} → ${said}`);
      }
    expect(faults).toEqual([]);
  });

  it(`invalid: ${runs} of each tool name the argument that is wrong`, { timeout: 3_600_000 }, async () => {
    const { call, listed } = await open();
    const faults: string[] = [];
    for (const tool of listed) {
      const fields = Object.keys(tool.properties);
      const wrong = fc
        .tuple(inputOf(tool), fc.constantFrom(...fields))
        .chain(([given, field]) =>
          invalid(tool.properties[field] ?? {}).map((value) => ({ field, given: { ...given, [field]: value } })),
        );
      for (const { field, given } of fc.sample(wrong, { numRuns: runs, seed })) {
        const { text: said, isError } = await call(tool.name, given);
        const isNamed = said.split("\n").some((line) => line.startsWith(`${field}: `));
        if (!isError || !isNamed) faults.push(`${tool.name} ${JSON.stringify(given)} → ${said}`);
      }
    }
    expect(faults).toEqual([]);
  });
});
