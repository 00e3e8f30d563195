import { runProgram } from "../program.ts";
import { commandTable } from "../command-table.ts";
import type { FakeShell } from "./fake-shell.ts";

/** Runs `toolbox changelog` as someone who is signed in, and gives what it wrote to stdout this time. */
export async function runChangelogCommand(shell: FakeShell, ...args: readonly string[]): Promise<string> {
  const before = shell.out().length;
  await runProgram(["changelog", ...args], "0.0.0", shell, {
    commands: commandTable.filter(({ name }) => name === "changelog"),
    tools: [],
    requireSignIn: () => Promise.resolve(),
  });
  return shell.out().slice(before);
}
