import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { toolbox } from "../../support/cli.ts";
import { downloads } from "../../support/downloads.ts";
import { violations } from "../../support/page/axe.ts";
import { settled } from "../../support/page/settled.ts";
import { test } from "../../support/page/signed-in-test.ts";
import { signedInTerminal } from "../../support/signed-in-terminal.ts";

/** Measures the longest time the page gave no thread back; the function returned reads it, in milliseconds. */
async function watchFreezes(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let last = performance.now();
    Object.assign(window, { longestFreeze: 0 });
    setInterval(() => {
      const state = window as unknown as { longestFreeze: number };
      state.longestFreeze = Math.max(state.longestFreeze, performance.now() - last);
      last = performance.now();
    }, 10);
  });
  return () => page.evaluate(() => (window as unknown as { longestFreeze: number }).longestFreeze);
}

test("a pattern that explodes is stopped, and the page never freezes", async ({ page }) => {
  await page.goto("/regex-json");
  await expect(page.getByRole("tab", { name: "Regex Tester" })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("textbox", { name: "Test string" }).fill(`${"a".repeat(30)}!`);
  await page.getByRole("textbox", { name: "Pattern" }).fill("a");
  await expect(page.getByText("30 matches")).toBeVisible();
  const longestFreeze = await watchFreezes(page);
  await page.getByRole("textbox", { name: "Pattern" }).fill("^(a+)+$");
  await expect(page.getByText(/can explode: \(a\+\)\+/)).toBeVisible();
  await expect(page.getByText(/^The pattern was stopped/).first()).toBeVisible();
  expect(await longestFreeze()).toBeLessThan(600);
  await page.getByRole("textbox", { name: "Pattern" }).fill("a!");
  await expect(page.getByText("1 match", { exact: true })).toBeVisible();
});

test("a large file is formatted in the background, shown in part and saved whole", async ({ page }) => {
  const rows = Array.from({ length: 120_000 }, (_, id) => ({
    id,
    name: `Person ${id}`,
    balance: id * 1.37,
    tags: ["a", "b"],
  }));
  const text = JSON.stringify(rows);
  await page.goto("/regex-json?tool=json");
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "rows.json", mimeType: "application/json", buffer: Buffer.from(text) });
  const longestFreeze = await watchFreezes(page);
  await page.getByRole("button", { name: "Format", exact: true }).first().click();
  await expect(page.getByText(/^This is the beginning/)).toBeVisible({ timeout: 60_000 });
  expect(await longestFreeze()).toBeLessThan(1500);
  const [file] = await downloads(page, 1, () => page.getByRole("button", { name: "Download formatted.json" }).click());
  expect(String(file?.bytes) === `${JSON.stringify(rows, undefined, 2)}\n`).toBe(true);
});

test("browser and terminal write the same JSON, CSV and matches, byte by byte", async ({ page, baseURL }) => {
  const terminal = await signedInTerminal(page, baseURL ?? "", "parity regex 1");
  const json =
    '[{"id":9007199254740993,"price":1.50,"owner":{"name":"Ünï 🚀, \\"quoted\\""},"f":"=1+1"},{"id":1e400,"tags":[]}]';
  await page.goto("/regex-json?tool=json");
  await page.getByRole("textbox", { name: "JSON", exact: true }).fill(json);
  for (const [button, make, name] of [
    ["Format", "format", "formatted.json"],
    ["Minify", "minify", "minified.json"],
    ["Convert to CSV", "csv", "data.csv"],
  ] as const) {
    await page.getByRole("button", { name: button, exact: true }).first().click();
    const [file] = await downloads(page, 1, () => page.getByRole("button", { name: `Download ${name}` }).click());
    const run = await toolbox(terminal, ["json", "--text", json, "--make", make, "--out", "."]);
    expect(run.code).toBe(0);
    expect(readFileSync(path.join(terminal.folder, name), "utf8")).toBe(String(file?.bytes));
  }

  await page.goto("/regex-json");
  await page.getByRole("textbox", { name: "Pattern" }).fill(String.raw`(?<letter>\p{L})(\d)?`);
  await page.getByRole("checkbox", { name: "u, unicode" }).check();
  await page.getByRole("textbox", { name: "Test string" }).fill("a1 ß 🚀");
  await page.getByRole("button", { name: "Test", exact: true }).first().click();
  const [result] = await downloads(page, 1, () => page.getByRole("button", { name: "Download result.json" }).click());
  const printed = await toolbox(terminal, [
    "regex",
    String.raw`(?<letter>\p{L})(\d)?`,
    "--flags",
    "gu",
    "--text",
    "a1 ß 🚀",
  ]);
  expect(printed.stdout).toBe(String(result?.bytes));
});

test("what runs away, what is not valid JSON and a wrong pattern end a command in words and with their code", async ({
  page,
  baseURL,
}) => {
  const terminal = await signedInTerminal(page, baseURL ?? "", "parity regex 2");
  const stopped = await toolbox(terminal, ["regex", "^(a+)+$", "--text", `${"a".repeat(30)}!`]);
  expect(stopped).toMatchObject({ code: 1, stdout: "" });
  expect(stopped.stderr).toContain("The pattern was stopped");
  const wrong = await toolbox(terminal, ["json", "--text", '{"a": [1, 2,]}']);
  expect(wrong).toMatchObject({ code: 2, stdout: "" });
  expect(wrong.stderr).toContain("Line 1, column 13: A comma before ] has nothing after it.");
  const broken = await toolbox(terminal, ["regex", "a(b"]);
  expect(broken.code).toBe(2);
  expect(broken.stderr).toContain("Unterminated group");
});

for (const tool of ["regex", "json", "csv"]) {
  test(`${tool}: nothing for axe to find, and no sideways scroll at 320 px`, async ({ page }) => {
    await page.goto(`/regex-json?tool=${tool}`);
    await page.getByRole("button", { name: "Fill in the example" }).click();
    await page.keyboard.press("Control+Enter");
    await expect(page.getByRole("button", { name: /^Download / })).toBeVisible();
    await settled(page);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
}
