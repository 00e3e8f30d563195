import type { User } from "@supabase/supabase-js";

/** Who is here. `loading` only until the first answer; after that never again. */
export type SessionState =
  | { readonly status: "loading" }
  | {
      /** A mail link would sign in as somebody else than who is here, or nobody asked for it in this browser. */
      readonly status: "asking";
      /** Whose the link is. */
      readonly user: User;
      /** Who is signed in, and stays when the answer is no. */
      readonly current: User | null;
    }
  | {
      readonly status: "in";
      readonly user: User;
      /** Came by a password mail: must set a new password first. */
      readonly isRecovery: boolean;
    }
  | {
      readonly status: "out";
      /** What a mail link came to, in words, when it did not sign in. */
      readonly notice?: string | undefined;
      /** The user pressed "Sign out": where they were is not where they want to be. */
      readonly isAsked: boolean;
    };

/** The user of the session that lies in storage, read without the auth client. Null when there is none. */
export function storedUser(text: string | null): User | null {
  if (!text) return null;
  try {
    const session = JSON.parse(text) as { user?: User; refresh_token?: string } | null;
    return session?.refresh_token && session.user?.id ? session.user : null;
  } catch {
    return null;
  }
}
