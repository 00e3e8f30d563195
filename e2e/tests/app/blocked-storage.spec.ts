import { expect, test } from "@playwright/test";
import { confirmedAccount } from "../../support/account.ts";
import { signIn } from "../../support/sign-in.ts";

test("where the browser blocks storage one can still sign in and work, and is told that nothing is kept", async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
  });
  const account = await confirmedAccount(request, "blocked");
  await page.goto("/auth");
  await expect(page.getByText("This browser keeps nothing here")).toBeVisible();
  await signIn(page, account);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Changelog Generator/ })
    .first()
    .click();
  await page.getByRole("textbox", { name: "Entry 1" }).fill("Add dark mode");
  await page.getByRole("button", { name: "Generate Changelog" }).click();
  await expect(page.getByText("Changelog Generated!").first()).toBeVisible();
  await page.getByRole("button", { name: "Switch to dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
