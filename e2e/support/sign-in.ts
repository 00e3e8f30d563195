import { expect, type Page } from "@playwright/test";
import type { Account } from "./account.ts";

/** Signs in through the page and waits for the dashboard. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto("/auth");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/");
}
