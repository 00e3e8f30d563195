import { type Command, Option } from "commander";
import { type CommitFormat, commitFormats } from "@toolbox/core/commit/format-message.ts";
import { commitTypes } from "@toolbox/core/commit/types.ts";
import type { CommandModule } from "../command.ts";
import { Failure } from "../failure.ts";
import type { CommitDraft } from "../services/commit-draft.ts";
import type { Shell } from "../shell/shell.ts";

interface Flags {
  readonly type?: string;
  readonly scope?: string;
  readonly description?: string;
  readonly body?: string;
  readonly breaking?: string | true;
  readonly issues?: readonly string[];
  readonly format?: CommitFormat;
  readonly yes?: true;
  readonly dryRun?: true;
}

const HELP = `
What is staged is committed, nothing is staged for you. Everything after "--" goes to git commit as it is:
  toolbox commit --type fix -m "crash on empty input" -- --signoff`;

/** `toolbox commit`: asks for the parts of a message, or takes them as flags, and runs `git commit`. */
export const commit: CommandModule = {
  declare(command: Command, shell: Shell) {
    const types = commitTypes.map(({ type }) => type);
    const formats = commitFormats.map(({ format }) => format);
    command
      .usage("[options] [-- <git commit options>]")
      .argument("[git...]")
      .addOption(new Option("--type <type>", "the kind of change").choices(types))
      .option("--scope <scope>", 'the part of the project; "" for none')
      .option("-m, --description <text>", "what changed, in a few words")
      .option("--body <text>", "why, after a blank line")
      .option("--breaking [text]", "mark it as breaking, and say what breaks")
      .option("--issues <list>", "issues it closes, separated by commas; as often as needed", collect)
      .addOption(new Option("--format <format>", "how the message is written").choices(formats))
      .option("-y, --yes", "ask nothing: what has no flag stays empty")
      .option("--dry-run", "print the message, commit nothing")
      .addHelpText("after", HELP)
      .action((_words, flags: Flags) => act(flags, gitArguments(command), shell));
  },
};

const collect = (list: string, before: readonly string[] = []) => [...before, list];

/** What stands after "--". A word before it would silently become a path for git, so it is refused. */
function gitArguments(command: Command): readonly string[] {
  // Commander keeps the words as they were typed, and drops the "--" from everything it has types for.
  const { rawArgs: raw = [] } = (command.parent ?? command) as Command & { rawArgs?: readonly string[] };
  const at = raw.indexOf("--");
  const gitArgs = at < 0 ? [] : raw.slice(at + 1);
  const stray = command.args.slice(0, command.args.length - gitArgs.length);
  if (stray.length > 0)
    throw new Failure("usage", `There is no place for "${stray.join(" ")}" here.`, {
      next: 'The message goes into quotes after -m, options and paths for git go after "--".',
    });
  return gitArgs;
}

async function act(flags: Flags, gitArgs: readonly string[], shell: Shell): Promise<void> {
  const service = await import("../services/commit.ts");
  await service.commit(readGiven(flags), shell, {
    gitArgs,
    isDryRun: flags.dryRun === true,
    asksNothing: flags.yes === true,
    ask: async (questions) => (await import("../screens/ask-commit.tsx")).askCommit(questions, shell),
  });
}

function readGiven({ breaking, issues, type, scope, description, body, format }: Flags): Partial<CommitDraft> {
  return {
    ...(type === undefined ? {} : { type }),
    ...(scope === undefined ? {} : { scope }),
    ...(description === undefined ? {} : { description }),
    ...(body === undefined ? {} : { body }),
    ...(breaking === undefined ? {} : { isBreaking: true, breaking: breaking === true ? "" : breaking }),
    ...(issues === undefined ? {} : { issues: issues.join(",") }),
    ...(format === undefined ? {} : { format }),
  };
}
