import { oneLine } from "@toolbox/core";
import { Failure } from "../../shell/failure.ts";
import { authorizeDevice } from "../../session/authorize-device.ts";
import { awaitApproval } from "../../session/await-approval.ts";
import { storedToken, storeToken } from "../../session/credential-store.ts";
import { discoverSite } from "../../session/discover-site.ts";
import { Unreachable } from "../../session/request-json.ts";
import { revokeToken } from "../../session/revoke-token.ts";
import { isReadableOnTheWay, siteUrl } from "../../session/site-url.ts";
import { verifyToken } from "../../session/verify-token.ts";
import { isUnattended } from "../../shell/is-unattended.ts";
import type { Shell } from "../../shell/shell.ts";

/**
 * Signs this terminal in: shows a code, waits for the click in the browser, stores the token. The code and all words go
 * to stderr; the token is never shown. Throws `Failure` "usage" under TOOLBOX_TOKEN and in CI, "notSignedIn" when
 * denied or expired, `Unreachable`.
 */
export async function signIn(shell: Shell, { browser }: { readonly browser: boolean }): Promise<void> {
  const url = siteUrl(shell.env);
  if (shell.env.TOOLBOX_TOKEN)
    throw new Failure("usage", "TOOLBOX_TOKEN is set and is used instead of a sign-in.", {
      next: "Unset it to sign in with a code.",
    });
  if (isUnattended(shell.env))
    throw new Failure("usage", "Nobody can approve a code in CI.", {
      next: `Set TOOLBOX_TOKEN to a token made at ${url}/profile.`,
    });
  const say = (text: string) => shell.stderr.write(`${text}\n`);
  if (isReadableOnTheWay(url)) await say(`warning: ${url} is not https; others on the network can read your token.`);
  const site = await discoverSite(shell, url);
  const request = await authorizeDevice(shell, site);
  await say(`Open    ${oneLine(request.completeUrl)}\nCode    ${oneLine(request.userCode)}\n`);
  const isOpened = browser && shell.stderr.isTerminal && (await shell.browse(request.completeUrl));
  const minutes = Math.floor(request.expiresInMs / 60_000);
  const where = isOpened ? "in the browser that just opened" : "there, on any device";
  await say(`Compare the code and approve it ${where}. It holds for ${minutes} minutes; Ctrl+C stops.`);
  const token = await awaitApproval(shell, site, request);
  const previous = await storedToken(shell, url).catch(ignoreDamaged);
  await storeToken(shell, url, token);
  await say(`Signed in${oneLine(await whoWords(shell, url, token))} at ${url}.`);
  if (previous !== undefined) await revokeToken(shell, url, previous).catch(ignoreUnreachable);
}

/** ` as mail@example.com`. The sign-in is done and stored, so a site that just went away takes only this away. */
async function whoWords(shell: Shell, url: string, token: string): Promise<string> {
  try {
    const verification = await verifyToken(shell, url, token, { mode: "fresh" });
    return verification.state === "active" ? ` as ${verification.verified.email}` : "";
  } catch (error) {
    ignoreUnreachable(error);
    return "";
  }
}

// The token it replaces ends by itself after its days; /profile lists it until then.
function ignoreUnreachable(error: unknown): void {
  if (!(error instanceof Unreachable)) throw error;
}

// storeToken sets the damaged file aside and says so.
function ignoreDamaged(error: unknown): undefined {
  if (error instanceof Failure) return undefined;
  throw error;
}
