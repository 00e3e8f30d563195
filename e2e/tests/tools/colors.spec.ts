import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { toolbox } from "../../support/cli.ts";
import { downloads, pngSize } from "../../support/downloads.ts";
import { violations } from "../../support/page/axe.ts";
import { opened, settled } from "../../support/page/settled.ts";
import { test } from "../../support/page/signed-in-test.ts";
import { differingValues } from "../../support/pixels.ts";
import { signedInTerminal } from "../../support/signed-in-terminal.ts";

const bands = (page: Page) => page.getByRole("list", { name: "Colors" }).getByRole("button", { name: /^Copy / });
const colorsOf = async (page: Page) =>
  Promise.all((await bands(page).all()).map(async (band) => (await band.getAttribute("aria-label"))?.slice(5, 12)));

test("a palette rolls at the space bar, keeps its locks, and opens the same from its link", async ({ page }) => {
  await page.goto("/color-palette");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(bands(page)).toHaveCount(5);
  const first = await colorsOf(page);
  await page.keyboard.press("3");
  await page.locator("h1").first().click();
  await page.keyboard.press("Space");
  await expect.poll(() => colorsOf(page)).not.toEqual(first);
  const rolled = await colorsOf(page);
  expect(rolled[2]).toBe("#3b82f6");
  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.removeItem("toolbox-tool-palette"));
  await page.goto("about:blank");
  await page.goto(link);
  await expect(bands(page)).toHaveCount(5);
  await expect.poll(() => colorsOf(page)).toEqual(rolled);
});

test("browser and terminal export the same palette: texts byte by byte, the sheet with 0 pixels differing", async ({
  page,
  baseURL,
}) => {
  const terminal = await signedInTerminal(page, baseURL ?? "", "parity colors");
  await page.goto("/color-palette");
  await page.getByRole("button", { name: "Generate" }).click();
  const args = ["palette", "#e11d48", "--type", "split", "--space", "oklch"];
  await page.getByRole("textbox", { name: "Base color", exact: true }).fill("#e11d48");
  await page.getByRole("radio", { name: "Split" }).check({ force: true });
  await page.getByRole("radiogroup", { name: "Steps in" }).getByRole("radio", { name: "OKLCH" }).check({ force: true });
  for (const format of ["css", "theme", "tailwind", "scss", "tokens", "svg"]) {
    await page.getByLabel("Format").selectOption(format);
    const [file] = await downloads(page, 1, () => page.getByRole("button", { name: "Export" }).click());
    const printed = await toolbox(terminal, [...args, "--format", format]);
    expect(printed.code).toBe(0);
    expect(printed.stdout.trimEnd()).toBe(String(file?.bytes).trimEnd());
  }
  await page.getByLabel("Format").selectOption("png");
  const [sheet] = await downloads(page, 1, () => page.getByRole("button", { name: "Export" }).click());
  expect((await toolbox(terminal, [...args, "--format", "png", "--out", "."])).code).toBe(0);
  const made = readFileSync(path.join(terminal.folder, "palette.png"));
  expect(pngSize(made)).toEqual([1200, 630]);
  expect(await differingValues(sheet?.bytes ?? Buffer.alloc(0), made)).toBe(0);
});

test("the faces of the font pairs come when they are shown", async ({ page }) => {
  const fonts: string[] = [];
  page.on("response", (response) => {
    if (/-latin-(400|700)-normal-.*\.woff2$/.test(response.url())) fonts.push(response.url());
  });
  await page.goto("/color-palette");
  await expect(page.getByRole("tab", { name: "Font Pairs" })).toBeVisible();
  expect(fonts).toEqual([]);
  await page.getByRole("tab", { name: "Font Pairs" }).click();
  await expect.poll(() => fonts.some((url) => url.includes("/lora-latin-400"))).toBe(true);
  expect(fonts.some((url) => url.includes("/dm-sans-latin-400"))).toBe(false);
});

const states: readonly (readonly [address: string, clicks: readonly string[]])[] = [
  ["/color-palette", ["Generate"]],
  ["/color-palette", ["Generate", "Contrast"]],
  ["/color-palette", ["Generate", "Color vision"]],
  ["/color-palette?tool=font-pairs", []],
  ["/dev-utilities?tool=color", []],
  ["/dev-utilities?tool=contrast", []],
  ["/dev-utilities?tool=palette", []],
  ["/dev-utilities?tool=color-scale", []],
  ["/dev-utilities?tool=quick-palette", []],
];
for (const [address, clicks] of states) {
  test(`${[address, ...clicks].join(", ")}: axe finds nothing, nothing sticks out`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(address);
      await page.evaluate(() => localStorage.removeItem("toolbox-tool-palette"));
      for (const name of clicks) {
        await page
          .getByRole("button", { name, exact: true })
          .or(page.getByRole("tab", { name, exact: true }))
          .or(page.getByRole("button", { name: /^Generate/ }).filter({ hasText: name }))
          .first()
          .click();
      }
      await opened(page);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
        await settled(page);
        // Samples show colors that fail: the grade beside them says so in words.
        expect(await violations(page, { exclude: ["[data-contrast-sample]"] }), colorScheme).toEqual([]);
        const widths = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        expect(widths[0]).toBe(widths[1]);
      }
    }
  });
}
