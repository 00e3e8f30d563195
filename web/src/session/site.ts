import { parseSiteConfig, type SiteConfig } from "@toolbox/core/site";
import { readJson, writeText } from "../kit/host/storage.ts";
import { basePath } from "../kit/host/site-place.ts";

const key = "toolbox-site";

/**
 * The site's `/config.json`. The last good copy is kept, so that a signed-in user works on without network.
 * @throws Error with a sentence for the user when there is no usable file and no copy
 */
export async function loadSite(
  fetcher: typeof fetch = (input, init) => fetch(input, init),
  storage: Storage = localStorage,
): Promise<SiteConfig> {
  let response: Response;
  try {
    response = await fetcher(`${basePath}config.json`, { cache: "no-cache", signal: AbortSignal.timeout(10_000) });
    if (response.status >= 500) throw new Error(`status ${response.status}`);
  } catch (error) {
    const kept = keptSite(storage);
    if (kept) return kept;
    throw new Error("Toolbox cannot reach its server. Check your connection, then try again.", { cause: error });
  }
  if (!response.ok)
    throw new Error(`The site has no config.json (status ${response.status}). Its setup is not finished.`);
  // A host that answers every path with the app's own page has no such file either.
  const site = parseSiteConfig(await response.json().catch(() => null));
  writeText(key, JSON.stringify(site), storage);
  return site;
}

/** The copy kept from an earlier visit, if it is still readable. */
function keptSite(storage: Storage): SiteConfig | null {
  try {
    return parseSiteConfig(readJson(key, storage));
  } catch {
    return null;
  }
}
