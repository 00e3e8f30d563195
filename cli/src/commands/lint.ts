import { Option } from "commander";
import type { CommandModule } from "../command.ts";
import { Failure } from "../shell/failure.ts";
import { lint as run } from "../services/lint/lint.ts";
import { type LintOptions, lintFormats } from "../services/lint/lint-options.ts";
import type { Shell } from "../shell/shell.ts";
import { lintFlags } from "./lint-flags.ts";

/** `toolbox lint`: commit messages against the rules of config-conventional, or the repository's own. */
export const lint: CommandModule = {
  declare(command, shell) {
    command.argument("[file]", "a file with the message; - for stdin, as is a pipe without any flag");
    for (const { flags, words } of lintFlags) {
      const option = new Option(flags, words);
      command.addOption(flags.startsWith("--format") ? option.choices(lintFormats) : option);
    }
    command.addHelpText("after", EXAMPLES).action((file: string | undefined) => {
      const { json, edit, ...options } = command.opts<LintOptions & { json?: true; edit?: true }>();
      return act(
        shell,
        { ...options, ...(file === undefined ? {} : { file }), ...(edit ? { edit } : {}) },
        json === true,
      );
    });
  },
};

async function act(shell: Shell, options: LintOptions, json: boolean): Promise<void> {
  if (json && options.format !== undefined && options.format !== "json")
    throw new Failure("usage", `--json and --format ${options.format} do not go together.`);
  await run(shell, json ? { ...options, format: "json" } : options);
}

const EXAMPLES = `
Examples:
  toolbox lint --message "feat: sign in with a passkey"
  toolbox lint --from origin/main            the commits of this branch
  toolbox lint --fix .git/COMMIT_EDITMSG     fixes what is safe, says what is left
  toolbox lint --event --format github       in GitHub Actions
  git log -1 --format=%B | toolbox lint`;
