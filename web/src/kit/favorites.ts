import { useSyncExternalStore } from "react";

const key = "toolbox-favorites";
let known: readonly string[] | undefined;
const listeners = new Set<() => void>();

/** The routes of the favorite tools, in the order they were added, kept in this browser. */
export function useFavorites(): readonly string[] {
  return useSyncExternalStore(subscribe, read);
}

/** Adds a route to the favorites, or takes it out. */
export function toggleFavorite(route: string): void {
  const now = read();
  known = now.includes(route) ? now.filter((entry) => entry !== route) : [...now, route];
  try {
    localStorage.setItem(key, JSON.stringify(known));
  } catch (error) {
    // Full or switched off: the favorite holds until the page is left.
    if (!(error instanceof DOMException)) throw error;
  }
  tell();
}

function read(): readonly string[] {
  known ??= parse(localStorage.getItem(key));
  return known;
}

function parse(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [];
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", onStorage);
  };
}

function onStorage(event: StorageEvent): void {
  if (event.key !== key && event.key !== null) return;
  known = undefined;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
