import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import tests from "./playwright.config.ts";

/*
 * Pictures of every page, to compare the app before a change and after it: `pnpm screenshots`, described in
 * CONTRIBUTING.md. TOOLBOX_SCREENSHOTS is the folder they are in; TOOLBOX_SITE is the
 * address of another Toolbox to look at, such as one of an older commit.
 */
const folder = process.env["TOOLBOX_SCREENSHOTS"] ?? path.join(tmpdir(), "toolbox-screenshots");
const site = process.env["TOOLBOX_SITE"];
const { webServer, ...own } = tests;

export default defineConfig({
  ...own,
  ...(site === undefined && webServer ? { webServer } : {}),
  use: { ...own.use, ...(site === undefined ? {} : { baseURL: site }) },
  snapshotPathTemplate: path.join(path.resolve(folder), "{arg}{ext}"),
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0, maxDiffPixels: 0 } },
  projects: [
    { name: "setup", testMatch: "known-account.setup.ts" },
    { name: "screenshots", testMatch: "*.shots.ts", dependencies: ["setup"] },
  ],
});
