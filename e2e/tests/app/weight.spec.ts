import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { sessionFile } from "../../support/account.ts";

/** Kilobytes (1000 bytes) of gzipped JavaScript that a page loads by itself until the network rests. */
async function scriptWeight(page: Page, path: string): Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") bodies.push(response.body());
  });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

test("/auth loads at most 170 KB of gzipped JavaScript", async ({ page }) => {
  expect(await scriptWeight(page, "/auth")).toBeLessThanOrEqual(170);
});

test.describe("signed in", () => {
  test.use({ storageState: sessionFile });

  test("the dashboard loads at most 190 KB, a plain tool page at most 40 more", async ({ browser }) => {
    const weigh = async (path: string) => {
      const context = await browser.newContext({ storageState: sessionFile, serviceWorkers: "block" });
      const weight = await scriptWeight(await context.newPage(), path);
      await context.close();
      return weight;
    };
    const dashboard = await weigh("/");
    expect(dashboard).toBeLessThanOrEqual(190);
    expect((await weigh("/changelog-generator")) - dashboard).toBeLessThanOrEqual(40);
    expect((await weigh("/commit-message-assistant")) - dashboard).toBeLessThanOrEqual(40);
  });
});
