import { expect, test } from "@playwright/test";
import { unzipSync } from "fflate";
import { newAccount } from "../../support/account.ts";
import { downloads, pngSize } from "../../support/downloads.ts";

test("a newcomer signs up, confirms, makes an image, a commit message and a changelog, and signs out", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const account = newAccount("amara");
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));

  await test.step("signs up, wanting a tool", async () => {
    await page.goto("/changelog-generator");
    await expect(page).toHaveURL(/\/auth/);
    await expect(page.getByText("Manage your development projects with ease")).toBeVisible();
    await page.getByRole("tab", { name: "Sign Up" }).click();
    await page.getByLabel("Full Name").fill(account.fullName);
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill("short");
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByText("Please check your email to confirm your account.").first()).toBeVisible();
  });

  await test.step("is told to confirm first", async () => {
    await page.getByRole("tab", { name: "Sign In" }).click();
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText("Sign In Error").first()).toBeVisible();
    await expect(page).toHaveURL(/\/auth/);
    await expect(page.getByLabel("Email")).toHaveValue(account.email);
  });

  await test.step("confirms from the local inbox and lands on the wanted page", async () => {
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: "Open local inbox" }).click();
    const inbox = await opened;
    await inbox.getByRole("link", { name: `Confirm account: ${account.email}` }).click();
    await expect(inbox).toHaveURL("/changelog-generator");
    expect(inbox.url()).not.toContain("access_token");
    await inbox.close();
    // The tab that waited has been signed in too.
    await expect(page).toHaveURL("/changelog-generator");
  });

  await test.step("makes a changelog", async () => {
    await page.getByRole("button", { name: "Generate Changelog" }).click();
    await expect(page.getByText("Please add at least one change entry.").first()).toBeVisible();
    await page.getByLabel("Project Name").fill("Ledger API");
    await page.getByLabel("Current Version").fill("2.3.1");
    await page.getByRole("textbox", { name: "Entry 1" }).fill("Fix address parsing");
    await page.getByRole("button", { name: "Add Entry" }).click();
    await page.getByRole("textbox", { name: "Entry 2" }).fill("Add dark mode");
    await page.getByRole("button", { name: "Generate Changelog" }).click();
    await expect(page.getByText("Changelog Generated!").first()).toBeVisible();
    const today = new Date().toISOString().slice(0, 10);
    const [file] = await downloads(page, 1, () => page.getByRole("button", { name: "Download CHANGELOG.md" }).click());
    expect(file?.name).toBe("CHANGELOG.md");
    const text = String(file?.bytes);
    expect(text).toContain(
      `## [2.4.0] - ${today}\n\n### Added\n\n- Add dark mode\n\n### Fixed\n\n- Fix address parsing\n`,
    );
    await page.getByRole("button", { name: "Copy Markdown" }).click();
    await expect(page.getByText("Markdown changelog copied to clipboard.").first()).toBeVisible();
    expect(await clipboard()).toBe(text);
    await page.getByRole("tab", { name: "JSON" }).click();
    const [json] = await downloads(page, 1, () =>
      page.getByRole("button", { name: "Download CHANGELOG.json" }).click(),
    );
    expect(JSON.parse(String(json?.bytes))).toMatchObject({
      version: "2.4.0",
      date: today,
      type: "minor",
      changes: { added: ["Add dark mode"], fixed: ["Fix address parsing"] },
    });
  });

  await test.step("makes a commit message", async () => {
    await page.getByRole("link", { name: "Commit Message" }).first().click();
    await page.getByLabel("What did you change?").fill("Fixed the auth token refresh");
    await page.getByRole("button", { name: "Auto-Generate from Description" }).click();
    await expect(page.getByText("Messages Generated!").first()).toBeVisible();
    await page.getByLabel("Related Issues").fill("#12, 15");
    await page.getByRole("tab", { name: "Angular" }).click();
    await page.getByRole("button", { name: "Copy Angular" }).click();
    await expect(page.getByText("Angular commit message copied to clipboard.").first()).toBeVisible();
    expect(await clipboard()).toBe("fix(auth): the auth token refresh\n\nCloses #12, Closes #15");
  });

  await test.step("makes images", async () => {
    await page.getByRole("link", { name: "OG Image Generator" }).first().click();
    await page.getByLabel("Title").fill("Row-level security without the guesswork");
    const files = await downloads(page, 3, () => page.getByRole("button", { name: /^Download all/i }).click());
    expect(files.map((file) => file.name)).toEqual([
      "og-image-1200x630.png",
      "og-image-1200x600.png",
      "og-image-1024x512.png",
    ]);
    expect(files.map((file) => pngSize(file.bytes))).toEqual([
      [1200, 630],
      [1200, 600],
      [1024, 512],
    ]);
    await expect(page.getByText("All Downloads Complete").first()).toBeVisible();
    const [archive] = await downloads(page, 1, () => page.getByRole("button", { name: /ZIP/ }).click());
    const packed = unzipSync(archive?.bytes ?? new Uint8Array());
    for (const file of files) expect(Buffer.from(packed[file.name] ?? []).equals(file.bytes)).toBe(true);
  });

  await test.step("signs out everywhere", async () => {
    const other = await context.newPage();
    await other.goto("/");
    await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("button", { name: "Sign out" }).first().click();
    await expect(page).toHaveURL(/\/auth/);
    await expect(other).toHaveURL(/\/auth/);
    await page.goto("/");
    await expect(page).toHaveURL(/\/auth/);
  });

  expect(problems).toEqual([]);
});
