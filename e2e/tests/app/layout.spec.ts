import { builtPages, catalog } from "@toolbox/core";
import { expect, type Page, test } from "@playwright/test";
import { sessionFile } from "../../support/account.ts";
import { obstructedControls } from "../../support/obstructed-controls.ts";

/*
 * Nothing lies over a control and no label is cut, on every page at every usual size, before a run and after it, with a
 * toast in sight.
 */
test.use({ storageState: sessionFile });

const sizes = [
  [320, 700],
  [390, 844],
  [768, 1024],
  [1280, 900],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;

const toolRoutes = builtPages(catalog).map(({ route }) => route);
const routes = ["/", "/profile", "/device", "/nowhere", ...toolRoutes];
/** So many tests share the walk, so that two browsers can go it at a time. */
const shares = 4;

for (let share = 0; share < shares; share++) {
  const own = routes.filter((_, index) => index % shares === share);
  test(`every control is free on ${own.join(", ")}`, async ({ page, context }) => {
    test.slow();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    for (const route of own) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(route);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await checkSizes(page, `${route} at first`);
      if (!toolRoutes.includes(route)) continue;
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.keyboard.press("Control+e");
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
      await checkSizes(page, `${route} after a run`);
      await expect(toast).toBeVisible();
    }
  });
}

async function checkSizes(page: Page, what: string): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // What follows the size of the window has been drawn with the next frame but one.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect.soft(await page.evaluate(obstructedControls), `${what}, ${width} by ${height}`).toEqual([]);
  }
}
