import { field, defineTool } from "@toolbox/core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { rememberVisit } from "../app-context/recents.ts";
import { chooseTheme, startTheme } from "../app-context/theme.ts";
import { toggleFavorite } from "../kit/host/favorites.ts";
import { readStored, writeStored } from "../kit/tool-page/tool-store.ts";
import { readList, removeRecord } from "../pages/visual-workspace-generator/store/saved-workspaces.ts";
import { createSession } from "../session/session.ts";
import { forgetPath, rememberPath, rememberPathForMail, returnPath } from "../session/return-path.ts";
import { loadSite } from "../session/site.ts";
import { renderApp } from "./render-app.tsx";

/* Storage that is full, or switched off while the page is open, is no bug in Toolbox: every user of it goes on. */

const site = {
  supabaseUrl: "/",
  publishableKey: "sb_publishable_abc",
  version: "0.1.0",
  local: true,
  inboxUrl: "/__inbox",
};
const tool = defineTool({
  id: "refused",
  route: "/refused",
  title: "Refused",
  summary: "Is not kept",
  aliases: [],
  fields: { text: field.text({ label: "Text", initial: "" }) },
  action: { label: "Go", busyLabel: "Going...", success: { title: "Gone" } },
  examples: [{ name: "One", input: {} }],
  generate: () => [],
});

beforeEach(async () => {
  await page.viewport(1440, 900);
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  chooseTheme("system");
  forgetPath();
});

describe.each(["setItem", "getItem"] as const)("a storage that throws on %s", (method) => {
  beforeEach(() => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("no room", method === "setItem" ? "QuotaExceededError" : "SecurityError");
    });
  });

  it("leaves the theme a choice", () => {
    startTheme();
    chooseTheme("dark");
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    chooseTheme("light");
    expect(document.documentElement.dataset["theme"]).toBe("light");
  });

  it("leaves a visitor where they wanted to go", () => {
    rememberPath("/profile");
    rememberPathForMail();
    expect(returnPath()).toBe("/profile");
    forgetPath();
    expect(returnPath()).toBe("/");
  });

  it("leaves the settings of the site readable", async () => {
    expect(await loadSite(async () => Response.json(site))).toEqual(site);
  });

  it("leaves a session to be opened", () => {
    const offline = () => Promise.reject(new Error("offline"));
    const session = createSession({ openAuth: offline, openVisitor: offline, landing: null });
    expect(session.read()).toMatchObject({ status: "out" });
  });

  it("is said of the input of a tool", () => {
    const isKept = writeStored(tool, { input: { text: "typed" } });
    const read = readStored(tool);
    expect(isKept && read !== undefined).toBe(false);
  });

  it("has no workspaces", () => {
    removeRecord("one");
    expect(readList()).toEqual([]);
  });

  it("shows a tool page, its visit and its star", async () => {
    await renderApp("/commit-message-assistant", { isSignedIn: true });
    const text = page.getByRole("textbox", { name: "What did you change?" });
    await userEvent.fill(text, "Fixed the login");
    await expect.element(text).toHaveValue("Fixed the login");
    await page.getByRole("button", { name: "Add to favorites" }).click();
    await expect.element(page.getByRole("button", { name: "Remove from favorites" })).toBeVisible();
    await page.getByRole("button", { name: "Remove from favorites" }).click();
    rememberVisit("/slug");
    toggleFavorite("/slug");
    toggleFavorite("/slug");
    await expect.element(page.getByText(/bug in Toolbox/)).not.toBeInTheDocument();
  });
});
