import { useCallback, useEffect, useState } from "react";

/** What a promise brought, and how to ask again when it failed. */
export interface Loaded<T> {
  /** The last that came, while another is on its way too; null before the first. */
  readonly value: T | null;
  /** Why the one asked for did not come; null while it may still, and once it has. */
  readonly error: unknown;
  retry(): void;
}

/**
 * Loads something, and something else once another `load` is given. Of several under way only the last one counts.
 * @param load the same function in each render until something else is wanted
 */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [value, setValue] = useState<T | null>(null);
  const [failure, setFailure] = useState<{ load: () => Promise<T>; error: unknown } | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    load().then(
      // A component is a function too: it is kept, not called.
      (loaded) => isWanted && setValue(() => loaded),
      (error: unknown) => isWanted && setFailure({ load, error }),
    );
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another try is another load
  }, [load, tries]);
  const retry = useCallback(() => {
    setFailure(null);
    setTries((count) => count + 1);
  }, []);
  return { value, error: failure?.load === load ? failure.error : null, retry };
}
