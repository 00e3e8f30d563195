import type { Page } from "@playwright/test";
import { newTerminal, type Terminal } from "./cli.ts";

/** A terminal with a token made in the profile of the account the page is signed in with. @param name of the token */
export async function signedInTerminal(page: Page, site: string, name: string): Promise<Terminal> {
  await page.goto("/profile");
  await page.getByRole("button", { name: "New token" }).click();
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: /Create/ }).click();
  const token = await page
    .getByText(/^tbx_\w+$/)
    .first()
    .innerText();
  const { folder, env } = newTerminal(site);
  // The system text mode is the browser's own; what people run is the same on every system.
  return { folder, env: { ...env, TOOLBOX_TOKEN: token, TOOLBOX_TEXT_RENDERER: "system" } };
}
