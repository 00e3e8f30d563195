import { catalog } from "@toolbox/core";
import { expect, it } from "vitest";
import { commandTable } from "./command-table.ts";
import { runProgram } from "./program.ts";
import { fakeShell } from "./testing/fake-shell.ts";

/** Whether a command asks for a sign-in before it does anything. */
async function asks(...args: readonly string[]): Promise<boolean> {
  const asked = new Error("asked");
  const shell = fakeShell({ cwd: "/nonexistent" });
  try {
    await runProgram(args, "0.0.0", shell, {
      commands: commandTable,
      tools: catalog,
      requireSignIn: () => Promise.reject(asked),
      runTool: async () => ({ ok: true, outputs: [], warnings: [] }) as never,
    });
  } catch (error) {
    return error === asked;
  }
  return false;
}

it.each(catalog.map(({ id }) => id))("%s: --check and --diff ask for no sign-in, making does", async (id) => {
  expect([
    await asks(id, "--check"),
    await asks(id, "--diff"),
    await asks(id, "--check", "--diff"),
    await asks(id),
  ]).toEqual([false, false, false, true]);
});

it.each([
  [["make", "--check"], false],
  [["make", "--check", "--staged"], false],
  [["make", "--diff"], false],
  [["make", "--list"], false],
  [["make"], true],
  [["make", "--watch"], true],
  [["changelog", "--check"], false],
  [["changelog", "--diff"], false],
  [["changelog", "--preview"], false],
  [["changelog"], true],
])("%j", async (args, expected) => {
  expect(await asks(...args)).toBe(expected);
});
