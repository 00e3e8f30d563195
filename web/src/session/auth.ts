import type { GoTrueClient } from "@supabase/supabase-js";
import { resolveSupabaseUrl, type SiteConfig } from "@toolbox/core/site";
import { retryableFetch } from "./retryable-fetch.ts";

/** The part of the auth client that Toolbox uses; tests give a fake one. */
export type Auth = Pick<
  GoTrueClient,
  | "onAuthStateChange"
  | "getSession"
  | "setSession"
  | "signInWithPassword"
  | "signUp"
  | "signOut"
  | "resetPasswordForEmail"
  | "updateUser"
>;

/** Where the session lies in local storage. */
export const sessionKey = "toolbox-session";

/**
 * The auth client of a site. Only the auth part of supabase-js is loaded here (21 KB gzipped instead of 52): the
 * tools need no server, and /profile and /device load the rest (`openData`) when they are visited.
 */
export async function createAuth(site: SiteConfig): Promise<Auth> {
  return openClient(site, { storageKey: sessionKey, persistSession: true, autoRefreshToken: true });
}

/** An auth client that keeps nothing and tells nobody: it looks at the tokens of a link without touching the session. */
export async function createVisitor(site: SiteConfig): Promise<Auth> {
  return openClient(site, { storageKey: `${sessionKey}-link`, persistSession: false, autoRefreshToken: false });
}

async function openClient(
  site: SiteConfig,
  kept: { readonly storageKey: string; readonly persistSession: boolean; readonly autoRefreshToken: boolean },
): Promise<Auth> {
  const { AuthClient } = await import("./auth-client.ts");
  const key = site.publishableKey;
  return new AuthClient({
    url: `${resolveSupabaseUrl(site, location.origin)}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    ...kept,
    // takeAuthRedirect() reads the fragment, so that no token stays in the address bar and none is used unasked
    detectSessionInUrl: false,
    flowType: "implicit",
    fetch: retryableFetch(),
  });
}
