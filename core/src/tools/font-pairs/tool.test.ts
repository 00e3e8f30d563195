import { describe, expect, it } from "vitest";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import { fontPairs } from "./pairs.ts";
import { tool } from "./tool.ts";

it("has the six pairs of the product", () => {
  expect(fontPairs.map(({ category, heading, body }) => [category, heading.family, body.family])).toEqual([
    ["Elegant", "Playfair Display", "Lora"],
    ["Modern", "Space Grotesk", "Inter"],
    ["Bold", "Archivo Black", "Archivo"],
    ["Classic", "Merriweather", "Source Sans 3"],
    ["Clean", "Work Sans", "Open Sans"],
    ["Contemporary", "Sora", "DM Sans"],
  ]);
});

describe.each(fontPairs)("$category", ({ id, heading, body }) => {
  it.each([
    ["css", `--font-heading: "${heading.family}", `],
    ["css", `@import "${body.package}/400.css";`],
    ["theme", `--font-body: "${body.family}", `],
    ["install", `npm install ${heading.package} ${body.package}\n`],
  ])("as %s has %s", async (format, line) => {
    const run = await runTool(tool, { pair: id, format }, fakePorts());
    expect(run.ok && run.outputs[1]).toMatchObject({ kind: "text", text: expect.stringContaining(line) });
  });
  it("fetches nothing from elsewhere", async () => {
    const run = await runTool(tool, { pair: id }, fakePorts());
    expect(JSON.stringify(run)).not.toMatch(/https?:/);
  });
});
