import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { builtPages, catalog } from "@toolbox/core";
import { sessionFile } from "../../support/account.ts";

const toolPages = builtPages(catalog).map((page) => page.route);
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

// So that nothing is looked at between two colors.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The rules of axe that a theme has a say in; it changes colors and nothing else. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** What axe finds, as sentences; by default every rule of WCAG 2.2 A and AA and the best practices. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // A preview that runs no scripts cannot be asked from inside; what it shows is the user's own document.
  const axe = new AxeBuilder({ page }).exclude("iframe[sandbox]");
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html.slice(0, 200)}`));
}

/** Headings of the first level. Playwright's own query does not know that aria-level overrules the tag. */
function titles(page: Page): Locator {
  return page.locator("h1:not([aria-level]), [role=heading][aria-level='1']");
}

/** Waits for what is on its way to another color; what turns for ever is none of it. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    // One that is taken away has come to its end too.
    await Promise.allSettled(ending.map((each) => each.finished));
  });
}

async function showsWithin(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
}

function checkPage(path: string): void {
  test(`${path}: axe finds nothing in either theme, nothing sticks out`, async ({ page }) => {
    for (const size of sizes) {
      await page.emulateMedia({ colorScheme: "light" });
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(titles(page)).toBeVisible();
      // Not until the network rests: a worker that was stopped can leave a request open for ever.
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expect(page.getByText(/^Loading /)).toHaveCount(0);
      await expect(titles(page)).toHaveCount(1);
      expect(await violations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await settled(page);
      expect(await violations(page, colorRules)).toEqual([]);
      expect(await showsWithin(page)).toBe(true);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await showsWithin(page)).toBe(true);
  });
}

test.describe("signed out", () => {
  checkPage("/auth");
});

test.describe("signed in", () => {
  test.use({ storageState: sessionFile });
  for (const path of ["/", "/profile", "/device", "/no-such-page", ...toolPages]) checkPage(path);
});
