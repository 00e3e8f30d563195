import { Failure } from "../shell/failure.ts";
import type { Shell } from "../shell/shell.ts";
import { storedToken } from "./credential-store.ts";
import { TOKEN } from "./config-folder.ts";

export interface CurrentToken {
  readonly token: string;
  /** What the user calls the place it came from. */
  readonly source: "TOOLBOX_TOKEN" | "toolbox login";
}

/**
 * The token to use for a site: TOOLBOX_TOKEN, then the stored one; undefined when there is none.
 * Throws `Failure` "notSignedIn" when TOOLBOX_TOKEN holds something else than a token.
 */
export async function currentToken(shell: Shell, site: string): Promise<CurrentToken | undefined> {
  const given = shell.env.TOOLBOX_TOKEN?.trim();
  if (given) {
    if (!TOKEN.test(given))
      throw new Failure("notSignedIn", "TOOLBOX_TOKEN does not hold a Toolbox token.", {
        next: `Tokens start with "tbx_"; make one at ${site}/profile.`,
      });
    return { token: given, source: "TOOLBOX_TOKEN" };
  }
  const token = await storedToken(shell, site);
  return token === undefined ? undefined : { token, source: "toolbox login" };
}
