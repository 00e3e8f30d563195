import { useSyncExternalStore } from "react";

const key = "toolbox-recents";
const most = 6;
const listeners = new Set<() => void>();
let cache: { text: string | null; routes: readonly string[] } = { text: null, routes: [] };

/** Puts a tool page at the head of the list of recent ones, kept on this device. */
export function rememberVisit(route: string): void {
  const routes = [route, ...readRecents().filter((entry) => entry !== route)].slice(0, most);
  localStorage.setItem(key, JSON.stringify(routes));
  for (const listener of listeners) listener();
}

/** Routes of tool pages visited lately, the last one first. */
export function useRecents(): readonly string[] {
  return useSyncExternalStore(subscribe, readRecents);
}

/** The list as stored; anything unreadable is an empty one. */
function readRecents(): readonly string[] {
  const text = localStorage.getItem(key);
  if (text !== cache.text) cache = { text, routes: parseRoutes(text) };
  return cache.routes;
}

function parseRoutes(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === "string") : [];
  } catch {
    return [];
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
