import { beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderApp } from "../../app/render-app.tsx";
import type { DataClient, DeviceRequest } from "../../session/account/data.ts";

const waiting: DeviceRequest = {
  status: "pending",
  user_code: "WDJB-MJHT",
  client_name: "toolbox CLI on <b>kestrel</b>",
  origin: "127.0.0.1",
  requested_at: new Date(Date.now() - 5 * 60_000).toISOString(),
  expires_at: new Date(Date.now() + 10 * 60_000).toISOString(),
};

type Decide = DataClient["decideDevice"];
const server = () =>
  vi.fn<Decide>(async (_code, decision) => ({
    ...waiting,
    status: decision === "approve" ? "approved" : decision === "deny" ? "denied" : "pending",
  }));
const open = (path: string, decideDevice: Decide) => renderApp(path, { isSignedIn: true, data: { decideDevice } });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("a code in the address is looked up and shown; nothing has the focus and Enter approves nothing", async () => {
  const decide = server();
  const { screen } = await open("/device?user_code=WDJB-MJHT", decide);
  await expect.element(screen.getByText("toolbox CLI on <b>kestrel</b>")).toBeVisible();
  await expect.element(screen.getByText("127.0.0.1")).toBeVisible();
  await expect.element(screen.getByText("5 minutes ago")).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard("{Enter}{Escape} ");
  expect(decide.mock.calls).toEqual([["WDJB-MJHT", "look"]]);
});

test.each([
  ["Approve", "approve", "Approved", /signs in by itself within seconds/],
  ["Deny", "deny", "Denied", /its code no longer works/],
] as const)("%s decides by a click and says what follows", async (button, decision, title, words) => {
  const decide = server();
  const { screen } = await open("/device?user_code=WDJB-MJHT", decide);
  await screen.getByRole("button", { name: button }).click();
  await expect.element(screen.getByRole("heading", { name: title })).toBeVisible();
  await expect.element(screen.getByText(words)).toBeVisible();
  expect(decide.mock.calls.map((call) => call[1])).toEqual(["look", decision]);
});

test("without a code it asks for one; half a code is not sent", async () => {
  const decide = server();
  const { screen } = await open("/device", decide);
  await screen.getByLabelText("Code").fill("wdjb");
  await screen.getByRole("button", { name: "Continue" }).click();
  await expect.element(screen.getByText("The code has 8 letters, this has 4.")).toBeVisible();
  expect(decide).not.toHaveBeenCalled();
  await screen.getByLabelText("Code").fill("wdjb mjht");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: "Approve" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  expect(decide.mock.calls).toEqual([["WDJB MJHT", "look"]]);
});

test.each([
  ["unknown_code", /No terminal is waiting with this code/],
  ["too_many_attempts", /Wait 15 minutes/],
  ["not_authenticated", /Sign in again/],
])("%s is said in words and the code stays", async (error, words) => {
  const { screen } = await open("/device?user_code=WDJB-MJHT", async () => ({ error }));
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(screen.getByLabelText("Code")).toHaveValue("WDJB-MJHT");
});

test("a decision that does not arrive can be tried again", async () => {
  const decide = server();
  const { screen } = await open("/device?user_code=WDJB-MJHT", decide);
  const approve = screen.getByRole("button", { name: "Approve" });
  await expect.element(approve).toBeVisible();
  decide.mockRejectedValueOnce(new Error("The server cannot be reached. Check your connection, then try again."));
  await approve.click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("cannot be reached");
  await approve.click();
  await expect.element(screen.getByRole("heading", { name: "Approved" })).toBeVisible();
});
