import { expect } from "@playwright/test";
import { downloads } from "../../support/downloads.ts";
import { test } from "../../support/page/signed-in-test.ts";

const existing = `# Changelog

## [Unreleased]

- A line by hand.

## [1.0.0] - 2026-01-02

### Added

- The beginning
`;

test("a pasted git log is merged into the changelog that is there", async ({ page }) => {
  await page.goto("/changelog-generator");
  await page.getByRole("radio", { name: "Git log" }).check();
  await page
    .getByRole("textbox", { name: "Git log" })
    .fill("a1b2c3d feat(api): add paging\n0f1e2d3 fix: keep the filter\n9d8c7b6 chore: tidy up");
  await page.getByText("Merge into a File").click();
  await page.getByRole("textbox", { name: "Existing CHANGELOG.md" }).fill(existing);
  await page.getByLabel("Mark as Unreleased").check();
  await page.getByRole("button", { name: "Generate Changelog" }).click();
  const [file] = await downloads(page, 1, () => page.getByRole("button", { name: "Download CHANGELOG.md" }).click());
  const text = String(file?.bytes);
  expect(text).toMatch(/### Added\n\n- \*\*api:\*\* add paging/);
  expect(text).toMatch(/### Fixed\n\n- keep the filter/);
  expect(text).not.toContain("tidy up");
  expect(text).toContain("- A line by hand.\n");
  expect(text.endsWith(existing.slice(existing.indexOf("## [1.0.0]")))).toBe(true);
});

test("a password is made anew at each press and is kept nowhere", async ({ page }) => {
  await page.goto("/dev-utilities?tool=password");
  const password = async () => (await page.getByRole("region", { name: "Result" }).innerText()).match(/\S{16}/)?.[0];
  await expect.poll(password).toMatch(/^[\w!@#$%^&*]{16}$/);
  const first = (await password()) ?? "";
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await expect.poll(password).not.toBe(first);
  const second = (await password()) ?? "";
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href);
  expect(kept).not.toContain(first);
  expect(kept).not.toContain(second);
});

test("a file is hashed in a worker and compared", async ({ page }) => {
  await page.goto("/dev-utilities?tool=hash");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "abc.txt", mimeType: "text/plain", buffer: Buffer.from("abc") });
  const sha256 = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  await expect(page.getByText(sha256).first()).toBeVisible();
  await page.getByLabel("Expected").fill(sha256.toUpperCase());
  await expect(page.getByText("It matches").first()).toBeVisible();
});
