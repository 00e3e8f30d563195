import type { SiteConfig } from "@toolbox/core/site";
import { createAuth, createVisitor } from "../auth.ts";
import type { DataClient } from "./data.ts";
import type { AuthRedirect } from "../link/auth-redirect.ts";
import { createSession } from "../session.ts";
import { loadSite } from "../site.ts";
import type { Account } from "../use-session.ts";

/** The account of this page, connecting in the background. */
export function openAccount(landing: AuthRedirect | null): Account {
  const site = retrying((): Promise<SiteConfig> => loadSite());
  const session = createSession({
    openAuth: async () => createAuth(await site()),
    openVisitor: async () => createVisitor(await site()),
    landing,
  });
  const data = retrying(async (): Promise<DataClient> => {
    const { openData } = await import("./data.ts");
    return openData(await site(), await session.auth());
  });
  // Whoever needs the connection hears why it failed; a signed-in user works on without it.
  session.auth().catch((error: unknown) => console.warn("Sign-in is not available:", error));
  return { session, site, data };
}

/** The first good answer for all callers; after a failure the next caller tries anew. */
function retrying<T>(load: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= load().catch((error: unknown) => {
      answer = undefined;
      throw error;
    });
    return answer;
  };
}
