import { type Command, Option } from "commander";
import { type CommitFormat, commitFormats } from "@toolbox/core/git/commit/format-message.ts";
import { commitTypes } from "@toolbox/core/git/commit/types.ts";
import { type CommandModule, OpenChoice } from "../command.ts";
import { Failure } from "../shell/failure.ts";
import type { CommitDraft } from "../services/commit/commit-draft.ts";
import type { Shell } from "../shell/shell.ts";

interface Flags {
  readonly type?: string;
  readonly scope?: string;
  readonly description?: string;
  readonly body?: string;
  readonly wrap?: number;
  readonly breaking?: string | boolean;
  readonly issues?: readonly string[];
  readonly coAuthor?: readonly string[];
  readonly signoff?: true;
  readonly trailer?: readonly string[];
  readonly format?: CommitFormat;
  readonly fromText?: string;
  readonly amend?: true;
  readonly fixup?: string | true;
  readonly retry?: true;
  readonly edit?: true;
  readonly lint: boolean;
  readonly yes?: true;
  readonly dryRun?: true;
  readonly print?: true;
  readonly json?: true;
}

const HELP = `
What is staged is committed, nothing is staged for you. Everything after "--" goes to git commit as it is:
  toolbox commit --type fix -m "crash on empty input" -- --no-verify

The first answers come from this repository: its own history, the branch and the staged files.`;

/** `toolbox commit`: asks for the parts of a message, or takes them as flags, and runs `git commit`. */
export const commit: CommandModule = {
  declare(command: Command, shell: Shell) {
    const types = commitTypes.map(({ type }) => type);
    const formats = commitFormats.map(({ format }) => format);
    command
      .usage("[options] [-- <git commit options>]")
      .argument("[git...]")
      .addOption(
        new OpenChoice(
          "--type <type>",
          `the kind of change: ${types.join(", ")}, or what the rules of the repository allow`,
          types,
        ),
      )
      .option("--scope <scope>", 'the part of the project; "" for none')
      .option("-m, --description <text>", "what changed, in a few words")
      .option("--body <text>", "why, after a blank line")
      .addOption(new Option("--wrap <width>", "wrap the body at this width, or off (72)").argParser(readWidth))
      .option("--breaking [text]", "mark it as breaking, and say what breaks")
      .option("--no-breaking", "with --amend or --retry: it breaks nothing")
      .option("--issues <list>", "issues it closes, separated by commas; as often as needed", collect)
      .option(
        "--co-author <person>",
        "a co-author: a name from the history, or name and address; as often as needed",
        collect,
      )
      .option("--signoff", "add Signed-off-by with your name")
      .option("--trailer <trailer>", "a further line at the end, such as Refs=#12; as often as needed", collect)
      .addOption(new Option("--format <format>", "how the message is written").choices(formats))
      .option("--from-text <text>", "read type, scope and description from plain words")
      .option("--amend", "start from the last commit and replace it")
      .option("--fixup [commit]", "commit it as a correction of that commit; without one, choose it")
      .option("--retry", "go on with the message that was kept when a hook failed or you stopped")
      .option("--edit", "open the message in your editor before it is committed")
      .option("--no-lint", "do not check the message against the rules")
      .option("-y, --yes", "ask nothing: what has no flag stays empty")
      .option("--dry-run", "do everything but the commit; print the message")
      .option("--print", "only print the message; needs no repository")
      .option("--json", "print the message in all formats and what became of it; asks nothing")
      .addHelpText("after", HELP)
      .action((_words, flags: Flags) => act(flags, gitArguments(command), shell));
  },
};

const collect = (word: string, before: readonly string[] = []) => [...before, word];

function readWidth(text: string): number {
  const width = text === "off" ? 0 : Number(text);
  if (Number.isInteger(width) && (width === 0 || (width >= 20 && width <= 400))) return width;
  throw new Failure("usage", `--wrap takes a number from 20 to 400, or off, not "${text}".`);
}

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
  rejectConflicts(flags);
  const shared = {
    gitArgs,
    mode: flags.print ? "print" : flags.dryRun ? "dry-run" : "commit",
    asksNothing: flags.yes === true,
    json: flags.json === true,
  } as const;
  if (flags.fixup !== undefined) {
    const service = await import("../services/commit/fixup.ts");
    return service.fixup(shell, {
      ...shared,
      target: flags.fixup === true ? undefined : flags.fixup,
      choose: async (targets) => (await import("../screens/commit/choose-commit.tsx")).chooseCommit(targets, shell),
    });
  }
  const service = await import("../services/commit/commit.ts");
  await service.commit(shell, {
    ...shared,
    given: readGiven(flags),
    ...(flags.fromText === undefined ? {} : { fromText: flags.fromText }),
    coAuthors: flags.coAuthor ?? [],
    signOff: flags.signoff === true,
    trailers: flags.trailer ?? [],
    amend: flags.amend === true,
    retry: flags.retry === true,
    edits: flags.edit === true,
    lints: flags.lint,
    ask: async (questions) => (await import("../screens/commit/ask-commit.tsx")).askCommit(questions, shell),
  });
}

/** Refuses flags that each say where the message comes from, or what becomes of it. */
function rejectConflicts(flags: Flags): void {
  const { type, scope, description, body, breaking, issues, fromText, amend, retry, edit, coAuthor, signoff, trailer } =
    flags;
  const parts = {
    type,
    scope,
    description,
    body,
    breaking,
    issues,
    fromText,
    amend,
    retry,
    edit,
    coAuthor,
    signoff,
    trailer,
  };
  const own = Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const refuse = (one: string, other: string, next: string) => {
    throw new Failure("usage", `${one} and ${other} do not go together.`, { next });
  };
  const [first] = own;
  if (flags.fixup !== undefined && first !== undefined)
    refuse("--fixup", flagOf(first), "A fixup takes its message from the commit it corrects.");
  if (amend && retry) refuse("--amend", "--retry", "A retry knows by itself whether it amends.");
  if (flags.print && flags.dryRun) refuse("--print", "--dry-run", "Each prints the message.");
  const silent = Object.entries({ "--print": flags.print, "--dry-run": flags.dryRun, "--json": flags.json });
  const [without] = silent.find(([, isGiven]) => isGiven) ?? [];
  if (edit && without !== undefined) refuse("--edit", without, "The editor opens before the commit is made.");
}

const flagOf = (name: string) =>
  name === "description" ? "-m" : `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function readGiven({ breaking, issues, type, scope, description, body, format, wrap }: Flags): Partial<CommitDraft> {
  return {
    ...(type === undefined ? {} : { type }),
    ...(scope === undefined ? {} : { scope }),
    ...(description === undefined ? {} : { description }),
    ...(body === undefined ? {} : { body }),
    ...(breaking === undefined ? {} : { isBreaking: breaking !== false }),
    ...(typeof breaking === "string" ? { breaking } : {}),
    ...(issues === undefined ? {} : { issues: issues.join(",") }),
    ...(format === undefined ? {} : { format }),
    ...(wrap === undefined ? {} : { wrap }),
  };
}
