import { expect, type Page } from "@playwright/test";
import { type Downloaded, downloads } from "./downloads.ts";

/**
 * What the result pane of a tool page gives: every file that has a download of its own, tab by tab; where there is
 * none, the text of its first Copy button, of the tab that is named like a file when there is one.
 */
export async function readResult(page: Page): Promise<{ files: readonly Downloaded[]; copied: string }> {
  const result = page.getByRole("region", { name: "Result" });
  const files = new Map<string, Downloaded>();
  const tabs = await result.getByRole("tablist", { name: "Results" }).getByRole("tab").all();
  for (const tab of tabs.length > 0 ? tabs : [undefined]) {
    await tab?.click();
    const buttons = result
      .getByRole("button", { name: /^Download (?!all|ZIP)/ })
      .or(result.getByRole("button", { name: /^[\w.-]+\.\w{2,4}$/ }));
    for (const button of await buttons.all()) {
      const [file] = await downloads(page, 1, () => button.click());
      if (file) files.set(file.name, file);
    }
  }
  if (files.size > 0) return { files: [...files.values()], copied: "" };
  const file = result.getByRole("tab", { name: /\.\w+$/ });
  if ((await file.count()) > 0) await file.first().click();
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await result.getByRole("button", { name: /^Copy/ }).first().click({ timeout: 5000 });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).not.toBe("");
  return { files: [], copied: await clipboard() };
}
