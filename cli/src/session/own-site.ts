import type { Shell } from "../shell/shell.ts";

/**
 * The two lines for somebody who has no site: one starts a site of their own, the other signs in to it.
 * @param site the address that nothing answers at
 * @returns undefined where no command of ours serves that address
 */
export function ownSiteCommands(shell: Pick<Shell, "isFromSource">, site: string): readonly string[] | undefined {
  const { protocol, hostname, port, pathname } = new URL(site);
  if (protocol !== "http:" || !/^(localhost|127\.0\.0\.1)$/.test(hostname) || pathname !== "/") return undefined;
  const start = shell.isFromSource ? "pnpm start" : "npx toolbox-site";
  const login = shell.isFromSource ? "pnpm toolbox login" : "toolbox login";
  return [port === "4700" ? start : `${start} --port ${port || 80}`, login].map((line) => `  ${line}`);
}
