import { useEffect, useState } from "react";
import type { SiteConfig } from "@toolbox/core/site";
import { useAccount } from "./use-session.ts";

/** The site's settings once they are here, or why they are not. */
export function useSite(): { site: SiteConfig | null; error: string | null; retry: () => void } {
  const { site: load } = useAccount();
  const [answer, setAnswer] = useState<{ site: SiteConfig | null; error: string | null }>({ site: null, error: null });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (site) => isWanted && setAnswer({ site, error: null }),
      (error: unknown) =>
        isWanted && setAnswer({ site: null, error: String(error instanceof Error ? error.message : error) }),
    );
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another try is another load
  }, [load, tries]);
  return { ...answer, retry: () => setTries(tries + 1) };
}
