import { setFlagsFromString } from "node:v8";
import { type Command, InvalidArgumentError, Option } from "commander";
import { bumps } from "@toolbox/core/git/changelog/version.ts";
import { type ChangelogFlags, changelogFormats } from "../services/changelog/flags.ts";
import type { CommandModule } from "../command.ts";
import { Failure } from "../shell/failure.ts";
import type { Shell } from "../shell/shell.ts";
import { changelogAdd } from "./changelog/changelog-add.ts";
import { changelogLint } from "./changelog/changelog-lint.ts";

/** `toolbox changelog`: from the history of the repository, or with `--entry` from entries given by hand. */
export const changelog: CommandModule = {
  declare(command: Command, shell: Shell) {
    command
      .enablePositionalOptions()
      .optionsGroup("Which part:")
      .option("--unreleased", "only what is not released yet")
      .option("--latest", "only the newest release")
      .option("--from <commit>", "after this version, tag or commit")
      .option("--to <commit>", "up to this one (HEAD)")
      .option("--package <name>", "only this package of the monorepo; as often as needed", collect)
      .option("--packages", "each package of the monorepo for itself")
      .optionsGroup("How to read it:")
      .option("--tag-pattern <regexp>", "tags that are releases, by their whole name")
      .option("--fold-pre-releases", "list the changes of pre-releases under the final one")
      .option("--all-tags", "count releases on other branches too")
      .option("--require-conventional", "fail when a commit does not say its type")
      .option("--allow-shallow", "go on with a part of the history")
      .option("--no-cache", "read every commit again, without the cache")
      .option("--config <file>", "take the settings from this file")
      .optionsGroup("What to write:")
      .addOption(
        new Option("--format <format>", "markdown, json, the text of a release, or a preview on GitHub").choices(
          changelogFormats,
        ),
      )
      .option("--json", "the same as --format json")
      .option("--template <file>", "by a template: {{#releases}}{{version}}{{/releases}}")
      .option("--contributors", "name the people of each release")
      .option("--project <name>", "the project's name, for the first lines")
      .addOption(
        new Option("--keep <number>", "how many releases to show, or to leave in the file").argParser(readCount),
      )
      .optionsGroup("Where to:")
      .option("--write", "merge into CHANGELOG.md at the root of the repository")
      .option("--out <path>", "merge into this .md file; another file or a folder is written from scratch")
      .option("--release [version]", "turn what is unreleased into a release: 1.2.0, minor, or by its changes")
      .option("--all-releases", "write every release that the file lacks, older ones too")
      .option("--preview", "write nothing; print it, also what --release would make")
      .option("--check", "write nothing; exit 1 when the file is out of date")
      .option(
        "--base <branch>",
        "with --check: exit 1 when the branch does not say what users will notice; with --preview: what it adds",
      )
      .option("--diff", "write nothing; show what would change")
      .option("--force", "start the file from scratch, or replace what is there")
      .optionsGroup("Next version:")
      .addOption(
        new Option("--bump [part]", "print the next version and why, or that of a part").choices([...bumps, "print"]),
      )
      .option("--pre <name>", "as a pre-release, such as beta")
      .optionsGroup("Without a history:")
      .option("--entry <text>", "a change, instead of the history; as often as needed", collect)
      .option("--current-version <version>", "with --entry: the version before this release (1.0.0)")
      .addHelpText("after", EXAMPLES)
      .action((flags: ChangelogFlags) => act(flags, shell));
    changelogAdd.declare(command.command("add"), shell);
    changelogLint.declare(command.command("lint"), shell);
  },
};

const EXAMPLES = `
With --entry, --bump says which part grows and --unreleased that there is no release yet.

Examples:
  toolbox changelog                            the whole history, to the terminal
  toolbox changelog --write                    bring CHANGELOG.md up to date
  toolbox changelog --release                  make the next release of what is there
  toolbox changelog --check                    in CI
  toolbox changelog --latest --format release  the text for the release page
  toolbox changelog add "Sign in with a passkey"  a change in a file of its own, until the next release
  toolbox changelog --check --base origin/main    in CI: does the branch say what users will notice?
  toolbox changelog --preview --base origin/main  what this branch adds, and the version it leads to
  toolbox changelog lint                       check CHANGELOG.md`;

const collect = (entry: string, before: readonly string[] = []) => [...before, entry];

function readCount(text: string): number {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 1)
    throw new InvalidArgumentError("It takes a whole number of 1 or more.");
  return count;
}

async function act(flags: ChangelogFlags, shell: Shell): Promise<void> {
  if (flags.entry) return writeEntries({ ...flags, entry: flags.entry }, shell);
  // The process lives for a fraction of a second: optimizing its code costs more time than the code then saves.
  setFlagsFromString("--no-opt");
  const { runChangelog } = await import("../services/changelog/run.ts");
  await runChangelog(shell, flags);
}

async function writeEntries(
  flags: ChangelogFlags & { readonly entry: readonly string[] },
  shell: Shell,
): Promise<void> {
  const { entry, currentVersion, bump, unreleased, project, format, out, force = false } = flags;
  if (bump === "print" || bump === true) throw new Failure("usage", `With --entry, --bump takes ${bumps.join(", ")}.`);
  if (format === "release" || flags.template !== undefined)
    throw new Failure("usage", "With --entry there is Markdown and JSON.");
  const { changelogOfEntries } = await import("../services/changelog/changelog.ts");
  const { saveChangelog } = await import("../services/changelog/file/save-changelog.ts");
  const texts = await changelogOfEntries({
    entries: entry,
    ...(project === undefined ? {} : { projectName: project }),
    ...(currentVersion === undefined ? {} : { currentVersion }),
    ...(bump === undefined ? {} : { changeType: bump }),
    unreleased: unreleased === true,
  });
  const form = flags.json || format === "json" ? "json" : format === undefined ? undefined : "markdown";
  await saveChangelog(texts, shell, {
    ...(form === undefined ? {} : { format: form }),
    ...(out === undefined ? {} : { out }),
    force,
  });
}
