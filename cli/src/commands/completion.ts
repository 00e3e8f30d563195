import { Argument } from "commander";
import { catalog, type CatalogEntry } from "@toolbox/core";
import type { CommandModule, LazyCommand } from "../command.ts";
import { commandTable } from "../command-table.ts";
import { completionScript, completionShells } from "../services/completion/completion.ts";
import { describeCommands } from "../services/completion/describe-commands.ts";

export const completion = completionCommand(catalog, () => commandTable);

/** The command over any catalogue and table. The table is asked for late: it holds this very command. */
export function completionCommand(tools: readonly CatalogEntry[], table: () => readonly LazyCommand[]): CommandModule {
  return {
    declare(command, shell) {
      command
        .addArgument(new Argument("<shell>", "your shell").choices([...completionShells]))
        .addHelpText("after", HOW)
        .action(async (name: (typeof completionShells)[number]) => {
          const commands = await describeCommands(tools, table(), shell);
          await shell.stdout.write(completionScript(name, commands));
        });
    },
  };
}

const HOW = `
Add one of these to your shell's start file:
  bash  source <(toolbox completion bash)
  zsh   source <(toolbox completion zsh)
  fish  toolbox completion fish | source`;
