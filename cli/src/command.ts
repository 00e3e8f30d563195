import { type Command, Option } from "commander";
import type { Shell } from "./shell/shell.ts";

/** Headings of `toolbox --help`, in this order. */
export const commandGroups = { tools: "Tools", git: "Git", account: "Account", toolbox: "Toolbox" } as const;

/**
 * A command written by hand. `declare` adds arguments, options and subcommands to `command` and gives it an action.
 * The action calls the service of the same name; it throws `Failure` or `Exit` to end with another code than 0.
 */
export interface CommandModule {
  declare(command: Command, shell: Shell): void;
}

/** A row of the command table: all that help and dispatch need before any code of the command is loaded. */
export interface LazyCommand {
  readonly name: string;
  readonly group: keyof typeof commandGroups;
  /** One line without a full stop. */
  readonly summary: string;
  /** Runs without sign-in: the whole command, or only these subcommands of it. */
  readonly worksSignedOut?: true | readonly string[];
  /** Options, beside `check` and `diff` of every command, with which it writes nothing and so asks for no sign-in. */
  readonly looksOnlyWith?: readonly string[];
  load(): Promise<CommandModule>;
}

/** An option with usual values, which shells complete, that takes others too. */
export class OpenChoice extends Option {
  readonly usual: readonly string[];
  constructor(flags: string, words: string, usual: readonly string[]) {
    super(flags, words);
    this.usual = usual;
  }
}
