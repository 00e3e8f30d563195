/** Those who want to know of a change; its `subscribe` is one for `useSyncExternalStore`. */
export interface ListenerSet {
  /** @returns what ends it */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls all, in the order they came. */
  readonly call: () => void;
}

/**
 * A set of listeners.
 * @param watch called when the first comes; what it returns is called when the last is gone
 * @example
 * const { subscribe, call } = listenerSet();
 * const end = subscribe(() => draw(state));
 * call(); // draws
 * end();
 */
export function listenerSet(watch: () => () => void = () => () => {}): ListenerSet {
  const listeners = new Set<() => void>();
  let unwatch = () => {};
  return {
    subscribe(listener) {
      if (listeners.size === 0) unwatch = watch();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) unwatch();
      };
    },
    call() {
      for (const listener of listeners) listener();
    },
  };
}
