import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { exitCodes, Failure } from "../shell/failure.ts";
import { signOut } from "../services/account/logout.ts";
import { identify } from "../services/account/whoami.ts";
import { fakeShell, type FakeShellOptions } from "../testing/fake-shell.ts";
import { ACTIVE, fakeSite, GOOD_TOKEN } from "../testing/fake-site.ts";
import { tempFolder } from "../testing/temp-folder.ts";
import { storedToken, storeToken } from "./credential-store.ts";
import { requireSignIn } from "./require-sign-in.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function setUp({ isStored = true, ...options }: FakeShellOptions & { isStored?: boolean } = {}) {
  const [site, home] = await Promise.all([fakeSite(), tempFolder()]);
  const shell = fakeShell({ ...options, env: { HOME: home, TOOLBOX_URL: site.url, ...options.env } });
  if (isStored) await storeToken(shell, site.url, GOOD_TOKEN);
  const cache = path.join(home, ".config/toolbox/verified.json");
  return { site, shell, cache };
}

describe("requireSignIn", () => {
  it("asks the site once in 24 hours", async () => {
    const { site, shell } = await setUp();
    await requireSignIn(shell);
    shell.advance(DAY - 1);
    await requireSignIn(shell);
    expect(site.calls("verify_token")).toBe(1);
    shell.advance(1);
    await requireSignIn(shell);
    expect(site.calls("verify_token")).toBe(2);
  });

  it.each(["a file in its place", "a folder that takes nothing"])("needs no folder for its cache: %s", async (what) => {
    const { site, shell } = await setUp({ isStored: false, env: { TOOLBOX_TOKEN: GOOD_TOKEN } });
    const config = path.join(shell.env.HOME ?? "", ".config");
    if (what.startsWith("a file")) await writeFile(config, "");
    else await symlink("/proc/nowhere", config);
    await requireSignIn(shell);
    await requireSignIn(shell);
    expect([site.calls("verify_token"), shell.err()]).toEqual([2, ""]);
  });

  it("lets work go on for 30 days without the site", async () => {
    const { site, shell } = await setUp();
    await requireSignIn(shell);
    await site.stop();
    shell.advance(30 * DAY - 1);
    expect((await requireSignIn(shell)).email).toBe("ada@example.com");
    shell.advance(1);
    await expect(requireSignIn(shell)).rejects.toMatchObject({ exitCode: exitCodes.unreachable });
  });

  it("takes a site that answers nonsense for one that is away", async () => {
    const { site, shell } = await setUp();
    await requireSignIn(shell);
    shell.advance(2 * DAY);
    for (const answer of [{ status: 500 }, { json: {} }, { json: { active: true } }, "drop" as const]) {
      site.answer("verify_token", answer);
      expect((await requireSignIn(shell)).email).toBe("ada@example.com");
    }
  });

  it("never goes beyond the end of the token", async () => {
    const { site, shell } = await setUp();
    site.answer("verify_token", { json: { ...ACTIVE, expires_at: "2026-03-01T13:00:00Z" } });
    await requireSignIn(shell);
    await site.stop();
    shell.advance(HOUR);
    await expect(requireSignIn(shell)).rejects.toMatchObject({
      exitCode: exitCodes.notSignedIn,
      message: `The token from "toolbox login" has expired at ${site.url}.`,
    });
  });

  it("does not trust a check from the future", async () => {
    const { site, shell } = await setUp();
    await requireSignIn(shell);
    shell.advance(-HOUR);
    await requireSignIn(shell);
    expect(site.calls("verify_token")).toBe(2);
  });

  it.each(["revoked", "expired", "unknown"])(
    "believes the site at once that a token is %s, and forgets the cache",
    async (reason) => {
      const { site, shell, cache } = await setUp();
      await requireSignIn(shell);
      site.answer("verify_token", { json: { active: false, reason } });
      shell.advance(2 * DAY);
      await expect(requireSignIn(shell)).rejects.toMatchObject({ exitCode: exitCodes.notSignedIn });
      expect(JSON.parse(await readFile(cache, "utf8"))).toEqual({});
      await site.stop();
      await expect(requireSignIn(shell)).rejects.toMatchObject({ exitCode: exitCodes.unreachable });
    },
  );

  it("keeps no token in the cache", async () => {
    const { shell, cache } = await setUp();
    await requireSignIn(shell);
    expect(await readFile(cache, "utf8")).not.toContain("tbx_");
  });

  it("asks again when the cache is damaged", async () => {
    const { site, shell, cache } = await setUp();
    await mkdir(path.dirname(cache), { recursive: true });
    await writeFile(cache, "{ damaged");
    await requireSignIn(shell);
    expect(site.calls("verify_token")).toBe(1);
  });

  it("names the way in when nobody is signed in", async () => {
    const { site, shell } = await setUp({ isStored: false });
    await expect(requireSignIn(shell)).rejects.toMatchObject({
      exitCode: exitCodes.notSignedIn,
      message: `You are not signed in at ${site.url}.`,
      next: 'Run "toolbox login".',
    });
  });

  it("names TOOLBOX_TOKEN in CI", async () => {
    const { site, shell } = await setUp({ isStored: false, env: { CI: "1" } });
    await expect(requireSignIn(shell)).rejects.toMatchObject({
      next: `Set TOOLBOX_TOKEN to a token made at ${site.url}/profile.`,
    });
  });

  it("prefers TOOLBOX_TOKEN and never stores it", async () => {
    const own = `tbx_${"c3".repeat(32)}`;
    const { site, shell } = await setUp({ isStored: false, env: { TOOLBOX_TOKEN: own } });
    await requireSignIn(shell);
    expect(site.heard.at(-1)?.body).toEqual({ token: own });
    expect(await storedToken(shell, site.url)).toBeUndefined();
    site.answer("verify_token", { json: { active: false, reason: "revoked" } });
    shell.advance(2 * DAY);
    await expect(requireSignIn(shell)).rejects.toMatchObject({
      message: `The token from TOOLBOX_TOKEN was revoked at ${site.url}.`,
      next: `Make a new one at ${site.url}/profile.`,
    });
  });

  it("says when TOOLBOX_TOKEN holds something else, without showing it", async () => {
    const { site, shell } = await setUp({ env: { TOOLBOX_TOKEN: "my-password" } });
    const failure = await requireSignIn(shell).catch((error: unknown) => error);
    expect(failure).toMatchObject({ exitCode: exitCodes.notSignedIn });
    expect((failure as Failure).message).not.toContain("my-password");
    expect(site.heard).toEqual([]);
  });

  it.each([
    ["TOOLBOX_HOOK", { TOOLBOX_HOOK: "commit-msg" }],
    ["git's own variables", { GIT_INDEX_FILE: ".git/index", GIT_EXEC_PATH: "/usr/lib/git-core" }],
  ])("never waits for the network in a hook, known by %s", async (_name, env) => {
    const { site, shell } = await setUp({ env });
    await expect(requireSignIn(shell)).rejects.toMatchObject({ exitCode: exitCodes.unreachable });
    await requireSignIn({ ...shell, env: { HOME: shell.env.HOME, TOOLBOX_URL: site.url } });
    const calls = site.heard.length;
    shell.advance(29 * DAY);
    await requireSignIn(shell);
    expect(site.heard).toHaveLength(calls);
  });

  it.each(["nonsense", "ftp://x", "https://user:secret@x"])("refuses TOOLBOX_URL %s", async (url) => {
    const { shell } = await setUp();
    const failure = await requireSignIn({ ...shell, env: { ...shell.env, TOOLBOX_URL: url } }).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ exitCode: exitCodes.usage });
    expect((failure as Failure).message).not.toContain("secret");
  });
});

describe("identify", () => {
  it("says who, where, by what and until when", async () => {
    const { site, shell } = await setUp();
    expect(await identify(shell, { fresh: false })).toEqual({
      email: "ada@example.com",
      fullName: null,
      site: site.url,
      source: "toolbox login",
      tokenName: "toolbox CLI on lovelace",
      expiresAt: "2026-05-30T12:00:00.000Z",
      checkedAt: "2026-03-01T12:00:00.000Z",
      isOffline: false,
    });
  });

  it("says when it could not ask", async () => {
    const { site, shell } = await setUp();
    await identify(shell, { fresh: false });
    await site.stop();
    shell.advance(2 * DAY);
    expect(await identify(shell, { fresh: false })).toMatchObject({
      isOffline: true,
      checkedAt: "2026-03-01T12:00:00.000Z",
    });
    await expect(identify(shell, { fresh: true })).rejects.toMatchObject({ exitCode: exitCodes.unreachable });
  });

  it("asks at once when it shall be fresh", async () => {
    const { site, shell } = await setUp();
    await identify(shell, { fresh: false });
    site.answer("verify_token", { json: { active: false, reason: "revoked" } });
    await expect(identify(shell, { fresh: true })).rejects.toMatchObject({ exitCode: exitCodes.notSignedIn });
  });
});

describe("signOut", () => {
  it("revokes the token and forgets it", async () => {
    const { site, shell } = await setUp();
    await signOut(shell);
    expect(site.heard.at(-1)?.body).toEqual({ token: GOOD_TOKEN });
    expect(await storedToken(shell, site.url)).toBeUndefined();
    expect(shell.err()).toBe(`Signed out of ${site.url}. The token is revoked.\n`);
  });

  it("forgets it offline too, and says that it is still good", async () => {
    const { site, shell } = await setUp();
    await site.stop();
    await signOut(shell);
    expect(await storedToken(shell, site.url)).toBeUndefined();
    expect(shell.err()).toContain(`stays valid until it expires or you revoke it at ${site.url}/profile`);
  });

  it("tells when there was nothing to sign out of, and that TOOLBOX_TOKEN stays", async () => {
    const { site, shell } = await setUp({ isStored: false, env: { TOOLBOX_TOKEN: GOOD_TOKEN } });
    await signOut(shell);
    expect(shell.err()).toBe(
      `This terminal was not signed in at ${site.url}.\nTOOLBOX_TOKEN is still set and still used. Unset it to be signed out.\n`,
    );
    expect(site.heard).toEqual([]);
  });
});
