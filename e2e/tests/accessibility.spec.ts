import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { builtPages, catalog } from "@toolbox/core";
import { sessionFile } from "../support/account.ts";

const toolPages = builtPages(catalog).map((page) => page.route);
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** What axe finds, as sentences; every rule of WCAG 2.2 A and AA and the best practices. */
async function violations(page: Page): Promise<string[]> {
  // A preview that runs no scripts cannot be asked from inside; what it shows is the user's own document.
  const { violations: found } = await new AxeBuilder({ page }).exclude("iframe[sandbox]").analyze();
  return found.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html.slice(0, 200)}`));
}

/** Headings of the first level. Playwright's own query does not know that aria-level overrules the tag. */
function titles(page: Page): Locator {
  return page.locator("h1:not([aria-level]), [role=heading][aria-level='1']");
}

async function showsWithin(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
}

function checkPage(path: string): void {
  for (const theme of ["light", "dark"] as const) {
    test(`${path} in ${theme}: axe finds nothing, nothing sticks out`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem("toolbox-theme", value), theme);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(path);
        await expect(titles(page)).toBeVisible();
        // Not until the network rests: a worker that was stopped can leave a request open for ever.
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        await expect(page.getByText(/^Loading /)).toHaveCount(0);
        await expect(titles(page)).toHaveCount(1);
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
        expect(await violations(page)).toEqual([]);
        expect(await showsWithin(page)).toBe(true);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await showsWithin(page)).toBe(true);
    });
  }
}

test.describe("signed out", () => {
  checkPage("/auth");
});

test.describe("signed in", () => {
  test.use({ storageState: sessionFile });
  for (const path of ["/", "/profile", "/device", "/no-such-page", ...toolPages]) checkPage(path);
});
