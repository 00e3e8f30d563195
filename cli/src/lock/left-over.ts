import { isBatchKey, type Lock } from "./lock.ts";

/** What the lock knows of outputs that no entry makes any more, by path. */
export function leftOver(
  lock: Lock,
  keys: ReadonlySet<string>,
  made: ReadonlySet<string>,
): ReadonlyMap<string, { readonly key: string; readonly hash: string }> {
  const found = new Map<string, { key: string; hash: string }>();
  for (const [key, run] of lock)
    if (!isBatchKey(key))
      for (const [name, hash] of keys.has(key) ? run.left : [...run.outputs, ...run.left])
        if (!made.has(name)) found.set(name, { key, hash });
  return found;
}
