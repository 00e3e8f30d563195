import type { User } from "@supabase/supabase-js";
import type { Auth } from "../auth.ts";
import { authAdvice, isUnreachable } from "../auth-message.ts";
import type { AuthRedirect } from "./auth-redirect.ts";

/** The tokens of a mail link, as the address brought them. */
export type LinkTokens = Extract<AuthRedirect, { kind: "tokens" }>;

/** Whose a link is, with tokens that the server has just confirmed; or why it leads nowhere. */
export type LinkEnd =
  | { readonly user: User; readonly tokens: { readonly access_token: string; readonly refresh_token: string } }
  | { readonly notice: string };

/**
 * Turns the tokens of a link into a session of the client it is given: of one that keeps nothing, to learn whose the
 * link is, or of the page's own, to sign in.
 */
export async function openLink(auth: () => Promise<Auth>, link: LinkTokens): Promise<LinkEnd> {
  const failed = link.isRecovery
    ? 'The link could not be checked. Press "Forgot password?" to get a new one.'
    : "Your address is confirmed, but signing you in did not work. Sign in below.";
  try {
    const client = await auth();
    const { data, error } = await client.setSession({
      access_token: link.accessToken,
      refresh_token: link.refreshToken,
    });
    if (data.user && data.session) return { user: data.user, tokens: data.session };
    return { notice: error && isUnreachable(error) ? `${authAdvice(error)} ${failed}` : failed };
  } catch (error) {
    return { notice: `${error instanceof Error ? error.message : String(error)} ${failed}` };
  }
}
