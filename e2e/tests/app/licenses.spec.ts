import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { sessionFile } from "../../support/account.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
/** The packages that a workspace package runs with. */
const packagesOf = (file: string) => {
  const { dependencies = {} } = JSON.parse(read(file)) as { dependencies?: Record<string, string> };
  return Object.keys(dependencies).filter((name) => !name.startsWith("@toolbox/"));
};
const named = (text: string, name: string) => text.includes(`\n${name} `);

test("the licenses of all that is in the app are one click away", async ({ browser }) => {
  const page = await browser.newPage({ storageState: sessionFile });
  await page.goto("/profile");
  await expect(page.getByText("Emoji: Twemoji by Twitter and contributors, CC BY 4.0.")).toBeVisible();
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "All licenses" }).click();
  const licenses = await opened;
  await expect(licenses.getByText("SIL OPEN FONT LICENSE").first()).toBeAttached();
  const text = await (await page.request.get("/licenses.txt")).text();
  // these two hold nothing of their own: what they hand on is named
  const parts: Readonly<Record<string, string>> = {
    "radix-ui": "@radix-ui/react-dialog",
    "react-router-dom": "react-router",
  };
  const builtWith = packagesOf("web/package.json").map((name) => parts[name] ?? name);
  expect(builtWith.filter((name) => !named(text, name))).toEqual([]);
  expect(packagesOf("core/package.json").filter((name) => !named(text, name))).toEqual([]);
  await page.close();
});

test("the service worker's parts are named too", async ({ request }) => {
  const text = await (await request.get("/licenses.txt")).text();
  const dist = path.join(root, "web/dist");
  const scripts = readdirSync(dist).filter((name) => /^workbox-.*\.js$/.test(name));
  const parts = scripts.flatMap((name) =>
    [...read(`web/dist/${name}`).matchAll(/workbox:([\w-]+):/g)].map((match) => match[1]),
  );
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.filter((part) => !named(text, `workbox-${part}`))).toEqual([]);
});

test("the built command lies beside its licenses", () => {
  const text = read("cli/dist/LICENSES.txt");
  expect(text).toContain("Twemoji, Copyright 2020 Twitter");
  for (const name of ["commander", "ink", "open", "react", ...packagesOf("core/package.json")])
    expect(named(text, name), name).toBe(true);
});
