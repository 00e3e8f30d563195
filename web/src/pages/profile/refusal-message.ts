/** What a refusal of the server means and what to do. Codes: supabase/migrations. */
export function refusalMessage(code: string): string {
  return words[code] ?? `The server refused this (${code}).`;
}

const words: Record<string, string> = {
  not_authenticated: "Your session has ended. Sign in again.",
  name_required: "Give the token a name, so that you know it again.",
  invalid_days: "A token lasts between 1 and 366 days.",
  too_many_tokens: "You have 50 tokens, which is the limit. Revoke one you no longer use.",
  unknown_code: "No terminal is waiting with this code. Codes last 15 minutes: run toolbox login again for a new one.",
  too_many_attempts: "Too many wrong codes. Wait 15 minutes, then try again.",
  invalid_request: "The server did not understand the request. Reload the page.",
};
