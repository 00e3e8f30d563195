import type { SupabaseClient } from "@supabase/supabase-js";
import { resolveSupabaseUrl, type SiteConfig } from "@toolbox/core/site";
import type { Auth } from "../auth.ts";

/** One row of the list on /profile. Dates as the server writes them: read with `readServerDate`. */
export interface AccessToken {
  readonly id: string;
  readonly name: string;
  /** The last four characters. */
  readonly hint: string;
  readonly source: "device" | "manual";
  readonly created_at: string;
  readonly last_used_at: string | null;
  readonly expires_at: string;
}

/** A command line that asks to sign in. */
export interface DeviceRequest {
  readonly status: "pending" | "approved" | "denied";
  readonly user_code: string;
  readonly client_name: string;
  readonly origin: string;
  readonly requested_at: string;
  readonly expires_at: string;
}

/** The server's refusal, as a code of supabase/migrations. */
interface Refusal {
  readonly error: string;
}

/** What pages ask of the server. Every method throws an Error with a sentence when the server cannot be asked. */
export interface DataClient {
  /** Live tokens of the signed-in user, newest first. */
  listTokens(): Promise<readonly AccessToken[]>;
  /** The clear token is in the answer this once. */
  createToken(name: string, days: number): Promise<{ access_token: string; name: string } | Refusal>;
  /** False when there was nothing to end. */
  revokeToken(id: string): Promise<boolean>;
  /** How many ended. */
  revokeAllTokens(): Promise<number>;
  decideDevice(userCode: string, decision: "look" | "approve" | "deny"): Promise<DeviceRequest | Refusal>;
}

/** The whole supabase-js client, with the session of `auth`. */
export async function openData(site: SiteConfig, auth: Auth): Promise<DataClient> {
  const { createClient } = await import("../supabase-client.ts");
  const client = createClient(resolveSupabaseUrl(site, location.origin), site.publishableKey, {
    accessToken: async () => (await auth.getSession()).data.session?.access_token ?? null,
  });
  return dataClient(client);
}

function dataClient(client: SupabaseClient): DataClient {
  const call = async <T>(name: string, args: Record<string, unknown>): Promise<T> =>
    answer<T>(await client.rpc(name, args));
  return {
    async listTokens() {
      const rows = await client
        .from("access_tokens")
        .select("id, name, hint, source, created_at, last_used_at, expires_at")
        .is("revoked_at", null)
        .order("created_at", { ascending: false });
      return answer<AccessToken[]>(rows);
    },
    createToken: (name, days) => call("create_access_token", { name, days }),
    revokeToken: (id) => call("revoke_access_token", { token_id: id }),
    revokeAllTokens: () => call("revoke_all_access_tokens", {}),
    decideDevice: (userCode, decision) => call("device_decide", { user_code: userCode, decision }),
  };
}

function answer<T>({ data, error, status }: { data: unknown; error: { message: string } | null; status: number }): T {
  if (!error) return data as T;
  if (status === 0 || status >= 500)
    throw new Error("The server cannot be reached. Check your connection, then try again.");
  if (status === 401) throw new Error("Your session has ended. Sign in again.");
  throw new Error(error.message);
}
