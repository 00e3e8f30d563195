/** An error as the auth client returns it. */
export interface AuthFailure {
  readonly message: string;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  /** The client's own name of the kind of error. */
  readonly name?: string | undefined;
}

/** True when the server did not answer at all: nothing about the user can be concluded from it. */
export function isUnreachable(fault: AuthFailure): boolean {
  return fault.status === 0 || (!fault.status && /fetch|network|load failed/i.test(fault.message));
}

/**
 * What the toast says: the provider's own message, or plain words where the provider had none.
 * @see authAdvice for the sentence that stays on the form
 */
export function authMessage(fault: AuthFailure): string {
  return isUnreachable(fault) || isWordless(fault) ? authAdvice(fault) : fault.message;
}

/** A sentence that says what happened and what to do. Codes: https://supabase.com/docs/guides/auth/debugging/error-codes */
export function authAdvice(fault: AuthFailure): string {
  if (isUnreachable(fault)) return "The server cannot be reached. Check your connection, then try again.";
  const known = words[fault.code ?? ""];
  if (known) return known;
  if (fault.status === 429) return "Too many tries in a short time. Wait a minute, then try again.";
  if (isWordless(fault)) {
    const status = fault.status ? ` (status ${fault.status})` : "";
    return `The server had a problem and did not answer this${status}. Wait a moment, then try again.`;
  }
  return fault.message;
}

/**
 * True when what the client hands on as the message was not written for a reader: it makes one of any answer that says
 * nothing (`{}` of a server in trouble, a parser's complaint about a proxy's page).
 */
const isWordless = ({ status = 0, name, message }: AuthFailure): boolean =>
  status >= 500 || name === "AuthUnknownError" || /^\s*([[{<]|null|undefined|$)/.test(message);

const words: Record<string, string> = {
  email_not_confirmed: "This address is not confirmed yet. Open the link in the email we sent when you signed up.",
  over_email_send_rate_limit:
    "An email was sent to this address a moment ago. Look in its inbox for the link, or sign in if you have an account.",
  over_request_rate_limit: "Too many tries in a short time. Wait a minute, then try again.",
  otp_expired:
    "This link has expired or was used already. Sign in. If that is refused, sign up again to get a new email.",
  access_denied: "This link was refused. Sign in. If that is refused, sign up again to get a new email.",
  mail_not_kept:
    "The email could not be kept on this computer, so no account was made. Free some space on its disk, then try again.",
  user_banned: "This account is blocked.",
  same_password: "This is your current password already. Choose another one.",
  session_not_found: 'You were signed out in the meantime. Press "Forgot password?" to get a new link.',
};
