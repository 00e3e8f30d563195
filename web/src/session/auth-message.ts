/** An error as the auth client returns it. */
export interface AuthFault {
  readonly message: string;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
}

/** True when the server did not answer at all: nothing about the user can be concluded from it. */
export function isUnreachable(fault: AuthFault): boolean {
  return fault.status === 0 || /fetch|network|load failed/i.test(fault.message);
}

/**
 * What the toast says: the provider's own message, or plain words where the provider had none.
 * @see authWords for the sentence that stays on the form
 */
export function authMessage(fault: AuthFault): string {
  return isUnreachable(fault) ? authWords(fault) : fault.message;
}

/** A sentence that says what happened and what to do. Codes: https://supabase.com/docs/guides/auth/debugging/error-codes */
export function authWords(fault: AuthFault): string {
  if (isUnreachable(fault)) return "The server cannot be reached. Check your connection, then try again.";
  const known = words[fault.code ?? ""];
  if (known) return known;
  if (fault.status === 429) return "Too many tries in a short time. Wait a minute, then try again.";
  return fault.message;
}

const words: Record<string, string> = {
  email_not_confirmed: "This address is not confirmed yet. Open the link in the mail we sent when you signed up.",
  over_email_send_rate_limit:
    "A mail to this address was asked for already. Look in its inbox for the link, or sign in if you have an account.",
  over_request_rate_limit: "Too many tries in a short time. Wait a minute, then try again.",
  otp_expired: "This link has expired or was used already. Sign in, or ask for a new mail.",
  access_denied: "This link was refused. Sign in, or ask for a new mail.",
  user_banned: "This account is blocked.",
  same_password: "This is your current password already. Choose another one.",
  session_not_found: "You were signed out in the meantime. Ask for a new link.",
};
