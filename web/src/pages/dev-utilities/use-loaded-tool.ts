import type { AnyTool, CatalogEntry } from "@toolbox/core";
import { useCallback, useEffect, useState } from "react";

/**
 * The code of a tool, fetched when it is chosen. While another one is on its way the last stays, so that nothing
 * flashes; null before the first.
 */
export function useLoadedTool(entry: CatalogEntry): LoadedTool {
  const [tool, setTool] = useState<AnyTool | null>(null);
  const [failed, setFailed] = useState<CatalogEntry | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    entry.load().then(
      (loaded) => isWanted && setTool(loaded),
      () => isWanted && setFailed(entry),
    );
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another try is another load
  }, [entry, tries]);
  const retry = useCallback(() => {
    setFailed(null);
    setTries((count) => count + 1);
  }, []);
  return { tool, hasFailed: failed === entry, retry };
}

export interface LoadedTool {
  readonly tool: AnyTool | null;
  /** The one asked for did not arrive. */
  readonly hasFailed: boolean;
  retry(): void;
}
