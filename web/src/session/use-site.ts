import type { SiteConfig } from "@toolbox/core/site";
import { useLoaded } from "../kit/elements/use-loaded.ts";
import { useAccount } from "./use-session.ts";

/** The site's settings once they are here, or why they are not. */
export function useSite(): { site: SiteConfig | null; error: string | null; retry: () => void } {
  const { value: site, error, retry } = useLoaded(useAccount().site);
  return { site, error: error === null ? null : String(error instanceof Error ? error.message : error), retry };
}
