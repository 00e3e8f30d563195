import { expect, test } from "@playwright/test";
import { sessionFile } from "../support/account.ts";
import { downloads } from "../support/downloads.ts";

test.use({ storageState: sessionFile, serviceWorkers: "allow" });

test("a signed-in user keeps working without a network", async ({ page, context }) => {
  await page.goto("/og-generator");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);

  await page.goto("/changelog-generator");
  await page.getByRole("textbox", { name: "Entry 1" }).fill("Add offline mode");
  await page.getByRole("button", { name: "Generate Changelog" }).click();
  const [file] = await downloads(page, 1, () => page.getByRole("button", { name: "Download CHANGELOG.md" }).click());
  expect(String(file?.bytes)).toContain("- Add offline mode");

  await page.goto("/og-generator");
  const [image] = await downloads(page, 1, () =>
    page
      .getByRole("button", { name: /^Download/ })
      .and(page.locator(":not([disabled])"))
      .nth(1)
      .click(),
  );
  expect(image?.name).toMatch(/^og-image-\d+x\d+\.png$/);
});
