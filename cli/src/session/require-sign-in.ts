import { Failure } from "../shell/failure.ts";
import { isInHook } from "../shell/is-in-hook.ts";
import { isUnattended } from "../shell/is-unattended.ts";
import type { Shell } from "../shell/shell.ts";
import { type CurrentToken, currentToken } from "./current-token.ts";
import { siteUrl } from "./site-url.ts";
import { verifyToken } from "./verify-token.ts";
import type { Verified } from "./verified.ts";

/**
 * Lets a command through when somebody is signed in. It asks for an account, it does not guard a secret: the tools are
 * local code. In a git hook the network is never waited for.
 * Throws `Failure` "notSignedIn" with the way in, `Unreachable` when the site must be asked and cannot.
 */
export async function requireSignIn(shell: Shell): Promise<Verified> {
  const site = siteUrl(shell.env);
  const current = await currentToken(shell, site);
  if (!current) throw notSignedIn(shell, site);
  const verification = await verifyToken(shell, site, current.token, {
    mode: isInHook(shell.env) ? "cached" : "normal",
  });
  if (verification.state === "inactive") throw noLonger(current, verification.reason, site);
  return verification.verified;
}

export function notSignedIn(shell: Shell, site: string): Failure {
  const next = isUnattended(shell.env)
    ? `Set TOOLBOX_TOKEN to a token made at ${site}/profile.`
    : `Run "toolbox login".`;
  return new Failure("notSignedIn", `You are not signed in at ${site}.`, { next });
}

/** The words for a token that was good once. */
export function noLonger(current: CurrentToken, reason: "expired" | "revoked" | "unknown", site: string): Failure {
  const what = {
    expired: "has expired",
    revoked: "was revoked",
    unknown: "is not known (revoked, or of another site)",
  };
  const isOwn = current.source === "toolbox login";
  return new Failure(
    "notSignedIn",
    `The token from ${isOwn ? `"toolbox login"` : current.source} ${what[reason]} at ${site}.`,
    { next: isOwn ? `Run "toolbox login" again.` : `Make a new one at ${site}/profile.` },
  );
}
