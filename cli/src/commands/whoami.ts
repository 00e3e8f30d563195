import type { CommandModule } from "../command.ts";
import { identify, type WhoAmI } from "../services/account/whoami.ts";

export const whoami: CommandModule = {
  declare(command, shell) {
    command
      .option("--json", "print it as JSON")
      .option("--fresh", "ask the site now, whatever was answered in the last 24 hours")
      .action(async () => {
        const { json = false, fresh = false } = command.opts<{ json?: boolean; fresh?: boolean }>();
        const me = await identify(shell, { fresh });
        await shell.stdout.write(json ? `${JSON.stringify(me, undefined, 2)}\n` : words(me));
      });
  },
};

function words(me: WhoAmI): string {
  const name = me.fullName ? `${me.fullName} <${me.email}>` : me.email;
  const offline = me.isOffline ? ` (offline, last checked ${me.checkedAt.slice(0, 16).replace("T", " ")} UTC)` : "";
  const source = me.source === "TOOLBOX_TOKEN" ? "TOOLBOX_TOKEN" : me.tokenName;
  return `${name}${offline}\n${me.site}, by ${source}, until ${me.expiresAt.slice(0, 10)}\n`;
}
