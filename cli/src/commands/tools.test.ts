import { catalog } from "@toolbox/core";
import { Command } from "commander";
import { describe, expect, it } from "vitest";
import { fakeShell } from "../testing/fake-shell.ts";
import { tools } from "./tools.ts";

async function run(...args: readonly string[]): Promise<string> {
  const shell = fakeShell();
  const command = new Command("tools");
  tools.declare(command, shell);
  await command.parseAsync([...args], { from: "user" });
  return shell.out();
}

describe("toolbox tools", () => {
  it("lists each tool once, under a heading", async () => {
    const lines = (await run()).split("\n");
    const ids = lines.filter((line) => line.startsWith("  ")).map((line) => line.trim().split(" ")[0] ?? "");
    expect(ids.toSorted()).toEqual(catalog.map((tool) => tool.id).toSorted());
    expect(lines[0]).toMatch(/^[A-Z]/);
    for (const { id } of catalog) expect(lines.join("\n")).toMatch(new RegExp(`^ {2}${id} +\\S`, "m"));
    for (const { summary } of catalog) expect(lines.join("\n")).toContain(summary);
  });

  it("--json gives each tool with a schema of its input", async () => {
    type Listed = Readonly<Record<string, unknown>> & { readonly id: string };
    const listed = JSON.parse(await run("--json")) as readonly Listed[];
    expect(listed.map((tool) => tool.id).toSorted()).toEqual(catalog.map((tool) => tool.id).toSorted());
    for (const entry of catalog) {
      const tool = await entry.load();
      const found = listed.find((row) => row.id === entry.id);
      expect(found).toMatchObject({
        title: entry.title,
        route: entry.route,
        group: expect.stringMatching(/./),
        input: { type: "object", additionalProperties: false },
      });
      const input = found?.input as { properties: object };
      expect(Object.keys(input.properties)).toEqual(Object.keys(tool.fields));
    }
  });
});
