import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { confirmedAccount, sessionFile } from "../support/account.ts";
import { toolbox } from "../support/cli.ts";
import { downloads } from "../support/downloads.ts";
import { signedInTerminal } from "../support/signed-in-terminal.ts";

test.use({ storageState: sessionFile });

const route = "/visual-workspace-generator";
const plan = `# Product Launch

## Landing Page — ünï 🚀
Status: In Progress
Tags: ui, marketing
Deadline: 2026-12-24
One page that explains the product.
- [x] Hero copy
- [ ] Waitlist form

## Billing API
Status: In Progress
Priority: Urgent
Tags: api, backend
- Webhook retries

## Legal Review
Priority: Low
Tags: legal
`;

async function generate(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Text", exact: true }).fill(text);
  await page.getByRole("button", { name: "Generate Workspace" }).click();
  await expect(page.getByText("Workspace generated successfully!").first()).toBeVisible();
}

const column = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const titles = (page: Page, name: string) => column(page, name).locator("[data-card-button]").allTextContents();

test("a plan becomes a board that is kept, undone and shared into a fresh session", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(route);
  await page.getByRole("textbox", { name: "Text", exact: true }).focus();
  await page.evaluate((text) => navigator.clipboard.writeText(text), plan);
  await page.keyboard.press("ControlOrMeta+v");
  await page.keyboard.press("ControlOrMeta+Enter");
  await page.getByRole("tab", { name: "Kanban" }).click();
  await page.getByRole("button", { name: "Legal Review", exact: true }).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowUp");
  const moved = ["Landing Page — ünï 🚀", "Legal Review", "Billing API"];
  expect(await titles(page, "In Progress")).toEqual(moved);

  await page.reload();
  await expect(column(page, "In Progress")).toBeVisible();
  expect(await titles(page, "In Progress")).toEqual(moved);
  await page.getByRole("button", { name: "Share", exact: true }).last().click();
  await expect(page.getByText("Copied!", { exact: true }).first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press("ControlOrMeta+z");
  await expect
    .poll(() => titles(page, "In Progress"))
    .toEqual(["Landing Page — ünï 🚀", "Billing API", "Legal Review"]);

  // Nobody is signed in there, and nothing is stored.
  const fresh = await browser.newContext({ baseURL: baseURL ?? "" });
  const guest = await fresh.newPage();
  const account = await confirmedAccount(guest.request, "workspace-guest");
  await guest.goto(link);
  await expect(guest).toHaveURL(/\/auth/);
  await guest.getByLabel("Email").fill(account.email);
  await guest.getByLabel("Password", { exact: true }).fill(account.password);
  await guest.getByRole("button", { name: "Sign In" }).click();
  await expect(guest.getByText("Shared workspace opened").first()).toBeVisible();
  await guest.getByRole("tab", { name: "Kanban" }).click();
  expect(await titles(guest, "In Progress")).toEqual(moved);
  await fresh.close();
});
