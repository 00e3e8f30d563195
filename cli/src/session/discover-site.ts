import { parseSiteConfig, resolveSupabaseUrl, SiteConfigError } from "@toolbox/core/site";
import type { Shell } from "../shell/shell.ts";
import { requestJson, Unreachable } from "./request-json.ts";

/** Where a site's functions are and the public key they want. */
export interface Site {
  readonly url: string;
  readonly rpcUrl: string;
  readonly publishableKey: string;
}

/** Asks a site for its `config.json`. Throws `Unreachable` when there is none, or one that cannot be used. */
export async function discoverSite(shell: Shell, url: string, timeoutMs?: number): Promise<Site> {
  const json = await requestJson(shell, {
    site: url,
    url: `${url}/config.json`,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
  try {
    const config = parseSiteConfig(json);
    const supabaseUrl = resolveSupabaseUrl(config, `${url}/`);
    return { url, rpcUrl: `${supabaseUrl}/rest/v1/rpc`, publishableKey: config.publishableKey };
  } catch (cause) {
    if (cause instanceof SiteConfigError) throw new Unreachable(url, cause.message.replace(/\.$/, ""), { cause });
    throw cause;
  }
}
