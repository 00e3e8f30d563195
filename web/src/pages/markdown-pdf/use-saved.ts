import type { Output } from "@toolbox/core";
import { useEffect, useRef } from "react";

/** Hands each new result over once, right after the run that made it. */
export function useSaved(outputs: readonly Output[] | null, save: (outputs: readonly Output[]) => void): void {
  const last = useRef(outputs);
  useEffect(() => {
    if (outputs === null || outputs === last.current) return;
    last.current = outputs;
    save(outputs);
  }, [outputs, save]);
}
