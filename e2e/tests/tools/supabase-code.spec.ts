import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { unzipSync } from "fflate";
import { toolbox } from "../../support/cli.ts";
import { downloads } from "../../support/downloads.ts";
import { test } from "../../support/page/signed-in-test.ts";
import { signedInTerminal } from "../../support/signed-in-terminal.ts";

test("policies follow the form, and are the same from the page and from the terminal", async ({ page, baseURL }) => {
  const terminal = await signedInTerminal(page, baseURL ?? "", "parity policies");
  await page.goto("/rls-policy-generator");
  // there from the first view
  await expect(page.getByText("Users can view their own projects").first()).toBeVisible();
  await page.getByRole("textbox", { name: "Table Name" }).fill('app."Team notes"');
  await page.getByRole("combobox", { name: "Policy Type" }).click();
  await page.getByRole("option", { name: "Team" }).click();
  await page.getByRole("radio", { name: "Members with a role" }).check({ force: true });
  await page.getByRole("textbox", { name: "Required Role" }).fill("owner, it's");
  await expect(page.getByText("A member with role owner").first()).toBeVisible();
  const [archive] = await downloads(page, 1, () => page.getByRole("button", { name: "Download ZIP" }).click());
  expect(archive?.name).toBe("Team_notes_policy.zip");
  const files = unzipSync(archive?.bytes ?? new Uint8Array());
  const made = await toolbox(terminal, [
    "rls",
    'app."Team notes"',
    "--policy-type",
    "team",
    "--team-write",
    "role",
    "--required-role",
    "owner, it's",
  ]);
  expect(made.code, made.stderr).toBe(0);
  expect(made.stdout).toContain("A member with role owner");
  expect(Object.keys(files).toSorted()).toEqual(["Team_notes_policy.sql", "supabase/tests/Team_notes_rls.test.sql"]);
  for (const [name, bytes] of Object.entries(files))
    expect(Buffer.from(bytes).toString()).toBe(readFileSync(path.join(terminal.folder, name), "utf8"));
  const again = await toolbox(terminal, [
    "rls",
    "x",
    "--policy-type",
    "custom",
    "--custom-condition",
    "a = 1; drop table x",
  ]);
  expect([again.code, again.stdout]).toEqual([2, ""]);
  expect(again.stderr).toContain("would end the statement");
});

test("a condition that would end its statement is told under its field, and nothing typed is lost", async ({
  page,
}) => {
  await page.goto("/rls-policy-generator");
  await page.getByRole("combobox", { name: "Policy Type" }).click();
  await page.getByRole("option", { name: "Custom" }).click();
  const condition = page.getByRole("textbox", { name: "Custom Condition" });
  await condition.fill("is_open");
  await expect(page.getByText("using (is_open);").first()).toBeVisible();
  await condition.fill("is_open); drop table x; --");
  await expect(page.getByText("closes nothing: a ( is missing before it.")).toBeVisible();
  // the last good result stays
  await expect(page.getByText("using (is_open);").first()).toBeVisible();
  await page.reload();
  await expect(condition).toHaveValue("is_open); drop table x; --");
});

test("an edge function and its config are the same from the page and from the terminal", async ({ page, baseURL }) => {
  const terminal = await signedInTerminal(page, baseURL ?? "", "parity functions");
  await page.goto("/edge-function-scaffolder");
  await page.getByRole("textbox", { name: "Function Name" }).fill("hooks");
  await page.getByRole("combobox", { name: "Template" }).click();
  await page.getByRole("option", { name: "Webhook" }).click();
  await page.getByRole("radio", { name: "Deno.serve" }).check({ force: true });
  await page.getByRole("textbox", { name: "Environment Variables" }).fill("API_KEY");
  await expect(page.getByText("[functions.hooks]").first()).toBeVisible();
  // The files of the last change, not of the one before.
  await expect(page.getByRole("tab", { name: "Environment" })).toBeVisible();
  await expect(page.getByText('"API_KEY"').first()).toBeVisible();
  const files = await downloads(page, 3, () => page.getByRole("button", { name: "Download All" }).click());
  await page.getByRole("button", { name: "Copy Config" }).click();
  await expect(page.getByText("Config copied to clipboard.").first()).toBeVisible();
  const config = await page.evaluate(() => navigator.clipboard.readText());
  const made = await toolbox(terminal, [
    "edge-function",
    "hooks",
    "--template",
    "webhook",
    "--form",
    "classic",
    "--env-vars",
    "API_KEY",
    "--out",
    "functions",
  ]);
  expect(made.code, made.stderr).toBe(0);
  const saved = (name: string) => readFileSync(path.join(terminal.folder, "functions/hooks", name), "utf8");
  expect(config).toBe(saved("config.toml"));
  expect(files.map((file) => file.name).toSorted()).toEqual([
    "hooks-.env.example",
    "hooks-config.toml",
    "hooks-index.ts",
  ]);
  for (const { name, bytes } of files) expect(String(bytes)).toBe(saved(name.replace("hooks-", "")));
});
