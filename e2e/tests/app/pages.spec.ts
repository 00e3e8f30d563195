import { builtPages, catalog } from "@toolbox/core";
import { expect, type Page, test as signedOut } from "@playwright/test";
import { colorRules, violations } from "../../support/page/axe.ts";
import { checkLayout } from "../../support/page/check-layout.ts";
import { opened, settled } from "../../support/page/settled.ts";
import { test as signedIn } from "../../support/page/signed-in-test.ts";
import { walkByTab } from "../../support/page/walk-by-tab.ts";

/*
 * Every page of the app, one after the other. A page is opened once on a phone and once on a desk, and all that holds
 * for any page is looked at there: axe in both themes, nothing sticks out, no control lies under another at seven
 * sizes, before a run and after it, with a toast in sight, and Tab goes through all of it.
 */
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 640 };

const toolRoutes = builtPages(catalog).map((page) => page.route);
const unknown = "/no-such-page";

signedOut("/auth: axe finds nothing in either theme, nothing sticks out", async ({ page }) => {
  for (const size of [desk, phone]) await checkAccess(page, "/auth", size);
  await page.setViewportSize(narrow);
  expect(await showsWithin(page)).toBe(true);
});

for (const path of ["/", "/profile", "/device", unknown, ...toolRoutes]) {
  signedIn(`${path}: axe, layout and keyboard`, async ({ page }) => {
    signedIn.slow();
    await signedIn.step("axe finds nothing in either theme and nothing sticks out, on a phone", async () => {
      await checkAccess(page, path, phone);
      await page.setViewportSize(narrow);
      expect.soft(await showsWithin(page), "320 px").toBe(true);
    });
    await signedIn.step("and on a desk", () => checkAccess(page, path, desk));
    await signedIn.step("every control is free at first", async () => {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
      await checkLayout(page, `${path} at first`);
    });
    if (path === unknown) return;
    await signedIn.step("Tab goes through the whole page, and one always sees where it is", async () => {
      await page.setViewportSize(desk);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.keyboard.press("Control+e");
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await walkByTab(page);
    });
    if (!toolRoutes.includes(path)) return;
    await signedIn.step("every control is free after a run, with a toast in sight", async () => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.keyboard.press("Control+Enter");
      await expect(page.getByText("nothing generated yet")).toBeHidden();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await page.getByRole("button", { name: "More actions" }).last().click();
      await page
        .getByRole("menuitem", { name: /^(Copy as command|Share)$/ })
        .first()
        .click();
      // A toast stays while the keyboard is in it.
      const toast = page.locator(".toast", { hasText: /Copied!/ });
      await toast.getByRole("button", { name: "Dismiss" }).focus();
      await expect(page.locator(".toast")).toHaveCount(1);
      await checkLayout(page, `${path} after a run`);
      await expect(toast).toBeVisible();
    });
  });
}

/** Opens a page at a size in the light theme, then turns to the dark one: axe finds nothing, nothing sticks out. */
async function checkAccess(page: Page, path: string, size: { width: number; height: number }): Promise<void> {
  // So that nothing is looked at between two colors.
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.setViewportSize(size);
  await page.goto(path);
  await opened(page);
  // Playwright's own query does not know that aria-level overrules the tag.
  const titles = page.locator("h1:not([aria-level]), [role=heading][aria-level='1']");
  await expect.soft(titles).toHaveCount(1);
  await expect.soft(titles).toBeVisible();
  expect.soft(await violations(page), "light").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await settled(page);
  expect.soft(await violations(page, { rules: colorRules }), "dark").toEqual([]);
  expect.soft(await showsWithin(page), `${size.width} px`).toBe(true);
}

function showsWithin(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
}
