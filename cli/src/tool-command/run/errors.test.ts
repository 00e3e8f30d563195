import type { AnyTool, Output } from "@toolbox/core";
import { sampleTool } from "@toolbox/core/testing";
import { tool as email } from "@toolbox/core/tools/email/tool.ts";
import { tool as hash } from "@toolbox/core/tools/hash/tool.ts";
import { tool as json } from "@toolbox/core/tools/json/tool.ts";
import { expect, it } from "vitest";
import { runToolCommand } from "../../testing/run-tool-command.ts";
import { tempFolder } from "../../testing/temp-folder.ts";

const facts = (hasFaults: boolean): Output => ({
  kind: "facts",
  name: "problems",
  label: "Problems",
  rows: [{ label: "error 1:1", value: "It is wrong." }],
  hasFaults,
});
const file: Output = { kind: "text", name: "a.txt", mime: "text/plain", text: "words" };
const giving = (...outputs: readonly Output[]): AnyTool => ({ ...(sampleTool as AnyTool), generate: () => outputs });

it.each([
  [[facts(true)], ["x"], 1],
  [[facts(false)], ["x"], 0],
  [[file, facts(true)], ["x"], 1],
  [[file, facts(true)], ["x", "--only", "a.txt"], 0],
  [[file, facts(true)], ["x", "--json"], 1],
  [[facts(true)], ["x", "--check"], 1],
  [[facts(false)], ["x", "--check"], 0],
])("%j with %j ends with %i", async (outputs, args, code) => {
  expect((await runToolCommand(giving(...outputs), args)).code).toBe(code);
});

it("files are written all the same, and the faults are told", async () => {
  const cwd = await tempFolder();
  const ran = await runToolCommand(giving(file, facts(true)), ["x", "--out", "."], { cwd });
  expect(ran).toMatchObject({ code: 1, out: expect.stringContaining("a.txt") });
  expect(ran.out + ran.err).toContain("error 1:1  It is wrong.");
  const checked = await runToolCommand(giving(file, facts(true)), ["x", "--out", ".", "--check"], { cwd });
  expect(checked).toMatchObject({ code: 1, err: expect.stringContaining("error 1:1  It is wrong.") });
  expect(checked.err).toContain("Up to date: 1 file.");
});

it.each([
  [hash, ["abc", "--algorithm", "MD5", "--expected", "900150983cd24fb0d6963f7d28e17f72"], 0],
  [hash, ["abc", "--algorithm", "MD5", "--expected", "0".repeat(32)], 1],
  [hash, ["abc"], 0],
  [email, ["ada@example.org"], 0],
  [email, ["ada@example.org\nada"], 1],
  [json, ["--text", "[1, 2]", "--make", "diff", "--other", "[1,2]"], 0],
  [json, ["--text", "[1, 2]", "--make", "diff", "--other", "[1]"], 1],
] as const)("a script learns the answer from the exit code: %#", async (tool, args, code) => {
  expect((await runToolCommand(tool, args)).code).toBe(code);
});
