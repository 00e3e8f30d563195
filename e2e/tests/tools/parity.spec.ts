import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { toolbox } from "../../support/cli.ts";
import { copiedCommand } from "../../support/copied-command.ts";
import { downloads } from "../../support/downloads.ts";
import { test } from "../../support/page/signed-in-test.ts";
import { differingValues } from "../../support/pixels.ts";
import { signedInTerminal } from "../../support/signed-in-terminal.ts";

test("browser and terminal write the same changelog and commit message, byte by byte", async ({ page, baseURL }) => {
  const terminal = await signedInTerminal(page, baseURL ?? "", "parity texts");

  await page.goto("/changelog-generator");
  await page.getByRole("button", { name: "Example", exact: true }).click();
  await page.getByRole("textbox", { name: "Entry 1" }).fill("Add the owner's “quoted” name, 100 % — ünï 🚀");
  await page.getByRole("button", { name: "Generate Changelog" }).click();
  const [markdown] = await downloads(page, 1, () =>
    page.getByRole("button", { name: "Download CHANGELOG.md" }).click(),
  );
  await page.getByRole("tab", { name: "JSON" }).click();
  const [json] = await downloads(page, 1, () => page.getByRole("button", { name: "Download CHANGELOG.json" }).click());
  const command = await copiedCommand(page);
  expect((await toolbox(terminal, [...command, "--out", "."])).code).toBe(0);
  for (const file of [markdown, json]) {
    expect(readFileSync(path.join(terminal.folder, file?.name ?? ""), "utf8")).toBe(String(file?.bytes));
  }

  await page.goto("/commit-message-assistant");
  await page.getByRole("button", { name: "Example", exact: true }).click();
  await page.getByRole("tab", { name: "Emoji" }).click();
  await page.getByRole("button", { name: "Copy Emoji" }).click();
  await expect(page.getByText("Emoji commit message copied to clipboard.").first()).toBeVisible();
  const message = await page.evaluate(() => navigator.clipboard.readText());
  const printed = await toolbox(terminal, [...(await copiedCommand(page)), "--only", "emoji"]);
  expect(printed.stdout).toBe(`${message}\n`);
});

test("browser and terminal draw the same share images: 0 pixels differ", async ({ page, baseURL }) => {
  const terminal = await signedInTerminal(page, baseURL ?? "", "parity images");
  await page.goto("/og-generator");
  await page.getByLabel("Title").fill("Ünïcode 🚀 titles wrap, fit and keep 🇩🇪 flags");
  await page
    .getByLabel("Description")
    .fill("The same renderer draws in the browser and in the terminal. Ελληνικά, Русский.");
  await page.getByRole("radio", { name: "Tweet" }).check({ force: true });
  const files = await downloads(page, 3, () => page.getByRole("button", { name: /^Download all/ }).click());
  const run = await toolbox(terminal, [...(await copiedCommand(page)), "--out", "."]);
  expect(run.stderr).not.toContain("bug");
  expect(run.code).toBe(0);
  for (const file of files) {
    expect(await differingValues(file.bytes, readFileSync(path.join(terminal.folder, file.name)))).toBe(0);
  }
});
