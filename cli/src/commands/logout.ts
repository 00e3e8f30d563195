import type { CommandModule } from "../command.ts";
import { signOut } from "../services/logout.ts";

export const logout: CommandModule = {
  declare(command, shell) {
    command.action(() => signOut(shell));
  },
};
