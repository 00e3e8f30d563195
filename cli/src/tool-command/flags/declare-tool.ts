import { type AnyTool, type Field, flagName } from "@toolbox/core";
import { type Command, Option } from "commander";
import { Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { examplesText } from "./examples-text.ts";
import { fieldOptions } from "./field-options.ts";
import type { CommonOptions, ToolHost } from "../run/run-derived.ts";
import { takesMany } from "./takes-many.ts";

const OWN = "Input and output:";

/**
 * Turns a tool into a command: an option for every field, the abilities every tool has, and its examples in the help.
 */
export function declareTool(command: Command, tool: AnyTool, shell: Shell, host: ToolHost = {}): void {
  command.description(`${tool.title}: ${tool.summary}.`).usage(usageOf(tool));
  const bare = tool.positional === undefined ? undefined : (tool.fields[tool.positional] as Field);
  const verb = verbOf(tool);
  if (verb) command.argument(`[${verb.flag}]`, `${verb.values.join(", ")} (same as --${verb.flag})`);
  if (bare) {
    const stdin = bare.kind === "text" || bare.kind === "file" || bare.kind === "files" ? "; - reads stdin" : "";
    command.argument(argumentOf(tool), `${bare.label} (same as --${flagName(tool.positional ?? "")}${stdin})`);
  }
  for (const [name, spec] of Object.entries<Field>(tool.fields)) {
    const around = { fields: tool.fields, isPositional: name === tool.positional };
    for (const option of fieldOptions(name, spec, around)) command.addOption(option);
  }
  const own = (flags: string, text: string) => command.addOption(new Option(flags, text).helpGroup(OWN));
  own("--input <file>", "the whole input as a JSON object, from a file or from stdin with -; flags win over it");
  own("--out <path>", "write the files into this folder, or a single output into this file; - is stdout");
  own("--only <name>", "only the output with this name or label, to stdout without --out");
  own("--json", "print {ok, outputs, issues} as JSON");
  own("--force", "replace files that exist");
  own("--diff", "show what would change in the files, and write nothing");
  own("--check", "end with 1 when a file is not as it would be written, and write nothing");
  own("--watch", "run again whenever an input file changes, until Ctrl+C");
  own("--save <name>", "keep this run as an entry of make in toolbox.config.json: toolbox make makes it again");
  if (tool.batch) own("--batch <paths...>", `one run for each file, or for each ${endingsOf(tool)} file of a folder`);
  if (tool.prefilled) own("--no-prefill", "take no values from package.json and git");
  command.addHelpOption(new Option("-h, --help", "show help").helpGroup(OWN));
  command.addHelpText("after", examplesText(tool));
  command.action(async (...received: unknown[]) => {
    const { runDerived } = await import("../run/run-derived.ts");
    const options = command.opts<CommonOptions & Record<string, unknown>>();
    // Commander hands on the arguments, then the options and itself.
    const given = received
      .slice(0, -2)
      .flat()
      .filter((value) => typeof value === "string");
    const { args, verbOptions } = takeVerb(verb, given);
    if (bare && !takesMany(bare) && args.length > 1)
      throw new Failure("usage", `"${args[0]}" is not one of ${verb?.values.join(", ") ?? "the values"}.`, {
        next: "--help lists them.",
      });
    await runDerived(tool, { options: { ...verbOptions, ...options }, args: bare ? args : [] }, options, shell, host);
  });
}

interface Verb {
  readonly field: string;
  readonly flag: string;
  readonly values: readonly string[];
}

function verbOf(tool: AnyTool): Verb | undefined {
  const spec: Field | undefined = tool.verb === undefined ? undefined : tool.fields[tool.verb];
  if (spec?.kind !== "choice" || tool.verb === undefined) return undefined;
  return { field: tool.verb, flag: flagName(tool.verb), values: spec.options.map((option) => option.value) };
}

/** Takes the word for the verb off the arguments, as the option it stands for. */
function takeVerb(verb: Verb | undefined, given: readonly string[]) {
  const [first] = given;
  if (!verb || first === undefined || !verb.values.includes(first)) return { args: given, verbOptions: {} };
  return { args: given.slice(1), verbOptions: { [verb.field]: first } };
}

function endingsOf({ batch }: AnyTool): string {
  return (batch?.endings ?? []).map((ending) => `.${ending}`).join(", ");
}

function usageOf(tool: AnyTool): string {
  const verb = verbOf(tool);
  return [...(verb ? [`[${verb.flag}]`] : []), argumentOf(tool), "[options]"].filter((part) => part !== "").join(" ");
}

/** The bare argument under the name of its field: `[text]`, `[entries...]`; "" without one. */
function argumentOf(tool: AnyTool): string {
  if (tool.positional === undefined) return "";
  const dots = takesMany(tool.fields[tool.positional] as Field) ? "..." : "";
  return `[${flagName(tool.positional)}${dots}]`;
}
