import { type BrowserContext, test as base } from "@playwright/test";
import { sessionFile } from "../account.ts";

/**
 * Playwright's `test` with a page that is signed in to the shared account. All tests of a worker share one context, so
 * that the code of the app is loaded once and not once a test; cookies and everything that is stored are put back
 * before each. Options of a context (`storageState`, `permissions`, `contextOptions`) are fixed here: a test that needs
 * others takes Playwright's own `test`.
 */
export const test = base.extend<object, { readonly warm: BrowserContext }>({
  warm: [
    async ({ browser }, use, { project }) => {
      // What the configuration gives is put into the contexts of single tests alone.
      const { baseURL = "", viewport = null, locale = "", timezoneId = "", serviceWorkers = "block" } = project.use;
      const context = await browser.newContext({ baseURL, viewport, locale, timezoneId, serviceWorkers });
      await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: baseURL });
      await use(context);
      await context.close();
    },
    { scope: "worker" },
  ],
  context: async ({ warm }, use) => {
    await warm.setStorageState(sessionFile);
    await use(warm);
    await Promise.all(warm.pages().map((page) => page.close()));
  },
});
