import { stat } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { exitCodes } from "../shell/failure.ts";
import { signIn } from "../services/account/login.ts";
import { type FakeShellOptions, fakeShell } from "../testing/fake-shell.ts";
import { DEVICE, fakeSite, GOOD_TOKEN } from "../testing/fake-site.ts";
import { tempFolder } from "../testing/temp-folder.ts";
import { ownName } from "./authorize-device.ts";
import { storedToken } from "./credential-store.ts";

const pending = { json: { error: "authorization_pending", interval: 5 } };
const token = { json: { access_token: GOOD_TOKEN, token_type: "bearer" } };

async function setUp(options: FakeShellOptions = {}) {
  const [site, home] = await Promise.all([fakeSite(), tempFolder()]);
  const shell = fakeShell({ ...options, env: { HOME: home, TOOLBOX_URL: site.url, ...options.env } });
  return { site, shell, home };
}

describe("signIn", () => {
  it("shows the code, waits politely, stores the token and never shows it", async () => {
    const { site, shell, home } = await setUp();
    site.answer("device_token", pending, pending, token);
    await signIn(shell, { browser: true });
    expect(shell.err()).toContain(`Open    ${site.url}/device?user_code=BCDF-GHJK`);
    expect(shell.err()).toContain("Code    BCDF-GHJK");
    expect(shell.err()).toContain(`Signed in as ada@example.com at ${site.url}.`);
    expect(shell.slept).toEqual([5000, 5000, 5000]);
    expect(await storedToken(shell, site.url)).toBe(GOOD_TOKEN);
    expect(shell.out()).toBe("");
    expect(shell.err()).not.toContain("tbx_");
    expect(shell.err()).not.toContain("tbd_");
    expect((await stat(path.join(home, ".config/toolbox"))).mode & 0o777).toBe(0o700);
    expect((await stat(path.join(home, ".config/toolbox/credentials.json"))).mode & 0o777).toBe(0o600);
  });

  it("tells the site which terminal asks, with the public key", async () => {
    const { site, shell } = await setUp();
    await signIn(shell, { browser: false });
    const [, authorize, poll] = site.heard;
    expect(authorize).toEqual({
      path: "/rest/v1/rpc/device_authorize",
      apikey: "sb_publishable_test",
      body: { client_name: ownName() },
    });
    expect(ownName()).toMatch(/^toolbox CLI on ./);
    expect(poll?.body).toEqual({ device_code: DEVICE.device_code });
  });

  it.each([
    ["opens the browser from a terminal", true, true, 1],
    ["opens nothing with --no-browser", true, false, 0],
    ["opens nothing without a terminal", false, true, 0],
  ])("%s", async (_name, isTerminal, browser, count) => {
    const { shell } = await setUp({ isTerminal });
    await signIn(shell, { browser });
    expect(shell.opened).toHaveLength(count);
  });

  it("slows down for good when told to, and takes a longer interval from the server", async () => {
    const { site, shell } = await setUp();
    site.answer(
      "device_token",
      { json: { error: "slow_down" } },
      pending,
      { json: { error: "slow_down", interval: 20 } },
      token,
    );
    await signIn(shell, { browser: false });
    expect(shell.slept).toEqual([5000, 10_000, 10_000, 20_000]);
  });

  it("polls on through a broken network", async () => {
    const { site, shell } = await setUp();
    site.answer("device_token", "drop", { status: 503 }, { status: 200, text: "<html>" }, { json: null }, token);
    await signIn(shell, { browser: false });
    expect(site.calls("device_token")).toBe(5);
    expect(await storedToken(shell, site.url)).toBe(GOOD_TOKEN);
  });

  it("stops when the code expires, though nobody answers any more", async () => {
    const { site, shell } = await setUp();
    site.answer("device_token", "drop");
    await expect(signIn(shell, { browser: false })).rejects.toMatchObject({
      exitCode: exitCodes.notSignedIn,
      message: "The code expired before it was approved.",
    });
    expect(shell.slept).toHaveLength(900 / 5 - 1);
  });

  it.each([
    ["access_denied", "The sign-in was denied in the browser."],
    ["expired_token", "The code expired before it was approved."],
  ])("ends at %s without storing anything", async (error, message) => {
    const { site, shell } = await setUp();
    site.answer("device_token", pending, { json: { error } });
    await expect(signIn(shell, { browser: false })).rejects.toMatchObject({ exitCode: exitCodes.notSignedIn, message });
    expect(await storedToken(shell, site.url)).toBeUndefined();
  });

  it("stops at Ctrl+C while it waits", async () => {
    const { site, shell } = await setUp({ onSleep: (count) => count === 2 && shell.abort.abort() });
    site.answer("device_token", pending);
    await expect(signIn(shell, { browser: false })).rejects.toMatchObject({ name: "AbortError" });
    expect(site.calls("device_token")).toBe(1);
    expect(await storedToken(shell, site.url)).toBeUndefined();
  });

  it("revokes the token it replaces, after the new one is safe", async () => {
    const { site, shell } = await setUp();
    await signIn(shell, { browser: false });
    const next = `tbx_${"b2".repeat(32)}`;
    site.answer("device_token", { json: { access_token: next } });
    site.answer("revoke_self", "drop");
    await signIn(shell, { browser: false });
    expect(await storedToken(shell, site.url)).toBe(next);
    expect(site.heard.filter((request) => request.path.endsWith("revoke_self")).map((request) => request.body)).toEqual(
      [{ token: GOOD_TOKEN }],
    );
  });

  it.each([
    ["CI", { CI: "true" }, "Nobody can approve a code in CI."],
    ["TOOLBOX_TOKEN", { TOOLBOX_TOKEN: GOOD_TOKEN }, "TOOLBOX_TOKEN is set and is used instead of a sign-in."],
  ])("refuses under %s and asks the site nothing", async (_name, env, message) => {
    const { site, shell } = await setUp({ env });
    const failure = await signIn(shell, { browser: false }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ exitCode: exitCodes.usage, message });
    expect(`${(failure as Error).message} ${(failure as { next: string }).next}`).toContain("TOOLBOX_TOKEN");
    expect(site.heard).toEqual([]);
  });

  it.each([
    ["too many requests", { json: { error: "too_many_requests" } }, exitCodes.failure],
    ["an answer without a code", { json: {} }, exitCodes.unreachable],
    ["a missing function", { status: 404 }, exitCodes.unreachable],
    ["a redirect", { status: 302 }, exitCodes.unreachable],
  ])("ends at %s", async (_name, answer, exitCode) => {
    const { site, shell } = await setUp();
    site.answer("device_authorize", answer);
    await expect(signIn(shell, { browser: false })).rejects.toMatchObject({ exitCode });
  });

  it.each([
    ["no config.json", { status: 404 }, "it answered with HTTP 404"],
    ["another site's page", { status: 200, text: "<!doctype html>" }, "it did not answer as a Toolbox site does"],
    ["an answer without an end", "endless" as const, "its answer is longer than that of a Toolbox site"],
    ["a config without a key", { json: { supabaseUrl: "/" } }, 'no "publishableKey"'],
    ["a redirect", { status: 302 }, "it redirects to another address"],
    ["a broken connection", "drop" as const, "the connection broke"],
  ])("says what is wrong with a site with %s", async (_name, answer, words) => {
    const { site, shell } = await setUp();
    site.answer("config.json", answer);
    await expect(signIn(shell, { browser: false })).rejects.toMatchObject({
      exitCode: exitCodes.unreachable,
      message: expect.stringContaining(words),
    });
  });

  it("says when nothing listens at the address", async () => {
    const { site, shell } = await setUp();
    await site.stop();
    await expect(signIn(shell, { browser: false })).rejects.toMatchObject({
      exitCode: exitCodes.unreachable,
      message: `${site.url} cannot be reached: nothing listens there.`,
    });
  });
});
