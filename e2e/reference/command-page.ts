import { Command } from "commander";
import type { LazyCommand } from "../../cli/src/command.ts";
import { runProgram } from "../../cli/src/program.ts";
import { fakeShell } from "../../cli/src/testing/fake-shell.ts";
import { codeBlock } from "./markdown.ts";

/** The reference of a command written by hand: its help, and that of each of its subcommands. */
export async function commandPage(entry: LazyCommand): Promise<string> {
  const declared = new Command(entry.name);
  (await entry.load()).declare(declared, fakeShell());
  const parts = [[entry.name], ...declared.commands.map((sub) => [entry.name, sub.name()])];
  const helps = await Promise.all(
    parts.map(async (words) => `## toolbox ${words.join(" ")}\n\n${codeBlock(await helpOf(words), "console")}`),
  );
  const free = entry.worksSignedOut === true ? "It asks for no sign-in.\n\n" : "";
  return `# toolbox ${entry.name}\n\n${entry.summary}.\n\n${free}${helps.join("\n")}`;
}

async function helpOf(words: readonly string[]): Promise<string> {
  const shell = fakeShell();
  await runProgram([...words, "--help"], "", shell);
  return shell.out();
}
