import { oneLine } from "@toolbox/core";
import { forgetToken, storedToken } from "../../session/credential-store.ts";
import { Unreachable } from "../../session/request-json.ts";
import { revokeToken } from "../../session/revoke-token.ts";
import { siteUrl } from "../../session/site-url.ts";
import { cacheVerification } from "../../session/verified-cache.ts";
import type { Shell } from "../../shell/shell.ts";

/**
 * Signs this terminal out: revokes the token at the site and deletes it here. It is deleted even when the site cannot
 * be reached, and the words say that it is still good until revoked in /profile.
 */
export async function signOut(shell: Shell): Promise<void> {
  const url = siteUrl(shell.env);
  const token = await storedToken(shell, url);
  const say = (text: string) => shell.stderr.write(`${oneLine(text)}\n`);
  if (token === undefined) await say(`This terminal was not signed in at ${url}.`);
  else {
    const problem = await revokeToken(shell, url, token).then(() => undefined, unreachable);
    await forgetToken(shell, url);
    await cacheVerification(shell, url, token, undefined);
    if (problem === undefined) await say(`Signed out of ${url}. The token is revoked.`);
    else
      await say(
        `Signed out here, but ${problem.message.replace(/\.$/, "")}. The token stays valid until it expires or you revoke it at ${url}/profile.`,
      );
  }
  if (shell.env.TOOLBOX_TOKEN) await say("TOOLBOX_TOKEN is still set and still used. Unset it to be signed out.");
}

function unreachable(error: unknown): Unreachable {
  if (error instanceof Unreachable) return error;
  throw error;
}
