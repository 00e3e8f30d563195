import { AuthClient } from "@supabase/supabase-js";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Auth, sessionKey } from "./auth.ts";
import { fakeAccount, fakeSession, fakeUser, linkAnswer } from "./account/fake-account.ts";
import { memoryStorage } from "./account/memory-storage.ts";
import { retryableFetch } from "./retryable-fetch.ts";
import { createSession } from "./session.ts";

const expired = { ...fakeSession, expires_at: 1_000_000_000 };
type Answer = (path: string) => Response | Promise<Response>;
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
const offline: Answer = () => {
  throw new TypeError("Failed to fetch");
};

/** The session over the real auth client, with a server that answers as told. */
async function sessionOver(answer: Answer, stored: object | null = fakeSession, isOnline = true) {
  const storage = memoryStorage();
  if (stored) storage.setItem(sessionKey, JSON.stringify(stored));
  const fetcher = async (input: RequestInfo | URL) => answer(String(input));
  const auth: Auth = new AuthClient({
    url: "http://auth.test",
    storageKey: sessionKey,
    storage,
    persistSession: true,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    fetch: retryableFetch(fetcher as typeof fetch),
  });
  const session = createSession({
    openAuth: async () => auth,
    openVisitor: async () => auth,
    landing: null,
    storage,
    isOnline: () => isOnline,
  });
  await session.auth();
  return { session, storage, auth };
}

describe("who stays signed in", () => {
  // The client tries a refresh again and again for half a minute.
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const settle = async (auth: Auth) => {
    const asked = auth.getSession();
    await vi.advanceTimersByTimeAsync(60_000);
    await asked;
  };

  test.each<[string, Answer]>([
    ["without network", offline],
    ["with a server in trouble", () => json(503, {})],
    ["behind a page of a hotel network", () => new Response("<html>", { status: 403 })],
    ["over a rate limit", () => json(429, { error_code: "over_request_rate_limit" })],
  ])("an expired session stays %s", async (_name, answer) => {
    const { session, auth, storage } = await sessionOver(answer, expired);
    await settle(auth);
    expect(session.read()).toMatchObject({ status: "in", user: { email: fakeUser.email } });
    expect(storage.getItem(sessionKey)).not.toBeNull();
  });

  test("an expired session ends when the server says so", async () => {
    const { session, auth } = await sessionOver(() => json(400, { error_code: "refresh_token_not_found" }), expired);
    await settle(auth);
    expect(session.read()).toMatchObject({ status: "out", isAsked: false });
  });

  test("a refreshed session goes on", async () => {
    const { session, auth } = await sessionOver(() => json(200, { ...fakeSession, access_token: "a.b.c" }), expired);
    await settle(auth);
    expect(session.read().status).toBe("in");
  });
});

describe("sign-out", () => {
  test("ends every session and forgets this one", async () => {
    const asked: string[] = [];
    const { session, storage } = await sessionOver((path) => {
      asked.push(path);
      return new Response(null, { status: 204 });
    });
    expect(await session.signOut()).toBeNull();
    expect(asked).toEqual(["http://auth.test/logout?scope=global"]);
    expect(session.read()).toMatchObject({ status: "out", isAsked: true });
    expect(storage.getItem(sessionKey)).toBeNull();
  });

  test.each([
    ["known to be offline", false],
    ["with a dead connection", true],
  ])("%s it ends on this device and says so", async (_name, isOnline) => {
    const { session, storage } = await sessionOver(offline, fakeSession, isOnline);
    expect((await session.signOut())?.message).toContain("signed out on this device only");
    expect(session.read().status).toBe("out");
    expect(storage.getItem(sessionKey)).toBeNull();
  });

  test.each<[string, Answer]>([
    ["a refusal", () => json(400, { error_code: "bad_jwt", msg: "Bad token" })],
    ["a rate limit", () => json(429, { error_code: "over_request_rate_limit", msg: "Slow down" })],
    ["a fault of the server", () => json(500, {})],
    ["a server in trouble", () => new Response("<html>", { status: 503 })],
    ["a proxy's page", () => new Response("<html>", { status: 418 })],
  ])("after %s it ends on this device and says so", async (_name, answer) => {
    const { session, storage } = await sessionOver(answer);
    expect((await session.signOut())?.message).toBe(
      "The server did not end your other sessions: you are signed out on this device only.",
    );
    expect(session.read()).toMatchObject({ status: "out", isAsked: true });
    expect(storage.getItem(sessionKey)).toBeNull();
  });
});

describe("events of the auth client", () => {
  test.each([
    ["INITIAL_SESSION", fakeSession, { status: "in", isRecovery: false }],
    ["SIGNED_IN", fakeSession, { status: "in", isRecovery: false }],
    ["TOKEN_REFRESHED", fakeSession, { status: "in", isRecovery: false }],
    ["USER_UPDATED", fakeSession, { status: "in", isRecovery: false }],
    ["PASSWORD_RECOVERY", fakeSession, { status: "in", isRecovery: true }],
    ["INITIAL_SESSION", null, { status: "out" }],
    ["SIGNED_OUT", null, { status: "out", isAsked: false }],
  ] as const)("%s", async (event, next, state) => {
    const account = fakeAccount();
    await account.session.auth();
    account.emit(event, next);
    expect(account.session.read()).toMatchObject(state);
  });

  test("another tab that signs out or in is followed", async () => {
    const storage = localStorage;
    storage.setItem(sessionKey, JSON.stringify(fakeSession));
    const session = createSession({ openAuth: fakeAuth, openVisitor: fakeAuth, landing: null, storage });
    expect(session.read().status).toBe("in");
    const tell = () => window.dispatchEvent(new StorageEvent("storage", { key: sessionKey, storageArea: storage }));
    storage.removeItem(sessionKey);
    tell();
    expect(session.read().status).toBe("out");
    storage.setItem(sessionKey, JSON.stringify(fakeSession));
    tell();
    expect(session.read().status).toBe("in");
    storage.removeItem(sessionKey);
  });
});

describe("arriving from a mail", () => {
  const tokens = {
    kind: "tokens",
    accessToken: "a.b.c",
    refreshToken: "r",
    isRecovery: false,
    type: "signup",
  } as const;
  const recovery = { ...tokens, isRecovery: true, type: "recovery" } as const;
  const mallory = { ...fakeUser, id: "u2", email: "mallory@example.test" };
  const setSession = vi.fn<() => Promise<object>>(async () => linkAnswer(fakeUser));
  const asMallory = vi.fn<() => Promise<object>>(async () => linkAnswer(mallory));
  beforeEach(() => {
    setSession.mockClear();
    asMallory.mockClear();
  });

  test("that was asked for here is loading until the tokens are exchanged, then in", async () => {
    const account = fakeAccount({ landing: tokens, link: { user: fakeUser, isAsked: true }, auth: { setSession } });
    expect(account.session.read().status).toBe("loading");
    await expect.poll(() => account.session.read().status).toBe("in");
    expect(account.storage.getItem("toolbox-asked-mails")).toBeNull();
  });

  test("for a new password is a recovery until it is set", async () => {
    const account = fakeAccount({ landing: recovery, link: { user: fakeUser, isAsked: true }, auth: { setSession } });
    await expect.poll(() => account.session.read()).toMatchObject({ status: "in", isRecovery: true });
    account.session.endRecovery();
    expect(account.session.read()).toMatchObject({ isRecovery: false });
  });

  test("of the account that is signed in needs no question", async () => {
    const account = fakeAccount({
      isSignedIn: true,
      landing: recovery,
      link: { user: fakeUser },
      auth: { setSession },
    });
    await expect.poll(() => account.session.read()).toMatchObject({ status: "in", isRecovery: true });
  });

  test.each([
    ["while somebody else is signed in", { isSignedIn: true, link: { user: mallory } }, fakeUser],
    [
      "while somebody else is signed in, though it was asked for",
      { isSignedIn: true, link: { user: mallory, isAsked: true } },
      fakeUser,
    ],
    ["that nobody asked for here", { link: { user: mallory } }, null],
  ])("%s it asks, whatever comes in between, and no leaves all as it was", async (_name, server, current) => {
    const account = fakeAccount({ ...server, landing: tokens, auth: { setSession: asMallory } });
    const kept = account.storage.getItem(sessionKey);
    const asking = { status: "asking", user: { email: mallory.email }, current };
    await expect.poll(() => account.session.read()).toMatchObject(asking);
    account.emit("INITIAL_SESSION", current && fakeSession);
    expect(account.session.read()).toMatchObject(asking);
    expect(asMallory).not.toHaveBeenCalled();
    expect(account.storage.getItem(sessionKey)).toBe(kept);
    await account.session.answerLink(false);
    expect(account.session.read()).toMatchObject(current ? { status: "in", user: current } : { status: "out" });
    expect(asMallory).not.toHaveBeenCalled();
  });

  test("yes signs in as the link says", async () => {
    const account = fakeAccount({
      isSignedIn: true,
      landing: tokens,
      link: { user: mallory },
      auth: { setSession: asMallory },
    });
    await expect.poll(() => account.session.read().status).toBe("asking");
    await account.session.answerLink(true);
    expect(account.session.read()).toMatchObject({ status: "in", user: { email: mallory.email } });
  });

  test("that is refused while somebody is signed in changes nothing", async () => {
    const refused = async () => ({ data: { user: null, session: null }, error: { message: "bad jwt", status: 403 } });
    const account = fakeAccount({ isSignedIn: true, landing: tokens, auth: { setSession: refused } });
    await expect.poll(() => account.session.read()).toMatchObject({ status: "in", user: fakeUser });
  });

  test("with tokens that are refused says what to do", async () => {
    const account = fakeAccount({
      landing: tokens,
      auth: { setSession: async () => ({ data: { user: null }, error: { message: "bad jwt", status: 403 } }) },
    });
    await expect
      .poll(() => account.session.read())
      .toMatchObject({ status: "out", notice: expect.stringContaining("Sign in below") });
  });

  test("with an error says it in words", () => {
    const account = fakeAccount({
      landing: { kind: "error", code: "otp_expired", description: "Email link is invalid" },
    });
    expect(account.session.read()).toMatchObject({
      status: "out",
      notice: expect.stringContaining("expired or was used"),
    });
  });
});

async function fakeAuth(): Promise<Auth> {
  return {
    onAuthStateChange: () => ({ data: { subscription: { id: "1", callback: () => {}, unsubscribe: () => {} } } }),
  } as unknown as Auth;
}
