import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { catalog } from "@toolbox/core";
import { describe, expect, test } from "vitest";
import { npmProject } from "../code/npm-project.ts";
import { runCommand } from "./run-command.ts";

/*
 * The inspector of the Model Context Protocol, by its command line, asks `toolbox mcp` as a client does. 0.16.8 is the
 * newest whose command line runs on Node 20.
 */
const program = fileURLToPath(new URL("../../../cli/dist/toolbox.js", import.meta.url));
const project = npmProject("mcp-inspector", ["@modelcontextprotocol/inspector@0.16.8"]);
const whySkipped = existsSync(program) ? project.whySkipped : " (the CLI is not built)";

interface Answer {
  readonly tools?: readonly { readonly name: string; readonly inputSchema: object; readonly description: string }[];
  readonly content?: readonly { readonly type: string; readonly text: string }[];
  readonly isError?: boolean;
}

async function inspect(...args: readonly string[]): Promise<Answer> {
  const { PATH } = process.env;
  const command = ["--cli", process.execPath, program, "mcp", ...args];
  const bin = `${project.folder}/node_modules/.bin/mcp-inspector`;
  const { words } = await runCommand(project.folder, { PATH, HOME: project.folder }, bin, ...command);
  return JSON.parse(words) as Answer;
}

describe.skipIf(whySkipped !== "")(`the inspector${whySkipped}`, () => {
  test("lists every tool with its schema", async () => {
    const { tools = [] } = await inspect("--method", "tools/list");
    const names = tools.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(catalog.map(({ id }) => id)));
    expect(names).toEqual(expect.arrayContaining(["changelog", "commit", "lint"]));
    for (const { inputSchema, description } of tools)
      expect([inputSchema, description]).toEqual([expect.objectContaining({ type: "object" }), expect.any(String)]);
  });

  test("calls one, and reads what is wrong", async () => {
    const fine = await inspect("--method", "tools/call", "--tool-name", "lint", "--tool-arg", "message=feat: one");
    expect(fine.content?.[0]?.text).toContain("nothing to fix");
    const bad = await inspect("--method", "tools/call", "--tool-name", "lint", "--tool-arg", "message=Bad.");
    expect(bad.content?.[0]?.text).toContain("(type-empty)");
  });

  test("reads that nobody is signed in", async () => {
    const answer = await inspect("--method", "tools/call", "--tool-name", "slug", "--tool-arg", "text=One");
    expect(answer).toMatchObject({ isError: true });
    expect(answer.content?.[0]?.text).toContain('Run "toolbox login"');
  });
});
