import { Option } from "commander";
import { bumps } from "@toolbox/core/git/changelog/version.ts";
import type { CommandModule } from "../command.ts";
import type { ReleaseOptions } from "../services/release/release.ts";

/** `toolbox release`: version, changelog, commit and tag in one step. */
export const release: CommandModule = {
  declare(command, shell) {
    command
      .description(
        "Set the version, write the changelog, commit and tag, in one step that can be taken back until it is pushed. It never pushes.",
      )
      .argument("[version]", "1.2.0, patch, minor or major; by what changed when it is left out")
      .addOption(new Option("--bump <part>", "the same as patch, minor or major").choices(bumps))
      .option("--pre <name>", "as a pre-release, such as beta")
      .option("--package <name>", "only this package of the monorepo; as often as needed", collect)
      .option("--packages", "each package that has something to release, for itself")
      .option("--dry-run", "change nothing; show all that would change")
      .option("--undo", "take the newest release back, as long as it is not pushed")
      .option("--config <file>", "take the settings from this file")
      .addHelpText("after", EXAMPLES)
      .action(async (version: string | undefined, flags: Omit<ReleaseOptions, "version">) => {
        const service = await import("../services/release/release.ts");
        await service.release(shell, { ...flags, ...(version === undefined ? {} : { version }) });
      });
  },
};

const collect = (name: string, before: readonly string[] = []) => [...before, name];

const EXAMPLES = `
Examples:
  toolbox release --dry-run    what would become of it
  toolbox release              the next version, by what changed
  toolbox release minor --pre rc
  toolbox release --packages   each package of a monorepo for itself, with a tag of its own
  toolbox release --undo`;
