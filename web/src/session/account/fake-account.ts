import type { AuthChangeEvent, Session, User } from "@supabase/supabase-js";
import type { SiteConfig } from "@toolbox/core/site";
import { type Auth, sessionKey } from "../auth.ts";
import type { DataClient } from "./data.ts";
import type { AuthRedirect } from "../link/auth-redirect.ts";
import { type MailType, rememberAskedMail } from "../link/asked-mails.ts";
import { createSession } from "../session.ts";
import type { Account } from "../use-session.ts";
import { memoryStorage } from "./memory-storage.ts";

/* For tests: an account whose server is a few functions. */

export const fakeUser: User = {
  id: "u1",
  email: "amara@fieldnote.dev",
  created_at: "2025-03-14 09:30:00+00",
  app_metadata: {},
  user_metadata: { full_name: "Amara Mensah" },
  aud: "authenticated",
};

export const fakeSession: Session = {
  access_token: "header.payload.signature",
  refresh_token: "refresh",
  expires_in: 3600,
  expires_at: 4_000_000_000,
  token_type: "bearer",
  user: fakeUser,
};

/** What a test says about its server; everything else is refused loudly. */
export interface FakeServer {
  readonly isSignedIn?: boolean;
  readonly site?: Partial<SiteConfig>;
  readonly landing?: AuthRedirect;
  /** Whose the link of the landing is; by default nobody has asked for it here. */
  readonly link?: { readonly user: User; readonly isAsked?: boolean };
  readonly auth?: { readonly [K in keyof Auth]?: (...args: never[]) => unknown };
  readonly data?: Partial<DataClient>;
}

export interface FakeAccount extends Account {
  /** An event as the auth client sends it. */
  emit(event: AuthChangeEvent, session: Session | null): void;
  readonly storage: Storage;
}

/** The session logic as it is, over a server that the test plays. */
export function fakeAccount({ isSignedIn = false, site, landing, link, auth, data }: FakeServer = {}): FakeAccount {
  const storage = memoryStorage();
  if (isSignedIn) storage.setItem(sessionKey, JSON.stringify(fakeSession));
  if (link?.isAsked && landing?.kind === "tokens")
    rememberAskedMail(landing.type as MailType, link.user.email ?? "", storage);
  const listeners = new Set<(event: AuthChangeEvent, session: Session | null) => void>();
  const client = refusing<Auth>("auth", {
    onAuthStateChange(listener: (event: AuthChangeEvent, session: Session | null) => void) {
      listeners.add(listener);
      return { data: { subscription: { id: "1", callback: listener, unsubscribe: () => listeners.delete(listener) } } };
    },
    ...auth,
  });
  const session = createSession({
    openAuth: async () => client,
    openVisitor: async () =>
      link ? refusing<Auth>("visitor", { setSession: async () => linkAnswer(link.user) }) : client,
    landing: landing ?? null,
    storage,
    isOnline: () => true,
  });
  void session.auth();
  return {
    session,
    storage,
    site: async () => ({
      supabaseUrl: "/",
      publishableKey: "sb_publishable_x",
      version: "0.1.0",
      local: true,
      inboxUrl: "/__inbox",
      ...site,
    }),
    data: async () => refusing<DataClient>("data", data ?? {}),
    emit(event, next) {
      // as the client does
      if (next) storage.setItem(sessionKey, JSON.stringify(next));
      else if (event === "SIGNED_OUT") storage.removeItem(sessionKey);
      for (const listener of listeners) listener(event, next);
    },
  };
}

/** What `setSession` answers for the tokens of a link. */
export const linkAnswer = (user: User) => ({ data: { user, session: { ...fakeSession, user } }, error: null });

function refusing<T extends object>(name: string, parts: object): T {
  return new Proxy(parts, {
    get(target, key) {
      if (key in target) return Reflect.get(target, key) as unknown;
      if (key === "then") return undefined;
      throw new Error(`The test did not expect ${name}.${String(key)}`);
    },
  }) as T;
}
