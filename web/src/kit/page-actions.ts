import type { LucideIcon } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import type { Keys } from "./key-names.ts";

/** Something that can be done on the page in sight. */
export interface PageAction {
  readonly label: string;
  /** The combination that does it too. */
  readonly keys?: Keys | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly run: () => void;
}

/** Offers an action to the command palette while the component is shown and `enabled`. */
export function usePageAction({ label, keys, icon, run, enabled = true }: PageAction & { enabled?: boolean }): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!enabled) return;
    const action = { label, keys, icon, run: () => latest.current() };
    offered = [...offered, action];
    changed();
    return () => {
      offered = offered.filter((entry) => entry !== action);
      changed();
    };
  }, [label, keys, icon, enabled]);
}

/** What can be done right now, in the order it was offered. */
export function usePageActions(): readonly PageAction[] {
  return useSyncExternalStore(subscribe, () => offered);
}

let offered: readonly PageAction[] = [];
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  for (const listener of listeners) listener();
}
