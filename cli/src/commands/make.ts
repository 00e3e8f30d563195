import { Option } from "commander";
import type { CommandModule } from "../command.ts";
import { Failure } from "../shell/failure.ts";
import { checkMade } from "../services/make/check.ts";
import { initMake } from "../services/make/init/init.ts";
import { listMade } from "../services/make/list.ts";
import { type MakeOptions, makeFormats } from "../services/make/make-options.ts";
import { watchMake } from "../services/make/watch/watch-make.ts";
import { make as run } from "../services/make/make.ts";

/** `toolbox make`: what a repository generates, made and checked from one file. */
export const make: CommandModule = {
  declare(command, shell) {
    command
      .argument("[names...]", "entries of `make` in toolbox.config.json; all without any")
      .option("--check", "exit 1, with the reasons, when something is not as it would be made; writes nothing")
      .option("--diff", "what would change, as a unified diff; writes nothing")
      .option("--staged", "with --check: only what is staged for the next commit")
      .option("--full", "with --check: make everything again and compare each byte")
      .option("--watch", "make what is not current, and again with each change, until Ctrl+C")
      .option("--list", "the entries, their tools and where they write")
      .option("--force", "make everything, and replace files that Toolbox did not make or that were edited")
      .option("--prune", "remove files that no entry makes any more, where nobody changed them")
      .option("--init", "look at the repository and propose entries; writes nothing")
      .option("-y, --yes", "with --init: write them to toolbox.config.json")
      .option("--json", "print the result as JSON")
      .addOption(new Option("--format <form>", "how problems are printed").choices([...makeFormats]))
      .addHelpText("after", EXAMPLES)
      .action(async (names: readonly string[]) => {
        const options = command.opts<MakeOptions>();
        refuseClashes(options);
        if (options.init) return initMake(options, shell);
        if (options.list) return listMade(options, shell);
        if (options.watch) return watchMake(names, options, shell);
        return options.check || options.diff ? checkMade(names, options, shell) : run(names, options, shell);
      });
  },
};

function refuseClashes({ check, diff, full, force, prune, list, init, yes, watch, json, staged }: MakeOptions): void {
  const looking = check ? "--check" : diff ? "--diff" : list ? "--list" : undefined;
  const writing = force ? "--force" : prune ? "--prune" : undefined;
  if (looking !== undefined && writing !== undefined)
    throw new Failure("usage", `${looking} writes nothing, and ${writing} writes.`, { next: "Give one of them." });
  if (watch && looking !== undefined)
    throw new Failure("usage", `--watch writes, and ${looking} writes nothing.`, { next: "Give one of them." });
  if (watch && (force || json || init))
    throw new Failure("usage", `--watch and ${force ? "--force" : json ? "--json" : "--init"} do not go together.`, {
      next: "Leave one of them out.",
    });
  if (yes && !init) throw new Failure("usage", "--yes belongs to --init.", { next: "Write --init --yes." });
  if (staged && !check) throw new Failure("usage", "--staged belongs to --check.", { next: "Write --check --staged." });
  if (full && !check) throw new Failure("usage", "--full belongs to --check.", { next: "Write --check --full." });
}

const EXAMPLES = `
Examples:
  toolbox make --init             proposes what this repository could have made
  toolbox make                    makes what is not current
  toolbox make icons              one entry
  toolbox make --watch            makes again with each change of an input
  toolbox make --check            in CI: proves that nothing drifted
  toolbox make --check --diff     and shows what would change`;
