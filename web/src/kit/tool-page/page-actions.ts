import type { LucideIcon } from "lucide-react";
import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { listenerSet } from "@toolbox/core";
import type { Keys } from "../elements/key-names.ts";

/** Something that can be done on the page in sight. */
export interface PageAction {
  readonly label: string;
  /** The combination that does it too. */
  readonly keys?: Keys | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly run: () => void;
}

/**
 * Offers an action to the command palette while the component is shown and `enabled`.
 * @returns what does it, always the same function
 */
export function usePageAction(action: PageAction & { enabled?: boolean }): () => void {
  const { label, keys, icon, run, enabled = true } = action;
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const act = useCallback(() => latest.current(), []);
  useEffect(() => {
    if (!enabled) return;
    const offer = { label, keys, icon, run: act };
    offered = [...offered, offer];
    changed();
    return () => {
      offered = offered.filter((entry) => entry !== offer);
      changed();
    };
  }, [label, keys, icon, act, enabled]);
  return act;
}

/** What can be done right now, in the order it was offered. */
export function usePageActions(): readonly PageAction[] {
  return useSyncExternalStore(subscribe, () => offered);
}

let offered: readonly PageAction[] = [];
const { subscribe, call: changed } = listenerSet();
