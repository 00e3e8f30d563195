import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { confirmedAccount } from "../../support/account.ts";
import { toolbox } from "../../support/cli.ts";
import { downloads } from "../../support/downloads.ts";
import { violations } from "../../support/page/axe.ts";
import { settled } from "../../support/page/settled.ts";
import { test } from "../../support/page/signed-in-test.ts";
import { differingValues } from "../../support/pixels.ts";
import { signedInTerminal } from "../../support/signed-in-terminal.ts";

const route = "/visual-workspace-generator";
const plan = `# Product Launch

## Landing Page — ünï
Status: In Progress
Tags: ui, marketing
Deadline: 2026-12-24
One page that explains the product 🚀.
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
  await page.getByRole("textbox", { name: "Plan", exact: true }).fill(text);
  await page.getByRole("button", { name: "Generate Workspace" }).click();
  await expect(page.getByText("Workspace generated successfully!").first()).toBeVisible();
}

const column = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const titles = (page: Page, name: string) => column(page, name).locator("[data-card-button]").allTextContents();

test("a plan becomes a board that is kept, undone and shared into a fresh session", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(route);
  await page.getByRole("textbox", { name: "Plan", exact: true }).focus();
  await page.evaluate((text) => navigator.clipboard.writeText(text), plan);
  await page.keyboard.press("ControlOrMeta+v");
  await page.keyboard.press("ControlOrMeta+Enter");
  await page.getByRole("tab", { name: "Kanban" }).click();
  await page.getByRole("button", { name: "Legal Review", exact: true }).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowUp");
  const moved = ["Landing Page — ünï", "Legal Review", "Billing API"];
  expect(await titles(page, "In Progress")).toEqual(moved);

  await page.reload();
  await expect(column(page, "In Progress")).toBeVisible();
  expect(await titles(page, "In Progress")).toEqual(moved);
  await page.getByRole("button", { name: "Share", exact: true }).last().click();
  await expect(page.getByText("Copied!", { exact: true }).first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => titles(page, "In Progress")).toEqual(["Landing Page — ünï", "Billing API", "Legal Review"]);

  // Nobody is signed in there, and nothing is stored.
  const fresh = await browser.newContext({ baseURL: baseURL ?? "", storageState: { cookies: [], origins: [] } });
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

test("what the page exports is what the command line makes of the same workspace", async ({ page, baseURL }) => {
  const terminal = await signedInTerminal(page, baseURL ?? "", "workspace exports");
  await page.goto(route);
  await generate(page, plan);
  const [json] = await downloads(page, 1, () => page.getByRole("button", { name: "Export JSON" }).click());
  expect(json?.name).toBe("workspace-data.json");
  await expect(page.getByText("Workspace data exported as JSON").first()).toBeVisible();
  writeFileSync(path.join(terminal.folder, "plan.json"), json?.bytes ?? "");
  const made = async (name: string, ...options: readonly string[]) => {
    const run = await toolbox(terminal, ["workspace", "plan.json", ...options, "--out", ".", "--force"]);
    expect(run.code, run.stderr).toBe(0);
    return readFileSync(path.join(terminal.folder, name));
  };
  expect(String(await made("workspace-data.json", "--format", "json"))).toBe(String(json?.bytes));

  const texts = [
    ["Markdown", "--format", "md"],
    ["Mermaid mindmap", "--format", "mermaid"],
    ["Mermaid kanban", "--format", "mermaid", "--view", "kanban"],
    ["OPML outline", "--format", "opml"],
    ["CSV table", "--format", "csv"],
  ] as const;
  for (const [label, ...options] of texts) {
    await page.getByRole("button", { name: "More exports" }).click();
    const [file] = await downloads(page, 1, () => page.getByRole("menuitem", { name: label }).click());
    expect(String(file?.bytes), label).toBe(String(await made(file?.name ?? "", ...options)));
  }

  await page.getByRole("radio", { name: "Radial" }).check({ force: true });
  const look = ["--layout", "radial", "--view", "mindmap"];
  const [svg] = await downloads(page, 1, () => page.getByRole("button", { name: "SVG" }).click());
  expect(String(svg?.bytes)).toBe(String(await made(svg?.name ?? "", "--format", "svg", ...look)));
  const [png] = await downloads(page, 1, () => page.getByRole("button", { name: "PNG" }).click());
  expect(
    await differingValues(png?.bytes ?? Buffer.alloc(0), await made(png?.name ?? "", "--format", "png", ...look)),
  ).toBe(0);
});

test("a new deadline does not move the button that is pressed next", async ({ page }) => {
  await page.goto(route);
  await page.getByRole("button", { name: "Show a product launch" }).click();
  await page.getByRole("tab", { name: "Kanban" }).click();
  await page.getByRole("button", { name: "Legal Review", exact: true }).click();
  // It was overdue, in words on a line of its own.
  await page.getByLabel("Deadline", { exact: true }).fill("2099-12-31");
  await page.getByRole("button", { name: "Add sub-task" }).click();
  await page.keyboard.type("One more");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("checkbox", { name: "One more", exact: true })).toBeVisible();
});

test("files of other programs open as workspaces of their own, bad ones are refused in words", async ({ page }) => {
  await page.goto(route);
  await generate(page, plan);
  const open = async (name: string, content: string) => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Import File" }).click();
    await (await chooser).setFiles({ name, mimeType: "text/plain", buffer: Buffer.from(content) });
  };
  const title = page.getByRole("textbox", { name: "Title of the workspace" });
  await open("map.mmd", "mindmap\n  root((Trip))\n    Flights\n      Outbound\n    Hotel\n");
  await expect(title).toHaveValue("Trip");
  await open("tasks.csv", "component,status\nFirst thing,Complete\nSecond thing,In Progress\n");
  await expect(page.getByText("2 components", { exact: false }).first()).toBeVisible();
  const board = "Card ID,Card Name,Due Date,List Name\n1,Home page,2026-12-01T10:00:00.000Z,Doing\n2,Ship,,Done\n";
  await open("board.csv", board);
  await page.getByRole("tab", { name: "Kanban" }).click();
  expect(await titles(page, "In Progress")).toEqual(["Home page"]);
  expect(await titles(page, "Complete")).toEqual(["Ship"]);
  await page.getByRole("tab", { name: "Mindmap" }).click();
  await open("broken.json", '{"nodes": [');
  await expect(page.getByText("Failed to generate workspace. Please check your input format.").first()).toBeVisible();
  await expect(page.getByText(/This is not valid JSON/).first()).toBeVisible();
  await page.getByRole("button", { name: "Workspaces" }).click();
  // what could not be read made none
  await expect(page.getByRole("menuitemradio")).toHaveCount(4);
});

for (const theme of ["light", "dark"] as const)
  test(`all three views are without faults for axe, ${theme}`, async ({ page }) => {
    // What is half on its way in or out has half its contrast.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript((value) => localStorage.setItem("toolbox-theme", value), theme);
    await page.goto(route);
    await page.getByRole("button", { name: "Show a product launch" }).click();
    for (const view of ["Mindmap", "Kanban", "Dashboard"]) {
      await page.getByRole("tab", { name: view }).click();
      if (view === "Kanban") await page.getByRole("button", { name: "Billing API", exact: true }).click();
      await settled(page);
      expect(await violations(page)).toEqual([]);
    }
  });
