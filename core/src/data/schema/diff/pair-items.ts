import type { Place } from "../model.ts";

export interface Pairs<T> {
  readonly both: readonly (readonly [before: T, after: T])[];
  readonly gone: readonly T[];
  readonly added: readonly T[];
}

/**
 * Finds what was there before among what is there now: by each of the keys in turn, so that what the first one tells is
 * not asked of the next. A key of `undefined` fits nothing; of several with one key the first is taken first.
 */
export function pairItems<T>(
  before: readonly T[],
  after: readonly T[],
  ...keys: readonly ((item: T) => string | undefined)[]
): Pairs<T> {
  const found = new Map<T, T>();
  let gone = [...before];
  for (const keyOf of keys) {
    const waiting = new Map<string, T[]>();
    for (const item of gone) {
      const key = keyOf(item);
      if (key === undefined) continue;
      const same = waiting.get(key);
      if (same) same.push(item);
      else waiting.set(key, [item]);
    }
    for (const item of after) {
      const key = found.has(item) ? undefined : keyOf(item);
      const old = key === undefined ? undefined : waiting.get(key)?.shift();
      if (old !== undefined) found.set(item, old);
    }
    const taken = new Set(found.values());
    gone = gone.filter((item) => !taken.has(item));
  }
  return {
    both: after.flatMap((item) => {
      const old = found.get(item);
      return old === undefined ? [] : [[old, item] as const];
    }),
    gone,
    added: after.filter((item) => !found.has(item)),
  };
}

/** Where something was made, as a key: migrations that stayed as they are made the same thing, whatever it is called now. */
export type Origin = (place: Place | undefined) => string | undefined;

/** The origin as a key for `pairItems`, where just one thing was made at that place on both sides. */
export function soleOrigin<T extends { readonly place?: Place }>(
  before: readonly T[],
  after: readonly T[],
  originOf: Origin,
): (item: T) => string | undefined {
  const sole = (items: readonly T[]): ReadonlySet<string> => {
    const [once, more] = [new Set<string>(), new Set<string>()];
    for (const { place } of items) {
      const origin = originOf(place);
      if (origin !== undefined) (once.has(origin) ? more : once).add(origin);
    }
    return new Set([...once].filter((origin) => !more.has(origin)));
  };
  const [old, now] = [sole(before), sole(after)];
  return ({ place }) => {
    const origin = originOf(place);
    return origin !== undefined && old.has(origin) && now.has(origin) ? origin : undefined;
  };
}
