import { createContext, use, useSyncExternalStore } from "react";
import type { SiteConfig } from "@toolbox/core/site";
import type { DataClient } from "./account/data.ts";
import type { SessionStore } from "./session.ts";
import type { SessionState } from "./session-state.ts";

/** What pages may ask of the account. One value for the whole app; tests give their own. */
export interface Account {
  readonly session: SessionStore;
  /** The site's settings, or a rejected promise with a sentence. */
  site(): Promise<SiteConfig>;
  /** Tables and functions of the signed-in user; loads the client on first use. */
  data(): Promise<DataClient>;
}

export const AccountContext = createContext<Account | null>(null);

export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error("useAccount outside of AccountContext");
  return account;
}

/** Who is signed in, and again whenever that changes, in this tab or another. */
export function useSession(): SessionState {
  const { session } = useAccount();
  return useSyncExternalStore(session.subscribe, session.read);
}
