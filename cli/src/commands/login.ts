import type { CommandModule } from "../command.ts";
import { signIn } from "../services/account/login.ts";

export const login: CommandModule = {
  declare(command, shell) {
    command
      .option("--no-browser", "only show the address, open nothing")
      .addHelpText(
        "after",
        "\nTOOLBOX_URL says which site (default http://127.0.0.1:4700). In CI set TOOLBOX_TOKEN instead.",
      )
      .action(() => signIn(shell, command.opts<{ browser: boolean }>()));
  },
};
