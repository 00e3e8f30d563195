import { expect } from "@playwright/test";
import { opened } from "../../support/page/settled.ts";
import { test } from "../../support/page/signed-in-test.ts";

test("the sidebar folds by key and remembers it for seven days, but not while typing", async ({ page, context }) => {
  await page.goto("/changelog-generator");
  const toggle = page.getByRole("button", { name: /sidebar/i }).first();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await page.getByLabel("Project Name").press("Control+b");
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Control+b");
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  const cookie = (await context.cookies()).find(({ name }) => name === "sidebar_state");
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(cookie?.value).toBe("false");
  expect(Math.round(days)).toBe(7);
  await page.reload();
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
});

test("on a phone the sidebar is a sheet that closes on the way to a page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page
    .getByRole("button", { name: /menu|sidebar/i })
    .first()
    .click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("link", { name: "Changelog Generator" }).click();
  await expect(page).toHaveURL("/changelog-generator");
  await expect(sheet).toHaveCount(0);
});

test("the theme follows the system until it is chosen, is there before the first paint and stays", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "Switch to light theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  expect(await page.evaluate(() => localStorage.getItem("toolbox-theme"))).toBe("light");
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("where no motion is wanted a new theme is there at once, and not a step of the tree each frame", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/og-generator");
  await opened(page);
  const { atOnce, later } = await page.evaluate(() => {
    const all = [...document.querySelectorAll("body, body *")];
    const colors = () => all.map((each) => getComputedStyle(each).color);
    document.documentElement.dataset["theme"] = "dark";
    const first = colors();
    const ended = new CSSStyleSheet();
    ended.replaceSync("* { transition: none !important }");
    document.adoptedStyleSheets.push(ended);
    return { atOnce: first, later: colors() };
  });
  expect(atOnce).toEqual(later);
});

test("an unknown path says so, logs it and leads home", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") logged.push(message.text());
  });
  await page.goto("/no-such-tool");
  await expect(page.getByText("404")).toBeVisible();
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  expect(logged.some((text) => text.includes("/no-such-tool"))).toBe(true);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("the palette opens by key, finds a tool by another word for it, and goes there", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  const box = page.getByRole("combobox");
  await expect(box).toBeFocused();
  await box.fill("release notes");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/changelog-generator/);
});

test("the palette copies the result, saves it and hands out the command of the page in sight", async ({ page }) => {
  await page.goto("/readme-generator");
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const choose = async (words: string) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search tools and actions" }).fill(words);
    const option = page.getByRole("group", { name: "On this page" }).getByRole("option").first();
    await expect(option).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await choose("example");
  await choose("generate readme");
  await expect(page.getByRole("button", { name: /^Copy/ }).first()).toBeVisible();
  await choose("copy output");
  await expect.poll(copied).toContain("## ");
  await choose("copy as command");
  await expect.poll(copied).toMatch(/^toolbox readme/);
  const [download] = await Promise.all([page.waitForEvent("download"), choose("download")]);
  expect(download.suggestedFilename()).toBe("README.md");
});

test("what was typed is there after a reload, and a link carries it to somebody else", async ({ page }) => {
  await page.goto("/changelog-generator");
  await page.getByLabel("Project Name").fill("Ledger — ünï");
  await page.getByRole("textbox", { name: "Entry 1" }).fill("Add dark mode");
  await page.reload();
  await expect(page.getByLabel("Project Name")).toHaveValue("Ledger — ünï");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText(/link copied|copied/i).first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.removeItem("toolbox-tool-changelog-entries"));
  await page.goto(link);
  await expect(page.getByRole("textbox", { name: "Entry 1" })).toHaveValue("Add dark mode");
});

test("a text over its limit stays as typed, turns red and is not generated from", async ({ page }) => {
  await page.goto("/og-generator");
  const title = "x".repeat(61);
  await page.getByLabel("Title").fill(title);
  await expect(page.getByLabel("Title")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await expect(page.getByText("61/60")).toBeVisible();
});

test("a file that is not an image, and one too large, are refused by name", async ({ page }) => {
  await page.goto("/og-generator");
  const logo = page.locator('input[type="file"]');
  await logo.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("hello") });
  await expect(page.getByText("Invalid File Type").first()).toBeVisible();
  await expect(page.getByText("Please upload an image file (PNG, JPG, or SVG)").first()).toBeVisible();
  await logo.setInputFiles({ name: "big.png", mimeType: "image/png", buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
  await expect(page.getByText("File Too Large").first()).toBeVisible();
});
