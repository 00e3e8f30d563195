import type { AuthChangeEvent, Session, User } from "@supabase/supabase-js";
import { type Auth, sessionKey } from "./auth.ts";
import { type AuthFault, authWords, isUnreachable } from "./auth-message.ts";
import type { Landing } from "./link/auth-redirect.ts";
import { type SessionState, storedUser } from "./session-state.ts";
import { forgetPath } from "./return-path.ts";

/** Who is signed in, as an external store, and the ways in and out. One per page. */
export interface SessionStore {
  subscribe(listener: () => void): () => void;
  read(): SessionState;
  /** The auth client; made at the first call. Throws a sentence when the site's settings cannot be loaded. */
  auth(): Promise<Auth>;
  /**
   * Ends every session of the account. Without network it ends the one on this device, in all its tabs.
   * @returns null, or what went wrong
   */
  signOut(): Promise<AuthFault | null>;
  /** The new password is set: the recovery is over. */
  endRecovery(): void;
}

export interface SessionParts {
  readonly openAuth: () => Promise<Auth>;
  readonly landing: Landing | null;
  readonly storage?: Storage;
  readonly isOnline?: () => boolean;
}

/**
 * Starts with what storage says, so that a signed-in user works at once and without network, then follows the auth
 * client's events. Only the auth server or the user ends a session; an unreachable server never does.
 */
export function createSession({
  openAuth,
  landing,
  storage = localStorage,
  isOnline = () => navigator.onLine,
}: SessionParts): SessionStore {
  const listeners = new Set<() => void>();
  let state = startState(landing, storage);
  let isLeaving = false;
  let opening: Promise<Auth> | undefined;

  const set = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const enter = (user: User, isRecovery = state.status === "in" && state.isRecovery) =>
    set({ status: "in", user, isRecovery });
  const leave = (notice?: string) => {
    if (state.status !== "out" || notice) set({ status: "out", notice, isAsked: isLeaving });
  };
  /** No session in the client's hands: true only if none is kept either (it is kept while the server is silent). */
  const settle = () => {
    const user = storedUser(storage.getItem(sessionKey));
    return user ? enter(user) : leave();
  };

  const onEvent = (event: AuthChangeEvent, session: Session | null) => {
    if (event === "SIGNED_OUT") return leave();
    if (session) {
      // The client keeps a session before it tells of it. One that is gone was ended while the news was on its way.
      const isKept = storage.getItem(sessionKey) !== null;
      return isKept ? enter(session.user, event === "PASSWORD_RECOVERY" ? true : undefined) : undefined;
    }
    // The tokens of a mail link are still being exchanged.
    if (state.status !== "loading") settle();
  };

  const connect = async () => {
    const auth = await openAuth();
    auth.onAuthStateChange(onEvent);
    return auth;
  };
  const auth = () => {
    opening ??= connect().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };

  window.addEventListener("storage", (event) => {
    if (event.storageArea === storage && (event.key === sessionKey || event.key === null)) settle();
  });
  if (landing?.kind === "tokens")
    void exchange(auth, landing).then((end) =>
      "user" in end ? enter(end.user, landing.isRecovery) : leave(end.notice),
    );

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
    auth,
    async signOut() {
      isLeaving = true;
      try {
        const fault = isOnline() ? await endEverywhere(auth) : { message: "Network is off", status: 0 };
        if (fault && !isUnreachable(fault)) return fault;
        storage.removeItem(sessionKey);
        forgetPath();
        leave();
        return fault && { ...fault, message: "The server cannot be reached: you are signed out on this device only." };
      } finally {
        isLeaving = false;
      }
    },
    endRecovery: () => state.status === "in" && enter(state.user, false),
  };
}

function startState(landing: Landing | null, storage: Storage): SessionState {
  if (landing?.kind === "tokens") return { status: "loading" };
  const user = storedUser(storage.getItem(sessionKey));
  if (user) return { status: "in", user, isRecovery: false };
  const notice =
    landing && authWords({ message: landing.description || "This link did not work.", code: landing.code });
  return { status: "out", isAsked: false, ...(notice && { notice }) };
}

/** Turns the tokens of a mail link into a session. */
async function exchange(
  auth: () => Promise<Auth>,
  landing: Extract<Landing, { kind: "tokens" }>,
): Promise<{ user: User } | { notice: string }> {
  const failed = landing.isRecovery
    ? "The link could not be checked. Ask for a new mail."
    : "Your address is confirmed, but signing you in did not work. Sign in below.";
  try {
    const client = await auth();
    const { data, error } = await client.setSession({
      access_token: landing.accessToken,
      refresh_token: landing.refreshToken,
    });
    if (data.user) return { user: data.user };
    return { notice: error && isUnreachable(error) ? `${authWords(error)} ${failed}` : failed };
  } catch (error) {
    return { notice: `${error instanceof Error ? error.message : String(error)} ${failed}` };
  }
}

async function endEverywhere(auth: () => Promise<Auth>): Promise<AuthFault | null> {
  const client = await auth().catch(() => null);
  if (!client) return { message: "Network is off", status: 0 };
  const { error } = await client.signOut({ scope: "global" });
  return error;
}
