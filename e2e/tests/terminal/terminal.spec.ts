import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { newTerminal, toolbox } from "../../support/cli.ts";
import { confirmedAccount } from "../../support/account.ts";
import { pngSize } from "../../support/downloads.ts";
import { signIn } from "../../support/sign-in.ts";

test("a terminal signs in with a code approved in the browser, works, and signs out", async ({
  page,
  request,
  baseURL,
}) => {
  const account = await confirmedAccount(request, "terminal");
  const terminal = newTerminal(baseURL ?? "");

  const refused = await toolbox(terminal, ["commit-message", "--description", "x"]);
  expect(refused.code).toBe(4);
  expect(refused.stderr).toMatch(/toolbox login/);

  await test.step("login waits for the approval", async () => {
    await signIn(page, account);
    let told = (_url: string): void => {};
    const address = new Promise<string>((resolve) => {
      told = resolve;
    });
    const login = toolbox(terminal, ["login", "--no-browser"], {
      heard: (stderr) => {
        const url = /http:\S+user_code=[\w-]+/.exec(stderr)?.[0];
        if (url) told(url);
      },
    });
    await page.goto(await address);
    await expect(page.getByText(/toolbox CLI/i).first()).toBeVisible();
    await expect(page.locator("body")).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Approve" }).click();
    const ended = await login;
    expect(ended.code).toBe(0);
    expect(ended.stdout + ended.stderr).not.toContain("tbx_");
  });

  const credentials = path.join(terminal.env["XDG_CONFIG_HOME"] ?? "", "toolbox/credentials.json");
  expect(statSync(credentials).mode & 0o777).toBe(0o600);

  await test.step("whoami knows the account", async () => {
    const who = await toolbox(terminal, ["whoami", "--json"]);
    expect(who.code).toBe(0);
    expect(JSON.parse(who.stdout)).toMatchObject({ email: account.email });
  });

  await test.step("a tool runs", async () => {
    const made = await toolbox(terminal, ["og-image", "--title", "From a terminal", "--out", "images"]);
    expect(made.code).toBe(0);
    const image = readFileSync(path.join(terminal.folder, "images/og-image-1200x630.png"));
    expect(pngSize(image)).toEqual([1200, 630]);
    const again = await toolbox(terminal, ["og-image", "--title", "Twice", "--out", "images"]);
    expect(again.code).not.toBe(0);
    expect(again.stderr).toMatch(/og-image-1200x630\.png.*--force/s);
    expect(readFileSync(path.join(terminal.folder, "images/og-image-1200x630.png")).equals(image)).toBe(true);
  });

  await test.step("the profile lists the terminal; logout ends its token", async () => {
    await page.goto("/profile");
    await expect(page.getByRole("row", { name: /toolbox CLI/i })).toBeVisible();
    const token = /tbx_\w+/.exec(readFileSync(credentials, "utf8"))?.[0] ?? "";
    expect(token).toMatch(/^tbx_/);
    const ended = await toolbox(terminal, ["logout"]);
    expect(ended.code).toBe(0);
    expect((await toolbox(terminal, ["whoami"])).code).toBe(4);
    const used = await toolbox(terminal, ["whoami", "--fresh"], { extra: { TOOLBOX_TOKEN: token } });
    expect(used.code).toBe(4);
    expect(used.stderr + used.stdout).not.toContain(token);
  });

  await test.step("a token made in the profile works as TOOLBOX_TOKEN until it is revoked", async () => {
    await page.goto("/profile");
    await page.getByRole("button", { name: "New token" }).click();
    await page.getByLabel("Name").fill("ci");
    await page.getByRole("button", { name: /Create/ }).click();
    const token = await page
      .getByText(/^tbx_\w+$/)
      .first()
      .innerText();
    const extra = { TOOLBOX_TOKEN: token };
    expect((await toolbox(terminal, ["whoami"], { extra })).code).toBe(0);
    await page.reload();
    await expect(page.getByText(token)).toHaveCount(0);
    await page
      .getByRole("row", { name: /ci/ })
      .getByRole("button", { name: /Revoke/ })
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Revoke", exact: true }).click();
    await expect(page.getByText("ci is signed out.").first()).toBeVisible();
    await expect(page.getByRole("row", { name: /ci/ })).toHaveCount(0);
    expect((await toolbox(terminal, ["whoami", "--fresh"], { extra })).code).toBe(4);
  });
});

test("a terminal without a server says so", async () => {
  const terminal = newTerminal("http://127.0.0.1:9");
  const ended = await toolbox(terminal, ["login", "--no-browser"]);
  expect(ended.code).toBe(5);
  expect(ended.stderr.trim().split("\n")).toHaveLength(1);
});
