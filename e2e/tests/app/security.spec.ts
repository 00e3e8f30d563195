import { type APIRequestContext, expect, test } from "@playwright/test";
import { confirmedAccount, sessionFile } from "../../support/account.ts";

test("the site sends its security headers with every page", async ({ request }) => {
  for (const path of ["/", "/auth", "/no-such-page"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["x-frame-options"]).toBe("DENY");
  }
});

test("nothing but auth and rest answers for the backend", async ({ request }) => {
  for (const path of ["/_system/config", "/_system/introspect", "/storage/v1/bucket"]) {
    expect(await (await request.get(path)).text()).toContain("<!doctype html>");
  }
});

test("a foreign Host is turned away", async ({ request }) => {
  const answer = await request.get("/config.json", { headers: { Host: "evil.example" } });
  expect(answer.status()).toBe(421);
});

test("an address with another host inside never leads away after sign-in", async ({ page }) => {
  for (const next of ["https://evil.example", "//evil.example", "/%5Cevil.example", "%2f%2fevil.example"]) {
    await page.goto(`/auth?next=${next}`);
    await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
    expect(new URL(page.url()).hostname).toBe("127.0.0.1");
  }
});

/** A link of the form that confirmation mails lead to, with the tokens of somebody else's account. */
async function linkOfSomebody(request: APIRequestContext): Promise<{ link: string; email: string }> {
  const { email, password } = await confirmedAccount(request, "somebody");
  const { publishableKey } = (await (await request.get("/config.json")).json()) as { publishableKey: string };
  const headers = { apikey: publishableKey };
  const answer = await request.post("/auth/v1/token?grant_type=password", { headers, data: { email, password } });
  const session = (await answer.json()) as { access_token: string; refresh_token: string };
  const tokens = new URLSearchParams({ ...session, type: "signup", user: "" });
  return { link: `/#${tokens.toString()}`, email };
}

test("a link that nobody asked for here signs nobody in unasked", async ({ page, request }) => {
  const { link, email } = await linkOfSomebody(request);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Sign in with this link?" })).toBeVisible();
  expect(page.url()).not.toContain("access_token");
  await page.getByRole("button", { name: "Do not sign in" }).click();
  await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(email);
});

test.describe("signed in", () => {
  test.use({ storageState: sessionFile });

  test("a link of another account takes nobody's place unasked, and does when it is wanted", async ({
    page,
    request,
  }) => {
    const { link, email } = await linkOfSomebody(request);
    await page.goto(link);
    await page.getByRole("button", { name: /^Stay signed in as shared\./ }).click();
    await page.goto("/profile");
    await expect(page.getByRole("definition").filter({ hasText: "shared." })).toBeVisible();
    await page.goto(link.replace("#", "?again#"));
    await page.getByRole("button", { name: `Sign in as ${email}` }).click();
    await expect(page).toHaveURL("/");
    await page.goto("/profile");
    await expect(page.getByRole("definition").filter({ hasText: email })).toBeVisible();
  });

  test("after loading, every tool works without one request to anybody else", async ({ page, baseURL }) => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith("http") && url.origin !== baseURL) foreign.push(request.url());
    });
    for (const path of ["/", "/og-generator", "/commit-message-assistant", "/changelog-generator", "/profile"]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
    }
    expect(foreign).toEqual([]);
  });
});
