import { type AnyTool, commandLine, type Field, flagName, initialInput } from "@toolbox/core";
import { type Command, Option } from "commander";
import { prefills } from "../prefill/prefills.ts";
import type { Shell } from "../shell/shell.ts";
import { fieldOptions } from "./field-options.ts";
import type { RunTool } from "./produce.ts";
import type { Abilities } from "./run-derived.ts";
import { takesMany } from "./takes-many.ts";

const OWN = "Input and output:";

/**
 * Turns a tool into a command: an option for every field, the abilities every tool has, and its examples in the help.
 * @param run how a tool is run; Node's ports without it
 */
export function declareTool(command: Command, tool: AnyTool, shell: Shell, run?: RunTool): void {
  command.description(`${tool.title}: ${tool.summary}.`).usage(usageOf(tool));
  const bare = tool.positional === undefined ? undefined : (tool.fields[tool.positional] as Field);
  if (bare) {
    const stdin = bare.kind === "text" ? "; - reads stdin" : "";
    command.argument(argumentOf(tool), `${bare.label} (same as --${flagName(tool.positional ?? "")}${stdin})`);
  }
  for (const [name, spec] of Object.entries<Field>(tool.fields)) {
    const around = { fields: tool.fields, isPositional: name === tool.positional };
    for (const option of fieldOptions(name, spec, around)) command.addOption(option);
  }
  const own = (flags: string, text: string) => command.addOption(new Option(flags, text).helpGroup(OWN));
  own("--input <file>", "the whole input as a JSON object, from a file or from stdin with -; flags win over it");
  own("--out <dir>", "write the files into this folder; - sends a single output to stdout");
  own("--only <name>", "only the output with this name or label");
  own("--json", "print {ok, outputs, issues} as JSON");
  own("--force", "replace files that exist");
  own("--diff", "show what would change in the files, and write nothing");
  own("--check", "end with 1 when a file is not as it would be written, and write nothing");
  own("--watch", "run again whenever an input file changes, until Ctrl+C");
  if (tool.batch) own("--batch <paths...>", `one run for each file, or for each ${endingsOf(tool)} file of a folder`);
  if (Object.hasOwn(prefills, tool.id)) own("--no-prefill", "take no values from package.json and git");
  command.addHelpOption(new Option("-h, --help", "show help").helpGroup(OWN));
  command.addHelpText("after", examplesText(tool));
  command.action(async (...received: unknown[]) => {
    const { runDerived } = await import("./run-derived.ts");
    const options = command.opts<Abilities & Record<string, unknown>>();
    const args = bare ? [received[0]].flat().filter((value) => typeof value === "string") : [];
    await runDerived(tool, { options, args }, options, shell, run);
  });
}

function endingsOf({ batch }: AnyTool): string {
  return (batch?.endings ?? []).map((ending) => `.${ending}`).join(", ");
}

function usageOf(tool: AnyTool): string {
  return `${argumentOf(tool)} [options]`.trimStart();
}

/** The bare argument under the name of its field: `[text]`, `[entries...]`; "" without one. */
function argumentOf(tool: AnyTool): string {
  if (tool.positional === undefined) return "";
  const dots = takesMany(tool.fields[tool.positional] as Field) ? "..." : "";
  return `[${flagName(tool.positional)}${dots}]`;
}

function examplesText(tool: AnyTool): string {
  const lines = tool.examples.map((example) => {
    const input = { ...initialInput(tool.fields), ...example.input };
    return `  # ${example.name}\n  ${commandLine(tool, input)}`;
  });
  return `\nExamples:\n${lines.join("\n")}`;
}
