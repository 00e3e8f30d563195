import type { Shell } from "../shell/shell.ts";
import { callFunction } from "./call-function.ts";
import { discoverSite } from "./discover-site.ts";

/** Revokes a token at its site. @returns false when the site did not know it any more. Throws `Unreachable`. */
export async function revokeToken(shell: Shell, url: string, token: string): Promise<boolean> {
  const site = await discoverSite(shell, url);
  return (await callFunction(shell, site, "revoke_self", { token })) === true;
}
