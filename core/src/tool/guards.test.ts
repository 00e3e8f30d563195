import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { catalogSource, loadTool, toolFolders } from "../../scripts/catalog-source.ts";
import { fakePorts } from "../testing/fake-ports.ts";
import { readAsset } from "../../scripts/read-asset.ts";
import { catalog as generated } from "../tools/catalog.gen.ts";
import type { CatalogEntry } from "./catalog.ts";
import type { AnyTool } from "./define-tool.ts";
import { type Field, initialInput } from "./fields.ts";
import { jsonSchema } from "./json-schema.ts";
import { pages } from "./pages.ts";
import { runTool } from "./run-tool.ts";

const catalog: readonly CatalogEntry[] = generated;
const tools: AnyTool[] = await Promise.all(toolFolders().map(loadTool));
const ports = () => fakePorts({ assets: { read: readAsset } });

describe("catalogue", () => {
  it("is the folders: run `pnpm gen` after adding a tool", async () => {
    const written = readFileSync(new URL("../tools/catalog.gen.ts", import.meta.url), "utf8");
    expect(written).toBe(await catalogSource());
    expect(catalog.map((entry) => entry.id).toSorted()).toEqual(toolFolders());
  });
  it("has no id twice", () => {
    expect(new Set(catalog.map((entry) => entry.id)).size).toBe(catalog.length);
  });
  it("loads every tool", async () => {
    for (const entry of catalog) expect((await entry.load()).id).toBe(entry.id);
  });
});

describe("pages", () => {
  it("have no route twice", () => {
    expect(new Set(pages.map((page) => page.route)).size).toBe(pages.length);
  });
});

describe.each(tools.map((tool) => [tool.id, tool] as const))("tool %s", (id, tool) => {
  it("says what lists need", () => {
    expect(id).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
    expect(tool.summary).toMatch(/^[^.]{10,80}$/);
    expect(tool.examples.length).toBeGreaterThan(0);
    for (const route of [tool.route, ...(tool.alsoOn ?? [])]) expect(pages.map((page) => page.route)).toContain(route);
  });
  it("has fields that refer to fields", () => {
    const names = Object.keys(tool.fields);
    const asked = Object.values<Field>(tool.fields).flatMap((spec) => spec.when?.field ?? []);
    expect(names).toEqual(expect.arrayContaining([...asked, ...(tool.positional ? [tool.positional] : [])]));
    expect(Object.keys(jsonSchema(tool)["properties"] as object)).toEqual(names);
  });
  it("runs from its initial values, or says what is missing", async () => {
    const run = await runTool(tool, initialInput(tool.fields), ports());
    const result = run.ok ? run.outputs : run.reason === "input" ? run.issues : [];
    expect(result.length).toBeGreaterThan(0);
  });
  it.each(tool.examples)("runs its example $name", async ({ input }) => {
    const run = await runTool(tool, input, ports());
    expect(run).toMatchObject({ ok: true, warnings: [] });
    const names = run.ok ? run.outputs.map((output) => output.name) : [];
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  });
});
