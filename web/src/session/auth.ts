import type { GoTrueClient } from "@supabase/supabase-js";
import { resolveSupabaseUrl, type SiteConfig } from "@toolbox/core/site";
import { patientFetch } from "./retryable-fetch.ts";

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
  const { AuthClient } = await import("./auth-client.ts");
  const key = site.publishableKey;
  return new AuthClient({
    url: `${resolveSupabaseUrl(site, location.origin)}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey: sessionKey,
    persistSession: true,
    autoRefreshToken: true,
    // takeLanding() reads the fragment, so that no token stays in the address bar
    detectSessionInUrl: false,
    flowType: "implicit",
    fetch: patientFetch(),
  });
}
