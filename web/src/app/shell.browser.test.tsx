import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { catalog } from "@toolbox/core";
import { fakeSession } from "../session/account/fake-account.ts";
import { renderApp } from "./render-app.tsx";

const signedIn = { isSignedIn: true };

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = "sidebar_state=; Path=/; Max-Age=0";
  await page.viewport(1440, 900);
});
afterEach(() => vi.restoreAllMocks());

describe("the guard", () => {
  test("sends a visitor to /auth and, once signed in, to the wanted page", async () => {
    const { screen, where, account } = await renderApp("/profile?from=mail#tokens", {
      data: { listTokens: async () => [] },
    });
    await expect.element(screen.getByRole("heading", { name: "Welcome" })).toBeVisible();
    expect(where()).toBe("/auth");
    account.emit("SIGNED_IN", fakeSession);
    await expect.poll(where).toBe("/profile?from=mail#tokens");
  });

  test("shows a spinner while the session is loading", async () => {
    const landing = {
      kind: "tokens",
      accessToken: "a.b.c",
      refreshToken: "r",
      isRecovery: false,
      type: "signup",
    } as const;
    const { screen } = await renderApp("/", { landing, auth: { setSession: () => new Promise(() => {}) } });
    await expect.element(screen.getByText("Signing you in")).toBeInTheDocument();
  });

  test("a signed-in user leaves /auth at once", async () => {
    const { where } = await renderApp("/auth", signedIn);
    await expect.poll(where).toBe("/");
  });

  test("a session that ends elsewhere leads to /auth, and back to the same page later", async () => {
    const { where, account, screen } = await renderApp("/no-such-page", signedIn);
    vi.spyOn(console, "error").mockImplementation(() => {});
    await expect.element(screen.getByText("Oops! Page not found")).toBeVisible();
    account.emit("SIGNED_OUT", null);
    await expect.poll(where).toBe("/auth");
    account.emit("SIGNED_IN", fakeSession);
    await expect.poll(where).toBe("/no-such-page");
  });

  test("an unknown path is the 404 page, logs the path and offers the nearest", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { screen, where } = await renderApp("/og-genrator", signedIn);
    await expect.element(screen.getByText("Oops! Page not found")).toBeVisible();
    await expect.element(screen.getByText("404", { exact: true })).toBeInTheDocument();
    await expect.poll(() => log.mock.calls.flat().join()).toContain("/og-genrator");
    await expect.element(screen.getByRole("link", { name: /nearest match/ })).toHaveAttribute("href", "/og-generator");
    await screen.getByRole("link", { name: "Return to Home" }).click();
    await expect.poll(where).toBe("/");
  });
});

describe("the sidebar", () => {
  const isOpen = () => page.getByRole("button", { name: /(Collapse|Expand) sidebar/ });

  test("lists the spec's groups in order with their counts and marks the current page", async () => {
    const { screen } = await renderApp("/", signedIn);
    const aside = screen.getByRole("complementary", { name: "Tools" });
    await expect.element(aside.getByRole("link", { name: "Dashboard" })).toHaveAttribute("aria-current", "page");
    const heads = aside
      .getByRole("heading", { level: 2 })
      .elements()
      .map((head) => head.parentElement?.textContent);
    expect(heads).toEqual(["Developer Tools10 tools", "Project Tools4 tools", "Backend & Code Tools7 tools"]);
    const links = aside
      .getByRole("link")
      .elements()
      .map((link) => link.getAttribute("href"));
    expect(links.slice(0, 4)).toEqual(["/", "/og-generator", "/favicon-maker", "/api-docs"]);
    expect(links.slice(11, 15)).toEqual([
      "/folder-structure-generator",
      "/commit-message-assistant",
      "/changelog-generator",
      "/visual-workspace-generator",
    ]);
  });

  test("Ctrl+B toggles it and the cookie remembers", async () => {
    await renderApp("/", signedIn);
    await expect.element(isOpen()).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Control>}b{/Control}");
    await expect.element(isOpen()).toHaveAttribute("aria-expanded", "false");
    expect(document.cookie).toContain("sidebar_state=false");
    await userEvent.keyboard("{Control>}b{/Control}");
    expect(document.cookie).toContain("sidebar_state=true");
  });

  test.each(["input", "textarea", "div contenteditable"])(
    "Ctrl+B is left to a text being written in %s",
    async (kind) => {
      await renderApp("/", signedIn);
      await expect.element(isOpen()).toBeInTheDocument();
      const [tag = "div", attribute] = kind.split(" ");
      const field = document.createElement(tag);
      if (attribute) field.setAttribute(attribute, "true");
      document.body.append(field);
      field.focus();
      await userEvent.keyboard("{Control>}b{/Control}");
      await expect.element(isOpen()).toHaveAttribute("aria-expanded", "true");
      expect(document.cookie).not.toContain("sidebar_state");
      field.remove();
    },
  );

  test.each([
    [1280, "", "true"],
    [1279, "", "false"],
    [1024, "sidebar_state=true", "true"],
    [1440, "sidebar_state=false", "false"],
  ])("at %i px with the cookie %j it is open: %s", async (width, cookie, expected) => {
    await page.viewport(width, 800);
    if (cookie) document.cookie = `${cookie}; Path=/`;
    await renderApp("/", signedIn);
    await expect.element(isOpen()).toHaveAttribute("aria-expanded", expected);
  });

  test("below 768 px it is a sheet that closes after a choice and leaves the cookie alone", async () => {
    await page.viewport(767, 800);
    const { screen, where } = await renderApp("/", signedIn);
    await screen.getByRole("button", { name: "Open menu" }).click();
    const sheet = screen.getByRole("dialog", { name: "Menu" });
    await sheet.getByRole("link", { name: "Profile, amara@fieldnote.dev" }).click();
    await expect.poll(where).toBe("/profile");
    await expect.element(sheet).not.toBeInTheDocument();
    expect(document.cookie).not.toContain("sidebar_state");
  });

  test("signs out and goes to /auth without keeping the page", async () => {
    const { screen, where } = await renderApp("/profile", {
      ...signedIn,
      data: { listTokens: async () => [] },
      auth: { signOut: async () => ({ error: null }) },
    });
    await screen.getByRole("button", { name: "Sign out", exact: true }).click();
    await expect.poll(where).toBe("/auth");
    expect(sessionStorage.getItem("toolbox-wanted-path")).toBeNull();
  });

  test("a refused sign-out is said, and the user is out on this device", async () => {
    const { screen, where } = await renderApp("/", {
      ...signedIn,
      auth: { signOut: async () => ({ error: { message: "{}", status: 503 } }) },
    });
    await screen.getByRole("button", { name: "Sign out", exact: true }).click();
    await expect.element(screen.getByText("Sign Out Error")).toBeVisible();
    await expect.element(screen.getByText("signed out on this device only", { exact: false })).toBeVisible();
    await expect.poll(where).toBe("/auth");
  });
});

describe("the command palette", () => {
  const input = () => page.getByRole("combobox", { name: "Search tools and actions" });

  test("opens by Ctrl+K, says how many it found, opens by Enter and gives the focus back", async () => {
    const { screen, where } = await renderApp("/", signedIn);
    await screen.getByRole("button", { name: /^Find a tool/ }).click();
    await expect.element(input()).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("button", { name: /^Find a tool/ })).toHaveFocus();
    await userEvent.keyboard("{Control>}k{/Control}");
    await input().fill("open your prof");
    await expect.element(screen.getByText("1 result", { exact: true })).toBeInTheDocument();
    await expect.element(screen.getByRole("option", { selected: true })).toHaveTextContent("Open your profile");
    await userEvent.keyboard("{Enter}");
    await expect.poll(where).toBe("/profile");
  });

  test("arrows move through pages, tools inside pages and actions; > keeps the actions", async () => {
    const { screen } = await renderApp("/", signedIn);
    await expect.element(screen.getByRole("button", { name: /^Find a tool/ })).toBeVisible();
    await userEvent.keyboard("{Control>}k{/Control}");
    await input().fill("colo");
    const names = () =>
      screen
        .getByRole("option")
        .elements()
        .map((row) => row.textContent ?? "");
    await expect.poll(() => names()[0]).toContain("Color & Font Pairs");
    expect(names().some((name) => name.includes("Color in Dev Utilities"))).toBe(true);
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(screen.getByRole("option", { selected: true })).toHaveTextContent(names()[1] ?? "");
    await input().fill(">");
    await expect.poll(names).toHaveLength(7);
    await input().fill("xyzzy");
    await expect.element(screen.getByText(/Nothing is called/)).toBeVisible();
  });

  test("what the page in sight can do is found too, and gets the focus", async () => {
    const { screen } = await renderApp("/profile", { ...signedIn, data: { listTokens: async () => [] } });
    await expect.element(screen.getByRole("button", { name: /^New token/ }).first()).toBeVisible();
    await userEvent.keyboard("{Control>}k{/Control}");
    await input().fill("token");
    const first = screen.getByRole("group", { name: "On this page" }).getByRole("option");
    await expect.element(first).toHaveTextContent("New token");
    await first.click();
    await expect.element(screen.getByRole("dialog").getByLabelText("Name")).toHaveFocus();
  });
});

describe("the dashboard", () => {
  test("has the hero, the three figures, the featured four, all others and the terminal", async () => {
    const { screen } = await renderApp("/", signedIn);
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Ship beautiful, fast.");
    for (const words of ["13+", "Developer Tools", "Fast", "Export", `21 pages, ${catalog.length} commands`]) {
      await expect.element(screen.getByRole("main").getByText(words, { exact: true })).toBeVisible();
    }
    const names = (region: string) =>
      screen
        .getByRole("region", { name: region })
        .getByRole("heading", { level: 3 })
        .elements()
        .map((head) => head.textContent);
    expect(names("Featured Tools")).toEqual([
      "OG Image Generator",
      "Visual Workspace",
      "Folder Structure",
      "Commit Message",
    ]);
    expect(names("All Tools")).toHaveLength(18);
    expect(names("All Tools").at(-1)).toBe("Use them in a terminal");
  });
});
