import { catalog } from "@toolbox/core";
import { Command } from "commander";
import { commandTable } from "../command-table.ts";
import { runProgram } from "../program.ts";
import { nodeShell } from "../shell/node-shell.ts";
import type { Shell } from "../shell/shell.ts";

/**
 * The help of the program, of each command, subcommand and tool, as `--help` prints it into a pipe. The build writes
 * them beside the bundle, so that asking for help loads no command.
 * @returns the texts by the words of the command: "" for the program, two words for a subcommand
 */
export async function helpTexts(version: string): Promise<ReadonlyMap<string, string>> {
  const { shell, taken } = pipedShell();
  const subcommands = await Promise.all(
    commandTable.map(async (entry) => {
      const declared = new Command(entry.name);
      (await entry.load()).declare(declared, shell);
      return [[entry.name], ...declared.commands.map((sub) => [entry.name, sub.name()])];
    }),
  );
  const texts = new Map<string, string>();
  for (const words of [[], ...catalog.map((tool) => [tool.id]), ...subcommands.flat()]) {
    await runProgram([...words, "--help"], version, shell);
    texts.set(words.join(" "), taken());
  }
  return texts;
}

/** A shell whose output is a pipe that is read here. */
function pipedShell(): { readonly shell: Shell; readonly taken: () => string } {
  let text = "";
  const pipe = {
    isTerminal: false,
    isColored: false,
    columns: 80,
    write: async (data: string | Uint8Array) => void (text += String(data)),
  };
  const taken = () => {
    const all = text;
    text = "";
    return all;
  };
  const shell = { ...nodeShell(new AbortController().signal), stdout: pipe, stderr: pipe, env: {} };
  return { shell, taken };
}
