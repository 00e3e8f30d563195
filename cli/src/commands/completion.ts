import { Argument } from "commander";
import { catalog } from "@toolbox/core";
import type { CommandModule, LazyCommand } from "../command.ts";
import { completionScript, completionShells } from "../services/completion/completion.ts";
import { describeCommands } from "../services/completion/describe-commands.ts";

/** The command over the table that holds it, which is therefore asked for late. */
export function completion(table: () => readonly LazyCommand[]): CommandModule {
  return {
    declare(command, shell) {
      command
        .addArgument(new Argument("<shell>", "your shell").choices([...completionShells]))
        .addHelpText("after", HOW)
        .action(async (name: (typeof completionShells)[number]) => {
          const commands = await describeCommands(catalog, table(), shell);
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
