import { InvalidArgumentError, Option } from "commander";
import { categories, type Category } from "@toolbox/core/git/changelog/entries/categories.ts";
import type { CommandModule } from "../../command.ts";

interface Flags {
  readonly type?: Category;
  readonly issue?: readonly string[];
  readonly package?: readonly string[];
  readonly breaking?: true;
  readonly config?: string;
}

/** `toolbox changelog add`: one change in a file of its own, so that branches never meet in the changelog. */
export const changelogAdd: CommandModule = {
  declare(command, shell) {
    command
      .summary("Write a change into a file of its own, for the next release")
      .description(
        "Write one change into a small file in changelog.d/, under a name that two branches never share. The next " +
          '"toolbox changelog --release" or "--write" folds all of them in and takes the files away. Without a text it asks, on a terminal.',
      )
      .argument("[text]", "what users notice, in one sentence")
      .addOption(
        new Option(
          "--type <type>",
          `${categories.map(({ category }) => category).join(", ")} (guessed from the text)`,
        ).argParser(readType),
      )
      .option("--issue <number>", "an issue or pull request it belongs to; as often as needed", collect)
      .option("--package <name>", "a package of the monorepo it is about; as often as needed", collect)
      .option("--breaking", "it breaks something for users")
      .option("--config <file>", "take the settings from this file")
      .addHelpText("after", EXAMPLES)
      .action(async (text: string | undefined, { issue, package: packages, ...flags }: Flags) => {
        const { addFragment } = await import("../../services/changelog/fragments/add-fragment.ts");
        await addFragment(shell, {
          ...flags,
          ...(text === undefined ? {} : { text }),
          ...(issue ? { issue: issue.join(",") } : {}),
          ...(packages ? { packages } : {}),
          ask: async (questions) =>
            (await import("../../screens/fragment/ask-fragment.tsx")).askFragment(questions, shell),
        });
      });
  },
};

const EXAMPLES = `
By hand is as good: any .md file with a list item, under a heading such as "### Added" or without one.

Examples:
  toolbox changelog add "Sign in with a passkey" --issue 218
  toolbox changelog add "Drop Node 18" --type removed --breaking --package web
  toolbox changelog add                         asks step by step`;

const collect = (value: string, before: readonly string[] = []) => [...before, value];

function readType(word: string): Category {
  const found = categories.find(({ category }) => category === word.toLowerCase());
  if (found) return found.category;
  throw new InvalidArgumentError(`Allowed choices are ${categories.map(({ category }) => category).join(", ")}.`);
}
