import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { catalog } from "@toolbox/core";
import { expect, type Page, test } from "@playwright/test";
import { sessionFile } from "../../support/account.ts";
import { downloads } from "../../support/downloads.ts";

test.use({ storageState: sessionFile, serviceWorkers: "allow" });

/** What one visit may keep on a device, in bytes. */
const KEPT = 20_000_000;

/** Visits one page, waits until the app is kept, and cuts the network. */
async function goOffline(page: Page): Promise<void> {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The worker answers from the next page on.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.context().setOffline(true);
}

test("after one visit every tool makes its example without a network", async ({ page }) => {
  test.slow();
  await goOffline(page);
  const failed: string[] = [];
  page.on("requestfailed", (request) => {
    // What belongs to the site; the account's server is not reached, of course, and the next page ends what still loads.
    const isEnded = request.failure()?.errorText === "net::ERR_ABORTED";
    if (/\/assets\//.test(request.url()) && !isEnded) failed.push(request.url());
  });
  for (const { id, route } of catalog) {
    await page.goto(`${route}?tool=${id}`);
    await page.getByRole("button", { name: /^Examples?$/ }).waitFor();
    await page.keyboard.press("Control+e");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText("nothing generated yet"), id).toBeHidden();
    await expect(page.locator("[aria-busy=true]"), id).toHaveCount(0, { timeout: 60_000 });
    await expect(page.getByText(/could not be loaded|This is a bug in Toolbox/), id).toHaveCount(0);
  }
  expect(failed).toEqual([]);
});

test("faces of other scripts and the PDF are there without a network", async ({ page }) => {
  await goOffline(page);
  await page.goto("/og-generator");
  for (const title of ["مرحبا بالعالم", "नमस्ते दुनिया", "שלום עולם"]) {
    await page.getByRole("textbox", { name: "Title" }).fill(title);
    const [image] = await downloads(page, 1, () =>
      page.getByRole("button", { name: "Download og-image-1200x630.png" }).click(),
    );
    expect(image?.name, title).toBe("og-image-1200x630.png");
  }
  await page.goto("/api-docs");
  await page.getByRole("button", { name: "Example", exact: true }).waitFor();
  await page.keyboard.press("Control+e");
  const [pdf] = await downloads(page, 1, () => page.getByRole("button", { name: "PDF", exact: true }).click());
  expect(String(pdf?.bytes.subarray(0, 5))).toBe("%PDF-");
});

test("what one visit keeps stays within its budget", () => {
  const dist = fileURLToPath(new URL("../../../web/dist", import.meta.url));
  const kept = readdirSync(dist, { recursive: true, encoding: "utf8" })
    .map((name) => statSync(path.join(dist, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
  expect(kept).toBeGreaterThan(1_000_000);
  expect(kept).toBeLessThan(KEPT);
});
