import { type Command, Option } from "commander";
import { bumps, type Bump } from "@toolbox/core/changelog/version.ts";
import type { CommandModule } from "../command.ts";
import { Failure } from "../failure.ts";
import { type ChangelogFormat, saveChangelog } from "../services/save-changelog.ts";
import type { Shell } from "../shell/shell.ts";

interface Flags {
  readonly format?: ChangelogFormat;
  readonly json?: true;
  readonly out?: string;
  readonly force?: true;
  readonly project?: string;
  readonly entry?: readonly string[];
  readonly currentVersion?: string;
  readonly bump?: Bump;
  readonly unreleased?: true;
}

/** `toolbox changelog`: from the history of the repository, or with `--entry` from entries given by hand. */
export const changelog: CommandModule = {
  declare(command: Command, shell: Shell) {
    command
      .addOption(new Option("--format <format>", "what to write").choices(["markdown", "json"]))
      .option("--json", "the same as --format json")
      .option("--out <path>", "write to a file, or into a folder")
      .option("--force", "replace a file that is there")
      .option("--project <name>", "the project's name, for the first lines")
      .option("--entry <text>", "a change, instead of the history; as often as needed", collect)
      .option("--current-version <version>", "with --entry: the version before this release (1.0.0)")
      .addOption(new Option("--bump <part>", "with --entry: the part of the version that grows (minor)").choices(bumps))
      .option("--unreleased", "with --entry: not released yet")
      .action((flags: Flags) => act(flags, shell));
  },
};

const collect = (entry: string, before: readonly string[] = []) => [...before, entry];

async function act(flags: Flags, shell: Shell): Promise<void> {
  const { entry, currentVersion, bump, unreleased, project } = flags;
  const service = await import("../services/changelog.ts");
  if (!entry) {
    const lone = Object.entries({ "--current-version": currentVersion, "--bump": bump, "--unreleased": unreleased });
    const needless = lone.filter(([, value]) => value !== undefined).map(([flag]) => flag);
    if (needless.length > 0)
      throw new Failure("usage", `${needless.join(", ")} needs --entry.`, {
        next: "Without entries the tags of the repository say the versions.",
      });
  }
  const texts = entry
    ? await service.changelogOfEntries({
        entries: entry,
        ...(project === undefined ? {} : { projectName: project }),
        ...(currentVersion === undefined ? {} : { currentVersion }),
        ...(bump === undefined ? {} : { changeType: bump }),
        unreleased: unreleased === true,
      })
    : await service.changelogOfRepository(shell, project ?? "");
  await saveChangelog(texts, shell, {
    ...(flags.json ? { format: "json" } : flags.format === undefined ? {} : { format: flags.format }),
    ...(flags.out === undefined ? {} : { out: flags.out }),
    force: flags.force === true,
  });
}
