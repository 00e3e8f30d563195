import { randomBytes } from "node:crypto";
import { authorizeDevice } from "../../cli/src/session/authorize-device.ts";
import { awaitApproval } from "../../cli/src/session/await-approval.ts";
import { discoverSite } from "../../cli/src/session/discover-site.ts";
import { revokeToken } from "../../cli/src/session/revoke-token.ts";
import { verifyToken } from "../../cli/src/session/verify-token.ts";
import type { Shell } from "../../cli/src/shell/shell.ts";
import { type DataClient, openData } from "../../web/src/session/account/data.ts";
import { type Auth, createAuth, createVisitor } from "../../web/src/session/auth.ts";
import { rememberAskedMail } from "../../web/src/session/link/asked-mails.ts";
import { readAuthRedirect } from "../../web/src/session/link/auth-redirect.ts";
import { createSession, type SessionStore } from "../../web/src/session/session.ts";
import { loadSite } from "../../web/src/session/site.ts";
import type { SiteConfig } from "@toolbox/core/site";
import type { HostedOptions } from "./hosted-options.ts";
import { should, type Step } from "./step.ts";
import { waitForLink } from "./wait-for-link.ts";

/** The steps of a user, by the code of the app and of the terminal, and what puts back what they made. */
export function userWay(options: HostedOptions, siteUrl: string, shell: Shell) {
  const { email } = options;
  const password = randomBytes(18).toString("base64url");
  const account = { email, password };
  let site: SiteConfig;
  let session: SessionStore;
  let auth: Auth;
  let data: DataClient;
  let link = "";
  const tokens: string[] = [];
  const state = async (token: string) => (await verifyToken(shell, siteUrl, token, { mode: "fresh" })).state;

  const enter = async (landing: ReturnType<typeof readAuthRedirect>) => {
    session = createSession({
      openAuth: () => createAuth(site),
      openVisitor: () => createVisitor(site),
      landing,
      isOnline: () => true,
    });
    auth = await session.auth();
    data = await openData(site, auth);
    while (session.read().status === "loading") await new Promise<void>((done) => void session.subscribe(() => done()));
  };

  const steps: Step[] = [
    {
      name: "the site names this project",
      async run() {
        site = await loadSite(async (file, init) => fetch(new URL(String(file), siteUrl), init));
        should(`supabaseUrl ${options.url}`, site.supabaseUrl.replace(/\/$/, "") === options.url, site.supabaseUrl);
        await enter(null);
      },
    },
    {
      name: `sign up as ${email}`,
      async run() {
        const emailRedirectTo = `${window.location.origin}/`;
        const { data: made, error } = await auth.signUp({
          ...account,
          options: { data: { full_name: "Hosted Test" }, emailRedirectTo },
        });
        should("an account", made.user !== null, error);
        should('no session before the address is confirmed ("Confirm email" on)', made.session === null, "a session");
        rememberAskedMail("signup", email);
      },
    },
    {
      name: "signing in waits for the confirmation",
      async run() {
        const { error } = await auth.signInWithPassword(account);
        should("email_not_confirmed", error?.code === "email_not_confirmed", error?.code ?? "signed in");
      },
    },
    {
      name: "the mail arrives",
      async run() {
        const mail = await waitForLink(options);
        should(`a link to ${options.url}/auth/v1/verify`, "link" in mail, "last" in mail && mail.last);
        ({ link } = mail);
      },
    },
    {
      name: "its link confirms the address and signs in",
      async run() {
        const answer = await fetch(link, { redirect: "manual" });
        const place = answer.headers.get("location") ?? `HTTP ${answer.status}`;
        const landing = readAuthRedirect(URL.canParse(place) ? new URL(place).hash : "");
        should("a redirect with a session", landing?.kind === "tokens", place.replaceAll(/_token=[^&]*/g, "_token=…"));
        await enter(landing);
        const now = session.read();
        should(`signed in as ${email}`, now.status === "in" && now.user.email === email, now.status);
      },
    },
    {
      name: "a wrong password is refused",
      async run() {
        const visitor = await createVisitor(site);
        const { error } = await visitor.signInWithPassword({ email, password: `${password}x` });
        should("invalid_credentials", error?.code === "invalid_credentials", error?.code ?? "signed in");
      },
    },
    {
      name: "the right password signs in",
      async run() {
        const { data: made, error } = await auth.signInWithPassword(account);
        should(`a session of ${email}`, made.user?.email === email, error);
      },
    },
    {
      name: "a terminal signs in by its code",
      async run() {
        const found = await discoverSite(shell, siteUrl);
        const request = await authorizeDevice(shell, found, "test:hosted");
        const look = await data.decideDevice(request.userCode, "look");
        should("a request of test:hosted", "client_name" in look && look.client_name === "test:hosted", look);
        const decided = await data.decideDevice(request.userCode, "approve");
        should("an approved request", "status" in decided && decided.status === "approved", decided);
        tokens.push(await awaitApproval(shell, found, request));
        const verified = await verifyToken(shell, siteUrl, tokens[0] ?? "", { mode: "fresh" });
        should(`a token of ${email}`, verified.state === "active" && verified.verified.email === email, verified.state);
      },
    },
    {
      name: "a token is made, listed and revoked",
      async run() {
        const made = await data.createToken("test:hosted by hand", 1);
        should("a token", "access_token" in made, made);
        tokens.push(made.access_token);
        should("an active token", (await state(made.access_token)) === "active", "an inactive one");
        const list = await data.listTokens();
        const names = list.map(({ name }) => name).toSorted();
        should("two tokens in the list", names.join() === "test:hosted,test:hosted by hand", names);
        const row = list.find(({ source }) => source === "manual");
        should("its end", await data.revokeToken(row?.id ?? ""), "nothing to end");
        should("an inactive token", (await state(made.access_token)) === "inactive", "an active one");
      },
    },
    {
      name: "the terminal signs out",
      async run() {
        should("its token revoked", await revokeToken(shell, siteUrl, tokens[0] ?? ""), "an unknown token");
        should("an inactive token", (await state(tokens[0] ?? "")) === "inactive", "an active one");
      },
    },
    {
      name: "signing out ends every session",
      async run() {
        const other = await createVisitor(site);
        const { error } = await other.signInWithPassword(account);
        should("a second session", error === null, error);
        const elsewhere = await openData(site, other);
        should("its list of tokens", Array.isArray(await elsewhere.listTokens()), "none");
        const fault = await session.signOut();
        should("no failure", fault === null, fault?.message);
        should("signed out here", session.read().status === "out", session.read().status);
        const late = await elsewhere.createToken("late", 1).catch((refusal: Error) => ({ error: refusal.message }));
        should("no token for what is left of the other session", "error" in late, "a token");
      },
    },
  ];

  /** Ends what is left: tokens and sessions. The account itself only its project can delete. */
  const cleanUp = async () => {
    const open = await createVisitor(site);
    const { error } = await open.signInWithPassword(account);
    if (error) return; // never confirmed: it has neither
    await (await openData(site, open)).revokeAllTokens();
    await open.signOut({ scope: "global" });
  };
  return { steps, cleanUp };
}
