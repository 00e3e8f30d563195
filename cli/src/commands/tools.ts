import { catalog, type CatalogEntry } from "@toolbox/core";
import type { CommandModule } from "../command.ts";
import { listTools, toolsText } from "../services/list-tools.ts";
import { bold } from "../shell/bold.ts";

export const tools = toolsCommand(catalog);

/** The command over any catalogue. */
export function toolsCommand(entries: readonly CatalogEntry[]): CommandModule {
  return {
    declare(command, shell) {
      command.option("--json", "print them as JSON, each with the JSON Schema of its input").action(async () => {
        const text = command.opts<{ json?: boolean }>().json
          ? `${JSON.stringify(await listTools(entries), undefined, 2)}\n`
          : toolsText(entries, bold(shell.stdout));
        await shell.stdout.write(text);
      });
    },
  };
}
