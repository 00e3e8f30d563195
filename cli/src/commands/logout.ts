import type { CommandModule } from "../command.ts";
import { signOut } from "../services/account/logout.ts";

export const logout: CommandModule = {
  declare(command, shell) {
    command.action(() => signOut(shell));
  },
};
