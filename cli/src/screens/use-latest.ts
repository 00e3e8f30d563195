import { type RefObject, useCallback, useRef, useState } from "react";

/**
 * A state with a reference to its newest value. Several keys can arrive in one piece, before the screen is drawn
 * again; a handler that read the drawn state would lose all but one of them.
 */
export function useLatest<S>(initial: () => S): readonly [shown: S, latest: RefObject<S>, set: (value: S) => void] {
  const [shown, setShown] = useState(initial);
  const latest = useRef(shown);
  const set = useCallback((value: S) => {
    latest.current = value;
    setShown(value);
  }, []);
  return [shown, latest, set];
}
