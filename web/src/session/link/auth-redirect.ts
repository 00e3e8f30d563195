import { basePath } from "../../kit/host/site-place.ts";

/** What a mail link left in the fragment of the address it led to. */
export type AuthRedirect =
  | {
      readonly kind: "tokens";
      readonly accessToken: string;
      readonly refreshToken: string;
      readonly isRecovery: boolean;
      /** Which mail it was: `signup`, `recovery` … */
      readonly type: string;
    }
  | { readonly kind: "error"; readonly code: string; readonly description: string };

/** Reads a location fragment (`#access_token=…` or `#error=…`). Null when it is an ordinary one. */
export function readAuthRedirect(hash: string): AuthRedirect | null {
  const parts = new URLSearchParams(hash.replace(/^#\/?/, ""));
  const accessToken = parts.get("access_token");
  const refreshToken = parts.get("refresh_token");
  if (accessToken && refreshToken) {
    const type = parts.get("type") ?? "";
    return { kind: "tokens", accessToken, refreshToken, isRecovery: type === "recovery", type };
  }
  const error = parts.get("error_code") ?? parts.get("error");
  if (error && (parts.has("error_description") || parts.has("error_code"))) {
    return { kind: "error", code: error, description: parts.get("error_description") ?? "" };
  }
  return null;
}

/**
 * Takes a landing out of the address bar before anything else sees it, and moves to the sign-in page, which shows
 * what came of it and leads on. No token stays in the history.
 */
export function takeAuthRedirect(location: Location, history: History): AuthRedirect | null {
  const landing = readAuthRedirect(location.hash);
  if (landing) history.replaceState(null, "", `${basePath}auth`);
  return landing;
}
