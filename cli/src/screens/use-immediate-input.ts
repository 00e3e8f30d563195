import { useLayoutEffect, useState } from "react";

/**
 * Lets keys be heard from the moment a question is drawn. Ink listens in a passive effect, which React runs a moment
 * later: what was typed or pasted in between would be lost. An update asked for in a layout effect is done before any
 * key can come, and React runs the passive effects before it.
 */
export function useImmediateInput(): void {
  const [, hear] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the second drawing is what this is for
  useLayoutEffect(() => hear(true), []);
}
