import type { CommandModule } from "../command.ts";

/** `toolbox migrate`: from the configurations of other tools. */
export const migrate: CommandModule = {
  declare(command, shell) {
    command
      .description(
        "Turn cliff.toml, .versionrc, release-please-config.json and the configurations of commitlint, changesets and " +
          "towncrier into toolbox.config.json, and say what could not be carried over and why. None of them is run or changed.",
      )
      .option("--dry-run", "write nothing; print what the file would be")
      .action(async (flags: { readonly dryRun?: true }) => {
        const service = await import("../services/migrate/migrate.ts");
        await service.migrate(shell, flags);
      });
  },
};
