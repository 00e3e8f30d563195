import { chromium } from "playwright";
import { AxeBuilder } from "@axe-core/playwright";
const base = process.env.BASE ?? "http://127.0.0.1:4850";
const out = "/tmp/shell-shots/";
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
});
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
const page = await context.newPage();
const log = [];
page.on("pageerror", (e) => log.push("pageerror " + e.message));
page.on("console", (m) => ["error", "warning"].includes(m.type()) && log.push(m.type() + " " + m.text()));
const email = `amara${Date.now()}@fieldnote.dev`;
const only = process.argv.slice(2);
await page.goto(base + "/profile");
await page.waitForURL("**/auth");
await page.getByRole("tab", { name: "Sign Up" }).click();
await page.getByLabel("Full Name").fill("Amara Mensah");
await page.getByLabel("Email").fill(email);
await page.getByLabel("Password", { exact: true }).fill("secret-42");
await page.getByRole("button", { name: "Create Account" }).click();
await page.getByText("Please check your email").first().waitFor();
await page.screenshot({ path: out + "auth-sent.png" });
const [inbox] = await Promise.all([
  context.waitForEvent("page"),
  page.getByRole("link", { name: "Open local inbox" }).click(),
]);
await inbox.waitForLoadState();
await inbox
  .getByRole("link", { name: /Confirm/ })
  .first()
  .click();
await inbox.waitForURL("**/profile");
console.log("confirmed at", inbox.url(), "first tab at", page.url());
await inbox.getByRole("heading", { name: "Access tokens" }).waitFor();
await inbox.close();
await page.waitForTimeout(500);
console.log("first tab now", page.url());
const state = await context.storageState();
async function shots(ctx, name, path, prepare) {
  for (const theme of ["light", "dark"])
    for (const [w, h, tag] of [
      [1440, 900, ""],
      [390, 844, "-mobile"],
    ]) {
      const p = await ctx.newPage();
      p.on("pageerror", (e) => log.push(name + " pageerror " + e.message));
      p.on("console", (m) => ["error"].includes(m.type()) && log.push(name + " " + m.text()));
      await p.setViewportSize({ width: w, height: h });
      await p.addInitScript((t) => localStorage.setItem("toolbox-theme", t), theme);
      await p.goto(base + path);
      await p.getByRole("heading", { level: 1 }).first().waitFor();
      await p.waitForLoadState("networkidle");
      if (prepare) await prepare(p);
      await p.waitForTimeout(250);
      await p.screenshot({ path: `${out}${name}${tag}-${theme}.png` });
      const { violations } = await new AxeBuilder({ page: p }).analyze();
      for (const v of violations)
        console.log(
          "AXE",
          name,
          theme,
          w,
          v.id,
          v.nodes
            .map(
              (n) =>
                n.html.slice(0, 160) +
                " | " +
                n.any
                  .map((a) => a.message)
                  .join(";")
                  .slice(0, 200),
            )
            .join(" || "),
        );
      const wide = await p.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
      if (wide) console.log("WIDE", name, w);
      await p.close();
    }
}
const out2 = await browser.newContext({ serviceWorkers: "block" });
const want = (n) => only.length === 0 || only.includes(n);
if (want("auth")) await shots(out2, "auth", "/auth");
if (want("auth-sign-up"))
  await shots(out2, "auth-sign-up", "/auth", async (p) => {
    await p.getByRole("tab", { name: "Sign Up" }).click();
    await p.getByLabel("Password", { exact: true }).fill("abcde");
    await p.getByRole("button", { name: "Create Account" }).click();
  });
if (want("dashboard")) await shots(context, "dashboard", "/");
if (want("palette"))
  await shots(context, "palette", "/", async (p) => {
    await p.keyboard.press("Control+k");
    await p.getByRole("combobox").fill("co");
  });
if (want("sheet"))
  await shots(context, "sheet", "/", async (p) => {
    if (p.viewportSize().width < 700) await p.getByRole("button", { name: "Open menu" }).click();
    else await p.keyboard.press("Control+b");
  });
if (want("404")) await shots(context, "404", "/comit-message-assistant");
if (want("profile")) {
  const p = await context.newPage();
  await p.goto(base + "/profile");
  await p.getByRole("button", { name: "New token" }).click();
  await p.getByLabel("Name").fill("ci-preview");
  await p.screenshot({ path: out + "new-token.png" });
  await p.getByRole("button", { name: "Create token" }).click();
  await p
    .getByText(/^tbx_\w+$/)
    .first()
    .waitFor();
  await p.waitForTimeout(300);
  await p.screenshot({ path: out + "profile-once.png" });
  await p.close();
  await shots(context, "profile", "/profile");
}
if (want("device")) {
  const config = await (await fetch(base + "/config.json")).json();
  const r = await (
    await fetch(base + "/rest/v1/rpc/device_authorize", {
      method: "POST",
      headers: { apikey: config.publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ client_name: "toolbox CLI on kestrel" }),
    })
  ).json();
  await shots(context, "device", "/device?user_code=" + r.user_code, async (p) => {
    await p.getByRole("button", { name: "Approve" }).waitFor();
  });
  await shots(context, "device-ask", "/device");
  const p = await context.newPage();
  await p.goto(base + "/device?user_code=" + r.user_code);
  await p.getByRole("button", { name: "Approve" }).waitFor();
  console.log("focus", await p.evaluate(() => document.activeElement?.tagName));
  await p.getByRole("button", { name: "Approve" }).click();
  await p.getByRole("heading", { name: "Approved" }).waitFor();
  await p.screenshot({ path: out + "device-done.png" });
  await p.goto(base + "/device?user_code=BBBB-BBBB");
  await p.getByText("No terminal is waiting").waitFor();
  await p.screenshot({ path: out + "device-unknown.png" });
  await p.close();
}
console.log([...new Set(log)].join("\n"));
await browser.close();
