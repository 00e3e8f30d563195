import { chromium } from "playwright";
const base = "http://127.0.0.1:4850";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const c = await b.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
await c.addInitScript(() =>
  localStorage.setItem(
    "toolbox-session",
    JSON.stringify({
      access_token: "a.b.c",
      refresh_token: "r",
      expires_at: 4e9,
      user: { id: "1", email: "amara@fieldnote.dev", created_at: "2025-03-14T00:00:00Z" },
    }),
  ),
);
const p = await c.newPage();
p.on("console", (m) => console.log(m.text().slice(0, 300)));
p.on("pageerror", (e) => console.log(e.message));
await p.goto(base + "/");
await p.getByRole("heading", { level: 1 }).waitFor();
await p.waitForLoadState("networkidle");
await p.getByRole("button", { name: "Open menu" }).click();
await p.waitForTimeout(1500);
console.log(
  await p.locator("[role=dialog]").count(),
  await p.getByRole("button", { name: /menu/ }).evaluateAll((x) => x.map((e) => e.outerHTML.slice(0, 200))),
);
await p.screenshot({ path: "/tmp/shell-shots/sheet-debug.png" });
await b.close();
