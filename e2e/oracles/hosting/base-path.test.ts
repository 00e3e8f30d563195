import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EmbeddedBackend, startBackend } from "../../../web/backend/embedded-backend.ts";
import { siteHandlers } from "../../../web/backend/http/site-handler.ts";
import { browserFlags, findBrowser } from "../../scripts/find-browser.ts";
import { findNginx, runNginx } from "./nginx.ts";

/*
 * The app below a path, `/toolbox/`, as nginx serves it by the file that `pnpm configure --base` writes, in a browser. Its
 * project is the embedded backend, behind the same nginx.
 */
const nginx = findNginx();
const browserPath = findBrowser();
const missing = nginx === undefined ? "no nginx" : browserPath === undefined ? "no browser" : undefined;
if (missing) console.warn(`SKIPPED: the app below a path, in nginx (${missing}).`);

const root = fileURLToPath(new URL("../../..", import.meta.url));

describe.skipIf(missing)(`the app at /toolbox/ in nginx${missing ? `: ${missing}` : ""}`, () => {
  const folder = mkdtempSync(path.join(tmpdir(), "toolbox-base-"));
  let origin: string;
  let backend: EmbeddedBackend;
  let api: Server;
  let stopNginx: (() => void) | undefined;
  let browser: Browser;

  beforeAll(async () => {
    const ports = await Promise.all([freePort(), freePort()]);
    origin = `http://127.0.0.1:${ports[0]}`;
    backend = await startBackend(path.join(folder, "data"), origin);
    const handlers = siteHandlers(backend, origin, "1.2.3");
    api = createServer((request, response) => {
      const step = (at: number): void => {
        const handler = handlers[at];
        if (handler) handler(request, response, () => step(at + 1));
        else response.writeHead(404).end();
      };
      step(0);
    });
    await new Promise<void>((resolve) => api.listen(ports[1], "127.0.0.1", resolve));

    const app = path.join(folder, "www/toolbox");
    const target = ["--url", origin, "--key", backend.publishableKey, "--base", "/toolbox/", "--out", app];
    execFileSync(process.execPath, ["--import", "tsx", "web/scripts/configure.ts", ...target], { cwd: root });
    const server = readFileSync(path.join(app, "nginx.conf"), "utf8")
      .replace("listen 80;", `listen 127.0.0.1:${ports[0]};`)
      .replace("root /var/www/toolbox;", `root ${path.join(folder, "www")};`)
      .replace(
        "location = /toolbox ",
        `location ~ ^/(auth|rest)/v1/|^/__inbox { proxy_pass http://127.0.0.1:${ports[1]}; proxy_set_header Host $http_host; }\n    location = /toolbox `,
      );
    stopNginx = await runNginx(nginx ?? "", path.join(folder, "nginx"), server, `${origin}/toolbox/`);
    browser = await chromium.launch({ executablePath: browserPath ?? "", args: [...browserFlags] });
  }, 600_000);

  afterAll(async () => {
    await browser?.close();
    stopNginx?.();
    api?.close();
    await backend?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each([
    ["/toolbox/og-generator", "text/html; charset=utf-8"],
    ["/toolbox/a/b", "text/html; charset=utf-8"],
    ["/toolbox/licenses.txt", "text/plain; charset=utf-8"],
    ["/toolbox/manifest.webmanifest", "application/manifest+json"],
    ["/toolbox/config.json", "application/json"],
  ])("%s is there, as %s", async (place, type) => {
    const { status, headers } = await fetch(origin + place);
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([200, type, "no-cache"]);
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  test.each([
    "/toolbox/assets/gone.js",
    "/toolbox/nginx.conf",
    "/toolbox/_headers",
    "/toolbox/.vite/manifest.json",
    "/og-generator",
  ])("%s is not there", async (place) => {
    const { status, headers } = await fetch(origin + place);
    expect(status).toBe(404);
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  test("without its slash the path leads to the app", async () => {
    const { status, headers } = await fetch(`${origin}/toolbox`, { redirect: "manual" });
    expect([status, headers.get("location")]).toEqual([301, "/toolbox/"]);
  });

  test("an asset is kept for good", async () => {
    const page = await (await fetch(`${origin}/toolbox/`)).text();
    const script = /src="(\/toolbox\/assets\/[^"]+\.js)"/.exec(page)?.[1];
    const answer = await fetch(origin + String(script));
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  test("a newcomer signs up, confirms, makes something, and goes on without network", async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const strays: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (!/^\/(toolbox\/|auth\/v1|rest\/v1|__inbox)/.test(pathname)) strays.push(pathname);
    });
    page.setDefaultTimeout(20_000);
    await page.goto(`${origin}/toolbox/changelog-generator`);
    await page.waitForURL(`${origin}/toolbox/auth`);
    expect(await page.getByRole("link", { name: /licenses/i }).getAttribute("href")).toBe(
      `${origin}/toolbox/licenses.txt`,
    );
    await page.getByRole("tab", { name: "Sign Up" }).click();
    await page.getByLabel("Full Name").fill("Ada");
    await page.getByLabel("Email").fill("ada@example.test");
    await page.getByLabel("Password", { exact: true }).fill("correct horse");
    const asked = page.waitForRequest((request) => request.url().includes("/auth/v1/signup"));
    await page.getByRole("button", { name: "Create Account" }).click();
    expect(new URL((await asked).url()).searchParams.get("redirect_to")).toBe(`${origin}/toolbox/`);
    await page.getByText("Please check your email to confirm your account.").first().waitFor();

    // the embedded server leads back to the root of its address alone; a project goes where it was asked to
    const [mail] = backend.inbox.list(origin).mails;
    const landing = await fetch(String(mail?.link), { redirect: "manual" });
    await page.goto(`${origin}/toolbox/${new URL(landing.headers.get("location") ?? "").hash}`);
    await page.waitForURL(`${origin}/toolbox/changelog-generator`);
    await makeExample(page);
    await page.getByRole("link", { name: "Dashboard" }).first().click();
    await page.waitForURL(`${origin}/toolbox/`);

    await page.goto(`${origin}/toolbox/device?user_code=BCDF-GHJK`);
    await page.getByText(`${origin}/toolbox/device`).waitFor();
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(`${origin}/toolbox/`);
    await page.reload(); // the worker answers from the next page on
    await page.getByText(`${origin}/toolbox/device`).waitFor();
    await context.setOffline(true);
    await page.goto(`${origin}/toolbox/commit-message-assistant`);
    await makeExample(page);
    expect(strays).toEqual([]);
    await context.close();
  }, 120_000);
});

/** Fills in the example of a tool's page and makes it. */
async function makeExample(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Examples?$/ }).waitFor();
  await page.keyboard.press("Control+e");
  await page.keyboard.press("Control+Enter");
  await page.getByText("nothing generated yet").waitFor({ state: "hidden" });
  await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
  expect(await page.getByText(/could not be loaded|This is a bug in Toolbox/).count()).toBe(0);
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
