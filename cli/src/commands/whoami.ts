import { isoDay, oneLine } from "@toolbox/core";
import type { CommandModule } from "../command.ts";
import { identify, type WhoAmI } from "../services/account/whoami.ts";

export const whoami: CommandModule = {
  declare(command, shell) {
    command
      .option("--json", "print it as JSON")
      .option("--fresh", "ask the site now, even if it answered in the last 24 hours")
      .action(async () => {
        const { json = false, fresh = false } = command.opts<{ json?: boolean; fresh?: boolean }>();
        const me = await identify(shell, { fresh });
        await shell.stdout.write(json ? `${JSON.stringify(me, undefined, 2)}\n` : words(me));
      });
  },
};

function words(me: WhoAmI): string {
  const name = oneLine(me.fullName ? `${me.fullName} <${me.email}>` : me.email);
  const offline = me.isOffline ? ` (offline, last checked ${day(me.checkedAt)})` : "";
  const source = me.source === "TOOLBOX_TOKEN" ? "TOOLBOX_TOKEN" : oneLine(me.tokenName);
  return `${name}${offline}\n${me.site}, by ${source}, until ${day(me.expiresAt)}\n`;
}

const day = (moment: string) => isoDay(new Date(moment));
