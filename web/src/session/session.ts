import type { AuthChangeEvent, Session, User } from "@supabase/supabase-js";
import { listenerSet } from "@toolbox/core";
import { readText, writeText } from "../kit/host/storage.ts";
import { type Auth, sessionKey } from "./auth.ts";
import { type AuthFailure, authAdvice, isUnreachable } from "./auth-message.ts";
import { forgetAskedMail, isAskedMail } from "./link/asked-mails.ts";
import type { AuthRedirect } from "./link/auth-redirect.ts";
import { type LinkTokens, openLink } from "./link/mail-link.ts";
import { type SessionState, storedUser } from "./session-state.ts";
import { forgetPath } from "./return-path.ts";

/** Who is signed in, as an external store, and the ways in and out. One per page. */
export interface SessionStore {
  subscribe(listener: () => void): () => void;
  read(): SessionState;
  /** The auth client; made at the first call. Throws a sentence when the site's settings cannot be loaded. */
  auth(): Promise<Auth>;
  /**
   * Ends every session of the account. When the server does not do it, the session on this device ends all the same, in
   * all its tabs.
   * @returns null, or what went wrong, in a sentence
   */
  signOut(): Promise<AuthFailure | null>;
  /** The answer while `asking`: sign in as the link says, or leave everything as it is. */
  answerLink(isWanted: boolean): Promise<void>;
  /** The new password is set: the recovery is over. */
  endRecovery(): void;
}

export interface SessionParts {
  readonly openAuth: () => Promise<Auth>;
  /** A client that keeps nothing, to look at the tokens of a mail link. */
  readonly openVisitor: () => Promise<Auth>;
  readonly landing: AuthRedirect | null;
  readonly storage?: Storage;
  readonly isOnline?: () => boolean;
}

/**
 * Starts with what storage says, so that a signed-in user works at once and without network, then follows the auth
 * client's events. Only the auth server or the user ends a session; an unreachable server never does, and a link in
 * the address never without a question: anybody can send one that signs in as themselves.
 */
export function createSession({
  openAuth,
  openVisitor,
  landing,
  storage = localStorage,
  isOnline = () => navigator.onLine,
}: SessionParts): SessionStore {
  const { subscribe, call } = listenerSet();
  let state = startState(landing, storage);
  /** What a mail link puts before it, until it is exchanged or answered. */
  let link: Extract<SessionState, { status: "loading" | "asking" }> | null =
    landing?.kind === "tokens" ? { status: "loading" } : null;
  let isLeaving = false;
  let opening: Promise<Auth> | undefined;

  const set = (next: SessionState) => {
    state = next;
    call();
  };
  const enter = (user: User, isRecovery = state.status === "in" && state.isRecovery) =>
    set({ status: "in", user, isRecovery });
  const leave = (notice?: string) => {
    if (state.status !== "out" || notice) set({ status: "out", notice, isAsked: isLeaving });
  };
  /** No session in the client's hands: true only if none is kept either (it is kept while the server is silent). */
  const settle = () => {
    const user = storedUser(readText(sessionKey, storage));
    return user ? enter(user) : leave();
  };

  const setLink = (next: typeof link) => {
    link = next;
    call();
  };
  const current = () => (state.status === "in" ? state.user : null);
  const takeLink = async (tokens: LinkTokens, user: User) => {
    setLink({ status: "loading" });
    const end = await openLink(auth, tokens);
    link = null;
    if ("notice" in end) return current() ? call() : leave(end.notice);
    forgetAskedMail(tokens.type, user.email, storage);
    enter(end.user, tokens.isRecovery);
  };
  /** The tokens as the server has confirmed them. */
  let confirmed: LinkTokens | undefined;
  const readLink = async (tokens: LinkTokens) => {
    const end = await openLink(openVisitor, tokens);
    if ("notice" in end) {
      link = null;
      return current() ? call() : leave(end.notice);
    }
    confirmed = { ...tokens, accessToken: end.tokens.access_token, refreshToken: end.tokens.refresh_token };
    const here = current();
    const isExpected = here ? here.id === end.user.id : isAskedMail(tokens.type, end.user.email, storage);
    return isExpected ? takeLink(confirmed, end.user) : setLink({ status: "asking", user: end.user, current: here });
  };

  const onEvent = (event: AuthChangeEvent, session: Session | null) => {
    if (event === "SIGNED_OUT") return leave();
    if (session) {
      // The client keeps a session before it tells of it. One that is gone was ended while the news was on its way.
      const isKept = readText(sessionKey, storage) !== null;
      return isKept ? enter(session.user, event === "PASSWORD_RECOVERY" ? true : undefined) : undefined;
    }
    settle();
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
  if (landing?.kind === "tokens") void readLink(landing);

  return {
    subscribe,
    read: () => link ?? state,
    auth,
    async signOut() {
      isLeaving = true;
      try {
        const fault = isOnline() ? await endEverywhere(auth) : { message: "Network is off", status: 0 };
        writeText(sessionKey, null, storage);
        forgetPath();
        leave();
        return fault && { ...fault, message: onThisDevice(fault) };
      } finally {
        isLeaving = false;
      }
    },
    async answerLink(isWanted) {
      if (link?.status !== "asking" || !confirmed) return;
      await (isWanted ? takeLink(confirmed, link.user) : setLink(null));
    },
    endRecovery: () => state.status === "in" && enter(state.user, false),
  };
}

function startState(landing: AuthRedirect | null, storage: Storage): SessionState {
  const user = storedUser(readText(sessionKey, storage));
  if (user) return { status: "in", user, isRecovery: false };
  const notice =
    landing?.kind === "error" &&
    authAdvice({ message: landing.description || "This link did not work.", code: landing.code });
  return { status: "out", isAsked: false, ...(notice && { notice }) };
}

/** What a sign-out that failed on the server came to. */
function onThisDevice(fault: AuthFailure): string {
  const why = isUnreachable(fault) ? "The server cannot be reached" : "The server did not end your other sessions";
  return `${why}: you are signed out on this device only.`;
}

async function endEverywhere(auth: () => Promise<Auth>): Promise<AuthFailure | null> {
  const client = await auth().catch(() => null);
  if (!client) return { message: "Network is off", status: 0 };
  const { error } = await client.signOut({ scope: "global" });
  return error;
}
