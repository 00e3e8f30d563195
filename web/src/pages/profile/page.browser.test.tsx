import { beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderApp } from "../../app/render-app.tsx";
import type { AccessToken, DataClient } from "../../session/account/data.ts";

const token = (parts: Partial<AccessToken>): AccessToken => ({
  id: "t1",
  name: "ci-preview",
  hint: "9f3a",
  source: "manual",
  created_at: "2026-09-02 10:00:00+00",
  last_used_at: null,
  expires_at: "2099-01-01T00:00:00Z",
  ...parts,
});
const secret = `tbx_${"0123456789abcdef".repeat(4)}`;

/** A server that keeps its tokens in a list. */
function server(tokens: AccessToken[] = []) {
  let list = tokens;
  return {
    listTokens: vi.fn<DataClient["listTokens"]>(async () => list),
    createToken: vi.fn<DataClient["createToken"]>(async (name) => {
      list = [token({ id: "new", name, hint: secret.slice(-4) }), ...list];
      return { access_token: secret, name };
    }),
    revokeToken: vi.fn<DataClient["revokeToken"]>(async (id) => {
      list = list.filter((entry) => entry.id !== id);
      return true;
    }),
    revokeAllTokens: vi.fn<DataClient["revokeAllTokens"]>(async () => {
      const ended = list.length;
      list = [];
      return ended;
    }),
  };
}
const open = (data: Partial<DataClient>, auth = {}) => renderApp("/profile", { isSignedIn: true, data, auth });

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(1440, 900);
});

test("shows the email and the day of the account, whatever form the server gave it", async () => {
  const { screen } = await open(server());
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Profile$/);
  await expect.element(screen.getByText("Amara Mensah", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("definition").getByText("amara@fieldnote.dev")).toBeVisible();
  const day = new Date("2025-03-14T09:30:00Z").toLocaleDateString(undefined, { dateStyle: "long" });
  await expect.element(screen.getByRole("definition").getByText(day)).toBeVisible();
});

test("lists tokens and terminals apart, without their secrets", async () => {
  const { screen } = await open(
    server([token({}), token({ id: "t2", name: "toolbox CLI on kestrel", source: "device" })]),
  );
  const tokens = screen.getByRole("table").nth(0);
  await expect.element(tokens.getByRole("row", { name: /ci-preview/ })).toHaveTextContent(/tbx_…9f3a.*never/);
  const devices = screen.getByRole("region", { name: "Signed-in devices" });
  await expect.element(devices.getByRole("row", { name: /toolbox CLI on kestrel/ })).toBeVisible();
  await expect.element(devices.getByRole("row", { name: /This browser/ })).toHaveTextContent("current");
});

describe("a new token", () => {
  test("is shown once, with its length, and then only by its end", async () => {
    const data = server();
    const { screen, go } = await open(data);
    await screen.getByRole("button", { name: "New token" }).click();
    await screen.getByLabelText("Name").fill("release-bot");
    await screen.getByRole("button", { name: "Create token" }).click();
    await expect.element(screen.getByText(secret, { exact: true })).toBeVisible();
    await expect.element(screen.getByText("68 characters")).toBeVisible();
    expect(data.createToken.mock.calls).toEqual([["release-bot", 90]]);
    await expect.element(screen.getByRole("row", { name: /release-bot/ })).toHaveTextContent("cdef");
    await go("/");
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Ship beautiful, fast.");
    await go("/profile");
    await expect.element(screen.getByRole("row", { name: /release-bot/ })).toBeVisible();
    expect(screen.getByText(secret).query()).toBeNull();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(secret);
  });

  test.each([
    ["  ", {}, /Give the token a name/],
    ["x".repeat(81), {}, /81 characters, at most 80 fit/],
    ["ci", { error: "too_many_tokens" }, /You have 50 tokens/],
  ])("named %j with the answer %j is refused in words and stays typed", async (name, answer, words) => {
    const data = { ...server(), createToken: async () => answer as { error: string } };
    const { screen } = await open(data);
    await screen.getByRole("button", { name: "New token" }).click();
    await screen.getByLabelText("Name").fill(name);
    await screen.getByRole("button", { name: "Create token" }).click();
    await expect.element(screen.getByText(words)).toBeVisible();
    await expect.element(screen.getByLabelText("Name")).toHaveValue(name);
  });
});

test("revoking asks first, then the token is gone", async () => {
  const data = server([token({})]);
  const { screen } = await open(data);
  await screen.getByRole("button", { name: "Revoke ci-preview" }).click();
  const dialog = screen.getByRole("dialog", { name: "Revoke ci-preview?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(data.revokeToken).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "Revoke ci-preview" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "Revoke", exact: true }).click();
  await expect.element(screen.getByRole("row", { name: /ci-preview/ })).not.toBeInTheDocument();
  expect(data.revokeToken.mock.calls).toEqual([["t1"]]);
});

test("signing out everywhere ends all tokens, then all sessions", async () => {
  const data = server([token({})]);
  const signOut = vi.fn<(options: object) => Promise<object>>(async () => ({ error: null }));
  const { screen, where } = await open(data, { signOut });
  await screen.getByRole("button", { name: "Sign out everywhere" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "Sign out everywhere" }).click();
  await expect.poll(where).toBe("/auth");
  expect(data.revokeAllTokens).toHaveBeenCalledOnce();
  expect(signOut.mock.calls).toEqual([[{ scope: "global" }]]);
});

test("a list that does not arrive says so and can be asked for again", async () => {
  const data = server([token({})]);
  data.listTokens.mockRejectedValueOnce(new Error("The server cannot be reached."));
  const { screen } = await open(data);
  await expect.element(screen.getByText("The server cannot be reached.").first()).toBeVisible();
  await screen.getByRole("button", { name: "Try again" }).first().click();
  await expect.element(screen.getByRole("row", { name: /ci-preview/ })).toBeVisible();
});
