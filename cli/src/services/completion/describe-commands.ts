import type { AnyTool, CatalogEntry, Field } from "@toolbox/core";
import { Command, type Option } from "commander";
import { type LazyCommand, OpenChoice } from "../../command.ts";
import { declareTool } from "../../tool-command/flags/declare-tool.ts";
import type { Shell } from "../../shell/shell.ts";

export interface DescribedOption {
  /** With its dashes: `--logo-size`. */
  readonly flag: string;
  readonly words: string;
  readonly takes: "nothing" | "text" | "path" | readonly string[];
}

export interface DescribedCommand {
  readonly name: string;
  readonly words: string;
  readonly options: readonly DescribedOption[];
  /** Words that may stand bare: subcommands, or the choices of an argument. */
  readonly bare: readonly string[];
}

/** Every command with its options, as commander knows them. Loads the code of all of them. */
export async function describeCommands(
  tools: readonly CatalogEntry[],
  table: readonly LazyCommand[],
  shell: Shell,
): Promise<readonly DescribedCommand[]> {
  const fromTools = tools.map(async (entry) => {
    const command = new Command(entry.id);
    const tool = await entry.load();
    declareTool(command, tool, shell);
    return describe(command, entry.summary, tool);
  });
  const fromTable = table.map(async (entry) => {
    const command = new Command(entry.name);
    (await entry.load()).declare(command, shell);
    return describe(command, entry.summary);
  });
  return Promise.all([...fromTools, ...fromTable]);
}

function describe(command: Command, words: string, tool?: AnyTool): DescribedCommand {
  const options = command.options
    .filter((option) => !option.hidden && option.long)
    .map((option): DescribedOption => ({
      flag: option.long ?? "",
      words: option.description.replace(/ \(.*\)$/, ""),
      takes: takes(option, tool),
    }));
  const bare = [
    ...command.commands.map((sub) => sub.name()),
    ...command.registeredArguments.flatMap((argument) => argument.argChoices ?? []),
  ];
  return {
    name: command.name(),
    words,
    bare,
    options: [...options, { flag: "--help", words: "show help", takes: "nothing" }],
  };
}

function takes(option: Option, tool: AnyTool | undefined): DescribedOption["takes"] {
  if (option.isBoolean() || option.negate) return "nothing";
  if (option.argChoices) return option.argChoices;
  if (option instanceof OpenChoice) return option.usual;
  const field: Field | undefined = tool?.fields[option.attributeName()];
  if (field?.kind === "choice" || field?.kind === "choices") return field.options.map((choice) => choice.value);
  return /<(?:paths?|file|dir)(?:\.\.\.)?>/.test(option.flags) ? "path" : "text";
}
