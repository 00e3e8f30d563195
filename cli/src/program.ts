import { capitalize, catalog, type CatalogEntry } from "@toolbox/core";
import { Command, CommanderError } from "commander";
import { commandGroups, type LazyCommand } from "./command.ts";
import { commandTable } from "./command-table.ts";
import type { RunTool } from "./tool-command/run/produce.ts";
import type { ToolHost } from "./tool-command/run/run-derived.ts";
import { bold } from "./shell/bold.ts";
import { Failure } from "./shell/failure.ts";
import type { Shell } from "./shell/shell.ts";

/** What the program is made of; tests hand in their own. */
export interface Parts {
  readonly commands: readonly LazyCommand[];
  readonly tools: readonly CatalogEntry[];
  /** Throws a `Failure` when nobody is signed in. */
  requireSignIn(shell: Shell): Promise<unknown>;
  /** How a tool is run; Node's ports without it. */
  readonly runTool?: RunTool;
}

const lockSaved: NonNullable<ToolHost["lockSaved"]> = async (name, shell) =>
  (await import("./services/make/lock-saved.ts")).lockSaved(name, shell);

const parts: Parts = {
  commands: commandTable,
  tools: catalog,
  requireSignIn: async (shell) => (await import("./session/require-sign-in.ts")).requireSignIn(shell),
};

/**
 * Reads the arguments and runs the command they name. Only that command's code is loaded; help and suggestions come
 * from the table and the catalogue. @param args without node and script
 * Throws `Failure` for a wrong usage and for what the command foresaw, `Exit` when all words are written.
 */
export async function runProgram(
  args: readonly string[],
  version: string,
  shell: Shell,
  { commands, tools, requireSignIn, runTool }: Parts = parts,
): Promise<void> {
  const words = plainHelp(args);
  const program = new Command("toolbox");
  let written = Promise.resolve();
  program
    .description("Generators for developers, the same in the terminal as in the browser.")
    .version(version, "-V, --version", "print the version")
    .helpOption("-h, --help", "show help")
    .helpCommand(false)
    // Options behind a subcommand are its own, also where the command above has one of the same name.
    .enablePositionalOptions()
    .exitOverride()
    .configureHelp({ styleTitle: bold(shell.stdout) })
    .configureOutput({
      writeOut: (text) => void (written = written.then(() => shell.stdout.write(text))),
      // Commander's own words for errors are turned into ours below.
      outputError: () => {},
      getOutHelpWidth: () => Math.min(shell.stdout.columns, 110),
      getOutHasColors: () => shell.stdout.isColored,
    })
    .addHelpText("after", FOOTER);
  const chosen = words.find((word) => !word.startsWith("-"));
  for (const tool of tools) {
    const command = program.command(tool.id).summary(tool.summary).helpGroup(`${commandGroups.tools}:`);
    if (tool.id !== chosen) continue;
    const { declareTool } = await import("./tool-command/flags/declare-tool.ts");
    declareTool(command, await tool.load(), shell, { run: runTool, lockSaved });
  }
  for (const entry of commands) {
    const command = program
      .command(entry.name)
      .summary(entry.summary)
      .description(`${entry.summary}.`)
      .helpGroup(`${commandGroups[entry.group]}:`);
    if (entry.name === chosen) (await entry.load()).declare(command, shell);
  }
  const entry = commands.find(({ name }) => name === chosen);
  program.hook("preAction", async (_program, command) => {
    if (shell.isFromSource || isFree(command, entry)) return;
    await requireSignIn(shell);
  });
  try {
    await program.parseAsync([...words], { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) throw usageFailure(error, chosen);
  } finally {
    await written;
  }
}

/** Whether a command makes nothing, as it is or with the options given: then nobody has to be signed in. */
function isFree(command: Command, entry: LazyCommand | undefined): boolean {
  const free = entry?.worksSignedOut;
  if (free === true || free?.includes(command.name())) return true;
  const given = command.opts<Readonly<Record<string, unknown>>>();
  // Entries given by hand make a changelog, whatever else is said of it.
  if (given["entry"] !== undefined) return false;
  return ["check", "diff", ...(entry?.looksOnlyWith ?? [])].some((name) => (given[name] ?? false) !== false);
}

const FOOTER = `
Run "toolbox <command> --help" for its options.
Exit codes: 0 ok, 1 finding or failure, 2 usage or invalid input, 3 environment, 4 not signed in, 5 server unreachable, 130 interrupted.`;

/** `toolbox` alone and `toolbox help x` are other ways to ask for help. */
function plainHelp(args: readonly string[]): readonly string[] {
  if (args.length === 0) return ["--help"];
  return args[0] === "help" ? [...args.slice(1), "--help"] : args;
}

/** Commander's complaint as one line: `error: unknown option '--titl'\n(Did you mean --title?)` and its kin. */
function usageFailure(error: CommanderError, chosen: string | undefined): Failure {
  // An unknown flag is named without its value: `--kye=…` may hold a secret.
  const words = error.message.replace(/^error: /, "").replace(/^(unknown option '[^'=]*)=[\s\S]*'/, "$1'");
  const [complaint = "", guess] = words.split("\n");
  const sentence = `${capitalize(complaint).replaceAll("'", '"').replace(/\.$/, "")}.`;
  const command = chosen === undefined || error.code === "commander.unknownCommand" ? "" : ` ${chosen}`;
  const advice = guess === undefined ? "" : `${guess.replace(/^\((.*)\)$/, "$1")} `;
  return new Failure("usage", sentence, { next: `${advice}See "toolbox${command} --help".` });
}
