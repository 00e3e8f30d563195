import { useSyncExternalStore } from "react";

export interface User {
  email: string;
}

let user: User | null = null;
const listeners = new Set<() => void>();

function setUser(next: User | null) {
  user = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

// The session lives in memory. Ask your server here, before setUser.
async function logIn(email: string) {
  setUser({ email: email.trim() });
}

function logOut() {
  setUser(null);
}

/** Who is logged in; every component that calls it follows along. */
export function useAuth() {
  const current = useSyncExternalStore(
    subscribe,
    () => user,
    () => null,
  );
  return { user: current, logIn, signUp: logIn, logOut };
}
