import { Option } from "commander";
import type { CommandModule } from "../../command.ts";

/** `toolbox changelog lint`: any changelog against Keep a Changelog. */
export const changelogLint: CommandModule = {
  declare(command, shell) {
    command
      .summary("Check a changelog by Keep a Changelog")
      .description(
        "Check a changelog by Keep a Changelog 1.1.0 or 2.0.0. Works outside of a repository and without sign-in.",
      )
      .argument("[file]", "the changelog; - for stdin", "CHANGELOG.md")
      .addOption(new Option("--format <format>", "how findings are printed (text)").choices(["text", "github", "json"]))
      .option("--json", "the same as --format json")
      .option("--strict", "warnings fail too")
      .action(async (file: string, flags: { format?: "text" | "github" | "json"; json?: true; strict?: true }) => {
        const { lintChangelogFile } = await import("../../services/changelog/file/lint-file.ts");
        await lintChangelogFile(shell, file, {
          format: flags.json ? "json" : (flags.format ?? "text"),
          strict: flags.strict === true,
        });
      });
  },
};
