/*
 * Opens the built site in Chromium, makes a plan of 5,000 nodes and pans and zooms its mindmap. Prints the script time
 * of a frame in milliseconds, the 95th percentile.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "playwright";
import { browserFlags, findBrowser } from "../../scripts/find-browser.ts";
import { confirmedAccount } from "../../support/account.ts";
import { signIn } from "../../support/sign-in.ts";

declare global {
  interface Window {
    /** Milliseconds, of the page that is measured. */
    frameTimes: number[];
  }
}

/** With five sub-tasks each. */
const COMPONENTS = 834;
const STEPS = 120;

const tags = ["api", "ui", "backend", "legal", "sales", "data", "ops", "docs"];
const statuses = ["Not Started", "In Progress", "Complete"];

function madePlan(): string {
  return Array.from({ length: COMPONENTS }, (_, index) => {
    const subTasks = Array.from({ length: 5 }, (_each, place) => `- [${place % 2 ? "x" : " "}] Sub-task ${place}`);
    const tagLine = `Tags: ${tags[index % 8]}, ${tags[(index * 3 + 1) % 8]}`;
    return [`## Component ${index + 1}`, `Status: ${statuses[index % 3]}`, tagLine, ...subTasks].join("\n");
  }).join("\n\n");
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}

/** Starts the site as a user does; it is there when it says where. */
async function startSite(data: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const start = fileURLToPath(new URL("../../../web/scripts/start.ts", import.meta.url));
  const args = ["--import", "tsx", start, "--port", String(port)];
  const site = spawn(process.execPath, args, {
    cwd: fileURLToPath(new URL("../../..", import.meta.url)),
    env: { ...process.env, TOOLBOX_DATA: data },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => site.once("close", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    site.stdout.on("data", (said: Buffer) => String(said).includes("App ") && resolve());
    site.once("close", () => reject(new Error("The site did not start.")));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      site.kill("SIGTERM");
      await ended;
    },
  };
}

/** What pans and zooms: a drag to and fro, then the wheel in and out. */
async function move(page: Page): Promise<void> {
  const box = await page.getByRole("application").boundingBox();
  if (!box) throw new Error("There is no mindmap.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < STEPS; step++) {
    await page.mouse.move(x + 200 * Math.sin(step / 8), y + 150 * Math.cos(step / 13));
    await nextFrame(page);
  }
  await page.mouse.up();
  for (let step = 0; step < STEPS; step++) {
    await page.mouse.wheel(0, step % 60 < 30 ? -60 : 60);
    await nextFrame(page);
  }
}

const nextFrame = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

/** Notes how long each callback of a frame takes; those of a few microseconds drew nothing. */
function watchFrames(): void {
  const request = window.requestAnimationFrame.bind(window);
  window.frameTimes = [];
  window.requestAnimationFrame = (callback) =>
    request((now) => {
      const start = performance.now();
      callback(now);
      window.frameTimes.push(performance.now() - start);
    });
}

const data = mkdtempSync(path.join(tmpdir(), "toolbox-frames-"));
const site = await startSite(data);
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...browserFlags] });
try {
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, await confirmedAccount(context.request, "frames"));
  await page.addInitScript(watchFrames);
  await page.goto("/visual-workspace-generator");
  const text = page.getByRole("textbox", { name: "Plan", exact: true });
  // A paste of this size: typing it in by script takes minutes in a text area.
  await text.evaluate((area: HTMLTextAreaElement, plan) => {
    area.setRangeText(plan);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }, madePlan());
  await page.getByRole("button", { name: "Generate Workspace" }).click();
  await page.getByRole("application").waitFor();
  // Once before it is measured: the first look at a box measures its words, which no later frame does.
  await move(page);
  await page.evaluate(() => window.frameTimes.splice(0));
  await move(page);
  const times = (await page.evaluate(() => window.frameTimes)).filter((time) => time > 0.02).toSorted((a, b) => a - b);
  process.stdout.write(`${times[Math.floor(times.length * 0.95)]?.toFixed(2)}\n`);
} finally {
  await browser.close();
  await site.stop();
  rmSync(data, { recursive: true, force: true });
}
