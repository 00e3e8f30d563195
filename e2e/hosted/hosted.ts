import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { nodeShell } from "../../cli/src/shell/node-shell.ts";
import { standAt } from "./browser-place.ts";
import { HELP, HostedUsage, readHostedOptions, type HostedOptions } from "./hosted-options.ts";
import { serveConfig } from "./own-config.ts";
import { takeSteps } from "./step.ts";
import { userWay } from "./user-way.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Goes the way and cleans up. @returns whether all went well */
async function goTheWay(options: HostedOptions): Promise<boolean> {
  const own = options.site === undefined ? await serveConfig(options.url, options.key) : undefined;
  const siteUrl = own?.url ?? options.site ?? "";
  const home = mkdtempSync(path.join(tmpdir(), "toolbox-hosted-"));
  standAt(siteUrl);
  // a terminal of its own: nothing of who runs this is read or changed
  const shell = { ...nodeShell(new AbortController().signal), env: { HOME: home, TOOLBOX_URL: siteUrl } };
  const { steps, cleanUp } = userWay(options, siteUrl, shell);
  try {
    const isWhole = await takeSteps(steps, say);
    await cleanUp().catch((error: unknown) => say(`Cleaning up failed: ${String(error)}`));
    say(`The account ${options.email} stays: delete it in the project (Authentication, Users).`);
    return isWhole;
  } finally {
    own?.close();
    rmSync(home, { recursive: true, force: true });
  }
}

async function main(): Promise<number> {
  const options = readHostedOptions(process.argv.slice(2), randomBytes(4).toString("hex"));
  if (options === "help") {
    say(HELP);
    return 0;
  }
  return (await goTheWay(options)) ? 0 : 1;
}

main().then(
  (code) => process.exit(code), // the session's timers would keep it alive
  (error: unknown) => {
    console.error(error instanceof HostedUsage ? `${error.message}\n\n${HELP}` : error);
    process.exit(error instanceof HostedUsage ? 2 : 1);
  },
);
