import { currentToken } from "../../session/current-token.ts";
import { noLonger, notSignedIn } from "../../session/require-sign-in.ts";
import { siteUrl } from "../../session/site-url.ts";
import { verifyToken } from "../../session/verify-token.ts";
import type { Shell } from "../../shell/shell.ts";

export interface WhoAmI {
  readonly email: string;
  readonly fullName: string | null;
  readonly site: string;
  readonly source: "TOOLBOX_TOKEN" | "toolbox login";
  readonly tokenName: string;
  /** ISO 8601 */
  readonly expiresAt: string;
  /** ISO 8601 */
  readonly checkedAt: string;
  /** The site could not be reached; this is what it said at `checkedAt`. */
  readonly isOffline: boolean;
}

/** Who is signed in. @param fresh asks the site whatever is cached. Throws `Failure` as the sign-in gate does. */
export async function identify(shell: Shell, { fresh }: { readonly fresh: boolean }): Promise<WhoAmI> {
  const site = siteUrl(shell.env);
  const current = await currentToken(shell, site);
  if (!current) throw notSignedIn(shell, site);
  const verification = await verifyToken(shell, site, current.token, { mode: fresh ? "fresh" : "normal" });
  if (verification.state === "inactive") throw noLonger(current, verification.reason, site);
  const { isOffline, verified } = verification;
  return { ...verified, site, source: current.source, isOffline };
}
