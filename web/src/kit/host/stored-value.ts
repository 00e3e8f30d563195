import { useSyncExternalStore } from "react";
import { listenerSet } from "@toolbox/core";
import { parseStored, readText, writeText } from "./storage.ts";

/** A value this browser keeps, the same in all tabs. What it cannot keep holds until the page is left. */
export interface StoredValue<T> {
  read(): T;
  set(value: T): void;
  /** Calls when it changes, here or in another tab. @returns what ends that */
  subscribe(listener: () => void): () => void;
  /** The value for a component. */
  use(): T;
}

/** How a value is kept as text: null is none. */
export interface Format<T> {
  parse(text: string | null): T;
  write(value: T): string | null;
}

/** A value under a key. @param storage where, asked for at each use */
export function storedValue<T>(key: string, format: Format<T>, storage = () => localStorage): StoredValue<T> {
  let known: { readonly text: string | null; readonly value: T } | undefined;
  let unkept: { readonly value: T } | undefined;

  const read = () => {
    if (unkept) return unkept.value;
    const text = readText(key, storage());
    if (known?.text !== text || known === undefined) known = { text, value: format.parse(text) };
    return known.value;
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    unkept = undefined;
    changed();
  };
  const { subscribe, call: changed } = listenerSet(() => {
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  });
  return {
    read,
    set(value) {
      const text = format.write(value);
      writeText(key, text, storage());
      unkept = readText(key, storage()) === text ? undefined : { value };
      changed();
    },
    subscribe,
    use: () => useSyncExternalStore(subscribe, read),
  };
}

/** A list of texts under a key; anything unreadable is an empty one. */
export function storedList(key: string): StoredValue<readonly string[]> {
  return storedValue(key, {
    parse: (text) => {
      const value = parseStored(key, text);
      return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
    },
    write: (list) => JSON.stringify(list),
  });
}
