import { checkPublishableKey } from "@toolbox/core/site";
import { UsageError } from "./usage-error.ts";

/** The hosted project that a built app is to talk to. */
export interface SupabaseTarget {
  /** Origin of its API, without a slash at the end. */
  readonly url: string;
  readonly key: string;
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Reads and checks `--url` and `--key`.
 * @throws UsageError with a sentence: a missing part, plain http to another machine, or a secret key
 */
export function readSupabaseTarget(url: string | undefined, key: string | undefined): SupabaseTarget {
  if (!url) throw new UsageError("--url is missing: the address of your Supabase project.");
  if (!key) throw new UsageError("--key is missing: the publishable key of your Supabase project.");
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !["http:", "https:"].includes(parsed.protocol)) {
    throw new UsageError(`--url is "${url}": it must be a whole address, such as https://abcdefgh.supabase.co`);
  }
  if (parsed.protocol === "http:" && !LOOPBACK.test(parsed.hostname)) {
    throw new UsageError(`--url is "${url}": passwords would cross the network in the clear. Use https.`);
  }
  if (parsed.username || parsed.password) throw new UsageError("--url holds a user name or a password: leave it out.");
  if (parsed.pathname !== "/" || parsed.search || parsed.hash) {
    throw new UsageError(`--url is "${url}": give the project's address alone, ${parsed.origin}`);
  }
  const wrongKey = checkPublishableKey(key);
  if (wrongKey) throw new UsageError(`--key: ${wrongKey}`);
  return { url: parsed.origin, key };
}
