import type { LockedRun } from "./lock.ts";

/**
 * What a lock says of a run that was just made. What an earlier run made, and this one does not, is kept as left over.
 * @param before what the lock said of it
 */
export function lockedRun(run: Omit<LockedRun, "left">, before: LockedRun | undefined): LockedRun {
  const left = [...(before?.left ?? []), ...(before?.outputs ?? [])];
  return { ...run, left: new Map(left.filter(([name]) => !run.outputs.has(name) && !run.parts.has(name))) };
}
