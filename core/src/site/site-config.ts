import { isRecord } from "../text/is-record.ts";
import { checkPublishableKey } from "./check-publishable-key.ts";

export { checkPublishableKey };

/**
 * What a site says about itself at `/config.json`, read by the web app and by the command line when they start.
 * One build runs anywhere: only this file differs between sites.
 */
export interface SiteConfig {
  /** Address of the Supabase API: absolute, or relative to the site (`/` for the embedded backend). */
  readonly supabaseUrl: string;
  /** The key every visitor may see. */
  readonly publishableKey: string;
  /** Version of Toolbox that wrote the file. */
  readonly version: string;
  /** True for the embedded backend on this machine; mails then land in a local inbox. */
  readonly local: boolean;
  /** Where that inbox is, relative to the site. */
  readonly inboxUrl?: string;
}

/** A `/config.json` that cannot be used; the message is a sentence for the user. */
export class SiteConfigError extends Error {
  override readonly name = "SiteConfigError";
}

/**
 * Reads the parsed content of a `/config.json`.
 * @throws SiteConfigError when a part is missing or wrong, or when the key is a secret one. Unknown parts are ignored,
 * so that an older client can talk to a newer site.
 */
export function parseSiteConfig(json: unknown): SiteConfig {
  if (!isRecord(json)) throw new SiteConfigError(complain("no object"));
  const text = (name: string): string => {
    const value = json[name];
    if (typeof value !== "string" || value === "") throw new SiteConfigError(complain(`no "${name}"`));
    return value;
  };
  const supabaseUrl = text("supabaseUrl");
  if (!isHttpAddress(supabaseUrl)) {
    throw new SiteConfigError(complain('a "supabaseUrl" that is neither an http(s) address nor a path'));
  }
  const publishableKey = text("publishableKey");
  const wrongKey = checkPublishableKey(publishableKey);
  if (wrongKey) throw new SiteConfigError(`The site's config.json cannot be used. ${wrongKey}`);
  const { version, local, inboxUrl } = json;
  const config = {
    supabaseUrl,
    publishableKey,
    version: typeof version === "string" ? version : "unknown",
    local: local === true,
  };
  return config.local && typeof inboxUrl === "string" ? { ...config, inboxUrl } : config;
}

/**
 * The absolute address of the Supabase API, without a slash at its end.
 * @param siteUrl where the config was read from, such as `http://127.0.0.1:4700/`
 */
export function resolveSupabaseUrl(config: SiteConfig, siteUrl: string): string {
  return new URL(config.supabaseUrl, siteUrl).href.replace(/\/+$/, "");
}

/** Absolute http(s), or a path on the same site (`//host` is neither). */
function isHttpAddress(text: string): boolean {
  if (/^\/(?![/\\])/.test(text)) return true;
  try {
    return ["http:", "https:"].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}

function complain(found: string): string {
  return `The site's config.json has ${found}. Write it again with "pnpm configure", or check the site's address.`;
}
