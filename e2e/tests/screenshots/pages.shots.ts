import { builtPages, catalog } from "@toolbox/core";
import { expect, test } from "@playwright/test";
import { sessionFile } from "../../support/account.ts";
import { opened, settled } from "../../support/page/settled.ts";

/* The same day, the same chance, nothing that moves: two pictures of one page differ only where its code does. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

// So high that a page is seen down to its end.
const sizes = [
  { width: 1440, height: 2000 },
  { width: 390, height: 3000 },
];
const signedIn = ["/", "/profile", "/device", "/no-such-page", ...builtPages(catalog).map(({ route }) => route)];

for (const path of ["/auth", ...signedIn]) {
  test.describe(path, () => {
    test.use({ storageState: path === "/auth" ? { cookies: [], origins: [] } : sessionFile });

    test("looks the same", async ({ page }) => {
      test.slow();
      await page.clock.setFixedTime("2026-03-14T09:26:53Z");
      await page.addInitScript(() => {
        let seed = 1;
        const next = () => (seed = (seed * 48_271) % 2_147_483_647);
        performance.now = () => 0;
        Math.random = () => next() / 2_147_483_647;
        crypto.getRandomValues = (values) => {
          const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
          for (let index = 0; index < bytes.length; index++) bytes[index] = next() & 255;
          return values;
        };
      });
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(path);
        await opened(page);
        await expect(page.locator(".animate-spin")).toHaveCount(0);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
          await settled(page);
          const name = `${path.slice(1) || "dashboard"}-${size.width}-${colorScheme}.png`;
          // Of an account only its day and its number differ.
          await expect.soft(page).toHaveScreenshot(name, { mask: [page.locator("dd")] });
        }
      }
    });
  });
}
