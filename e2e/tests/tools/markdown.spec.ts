import { mkdtempSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { toolbox } from "../../support/cli.ts";
import { downloads } from "../../support/downloads.ts";
import { hostileMarkdown } from "../../support/hostile-markdown.ts";
import { test } from "../../support/page/signed-in-test.ts";
import { differingValues } from "../../support/pixels.ts";
import { signedInTerminal } from "../../support/signed-in-terminal.ts";

const editor = (page: Page) => page.getByRole("textbox", { name: "Markdown" });
const preview = (page: Page) => page.frameLocator("iframe[title='Preview']");

async function open(page: Page, text: string): Promise<void> {
  await page.goto("/markdown-pdf");
  await editor(page).fill(text);
}

/** What the page asks of other sites, and what it lets run. */
function watch(page: Page, site: string) {
  const requests: string[] = [];
  const dialogs: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(site) && !/^(?:blob|data|about):/.test(request.url())) requests.push(request.url());
  });
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return { requests, dialogs };
}

/** Elements and attributes that a document can do harm with, in a page or a frame. */
const dangers = `(() => {
  const bad = [...document.body.querySelectorAll("script, iframe, object, embed, form, input, meta, base, link, style, svg, math, frame, video, audio, template")].map((e) => e.outerHTML);
  for (const element of document.querySelectorAll("*")) for (const { name, value } of element.attributes) {
    if (name.startsWith("on") || name === "style" || name === "srcset") bad.push(name + "=" + value);
    if (/^(href|src|action|formaction|xlink:href|data)$/.test(name) && /^\\s*(javascript|vbscript|data:text)/i.test(value)) bad.push(name + "=" + value);
  }
  return bad;
})()`;

test("the preview runs nothing and loads nothing, whatever the document says", async ({ page, baseURL }) => {
  const seen = watch(page, baseURL ?? "");
  await open(page, hostileMarkdown);
  await expect(preview(page).getByText("The end.")).toBeVisible();
  const frame = page.frames().find((one) => one !== page.mainFrame());
  expect(await frame?.evaluate(dangers)).toEqual([]);
  await expect(preview(page).getByText("Send")).toBeVisible();
  await page.getByText("PDF", { exact: true }).click();
  await page.getByRole("switch", { name: "Read HTML tags" }).uncheck();
  await expect(preview(page).locator("body")).toContainText("<script>top.hit=1</script>");
  await expect(preview(page).locator(".no-image").first()).toContainText("https://evil.example/pixel.png");
  expect(await frame?.evaluate(dangers)).toEqual([]);
  for (const theme of ["Academic", "Modern", "Minimal", "Dark"]) await page.getByRole("radio", { name: theme }).check();
  for (const link of await preview(page).locator("a").all()) await link.hover({ force: true });
  expect(page.frames()).toHaveLength(2);
  expect(new URL(page.url()).pathname).toBe("/markdown-pdf");
  expect(await page.evaluate(() => "hit" in globalThis)).toBe(false);
  expect(seen).toEqual({ requests: [], dialogs: [] });
});

test("even markup that got into the frame by other means would not run or load", async ({ page, baseURL }) => {
  const seen = watch(page, baseURL ?? "");
  const failures: (string | undefined)[] = [];
  page.on("requestfailed", (request) => failures.push(request.failure()?.errorText));
  await open(page, "*ready*");
  await expect(preview(page).getByText("ready")).toBeVisible();
  await page.evaluate(async () => {
    const body = document.querySelector<HTMLIFrameElement>("iframe[title='Preview']")?.contentDocument?.body;
    body?.insertAdjacentHTML(
      "beforeend",
      '<img src=x onerror="top.hit=1"><img src="https://evil.example/a.png"><iframe src="https://evil.example/"></iframe><style>body{background:url(https://evil.example/b.png)}</style><b id=planted>planted</b>',
    );
    const script = body?.ownerDocument.createElement("script");
    if (script) script.textContent = "top.hit = 1";
    if (script) body?.append(script);
  });
  await expect(preview(page).locator("#planted")).toBeVisible();
  expect(await page.evaluate(() => "hit" in globalThis)).toBe(false);
  // The browser reports what it would have asked for; the policy stops each before it leaves the machine.
  await expect.poll(() => failures.length).toBeGreaterThanOrEqual(seen.requests.length);
  expect(failures.every((failure) => failure === "csp")).toBe(true);
});

test("a site made of a hostile document runs nothing, opened from a folder", async ({ page, context, baseURL }) => {
  const seen = watch(page, baseURL ?? "");
  await open(page, hostileMarkdown);
  const [file] = await downloads(page, 1, () => page.getByRole("button", { name: "Generate Blog Site" }).click());
  expect(file?.name).toBe("blog.zip");
  await expect(page.getByText("Blog Site Generated")).toBeVisible();
  await expect(page.frameLocator("iframe[title='Blog site']").locator(".posts")).toBeVisible();
  expect(seen).toEqual({ requests: [], dialogs: [] });

  const folder = mkdtempSync(path.join(tmpdir(), "toolbox-site-"));
  const files = unzipSync(file?.bytes ?? Buffer.alloc(0));
  for (const [name, bytes] of Object.entries(files)) {
    const target = path.join(folder, name);
    expect(path.relative(folder, target)).not.toMatch(/^\.\./);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytes);
  }
  const reader = await context.newPage();
  const asked: string[] = [];
  await reader.route(/evil\.example/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  for (const name of Object.keys(files).filter((entry) => entry.endsWith(".html"))) {
    await reader.goto(pathToFileURL(path.join(folder, name)).href);
    expect(await reader.locator("h1").count()).toBe(1);
    expect(await reader.evaluate(dangers)).toEqual([]);
    expect(await reader.evaluate(() => "hit" in globalThis)).toBe(false);
    const width = await reader.evaluate(() => getComputedStyle(document.body).maxWidth);
    expect(width).not.toBe("none");
  }
  // The author's own pictures of another site stay in the post; nothing else asks for anything.
  expect(new Set(asked)).toEqual(new Set(["https://evil.example/pixel.png", "https://evil.example/note.png"]));
});

test("typing keeps the blocks that did not change; the panes scroll together", async ({ page }) => {
  const text = Array.from({ length: 300 }, (_, index) => `## Part ${index}\n\nWords of part ${index}.\n`).join("\n");
  await open(page, text);
  await expect(preview(page).getByText("Words of part 299.")).toBeAttached();
  await preview(page)
    .getByText("Words of part 10.", { exact: true })
    .evaluate((element) => Object.assign(element, { isKept: true }));
  await editor(page).press("Control+Home");
  await editor(page).pressSequentially("New. ");
  await expect(preview(page).getByText("New.")).toBeVisible();
  const kept = await preview(page)
    .getByText("Words of part 10.", { exact: true })
    .evaluate((element) => "isKept" in element);
  expect(kept).toBe(true);

  await page.locator(".cm-scroller").hover();
  await page.mouse.wheel(0, 6000);
  await expect.poll(() => firstInSight(page)).toBeGreaterThan(20);
  const line = Number(await page.locator(".cm-gutterElement").nth(2).innerText());
  expect(Math.abs((await firstInSight(page)) - line / 4)).toBeLessThan(8);

  await preview(page).locator("body").hover();
  const before = await page.locator(".cm-scroller").evaluate((element) => element.scrollTop);
  await page.mouse.wheel(0, 4000);
  await expect
    .poll(() => page.locator(".cm-scroller").evaluate((element) => element.scrollTop))
    .toBeGreaterThan(before + 500);
});

/** The number of the first heading in sight. */
function firstInSight(page: Page): Promise<number> {
  return preview(page)
    .locator("body")
    .evaluate((body) => {
      const headings = [...body.querySelectorAll("h2")];
      return headings.findIndex((heading) => heading.getBoundingClientRect().bottom > 0);
    });
}

test("files come in: a text, a picture that it names, several texts; what is not text is told", async ({ page }) => {
  await page.goto("/markdown-pdf");
  const picker = page.locator("input[type=file]").first();
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==",
    "base64",
  );
  await picker.setInputFiles([
    { name: "trip.md", mimeType: "text/markdown", buffer: Buffer.from("# Trip\r\n\r\n![Map](img/map.png)\r\n") },
    { name: "map.png", mimeType: "image/png", buffer: png },
  ]);
  await expect(preview(page).getByRole("heading", { name: "Trip" })).toBeVisible();
  await expect(preview(page).getByRole("img", { name: "Map" })).toHaveJSProperty("naturalWidth", 1);
  await picker.setInputFiles([
    { name: "movie.md", mimeType: "text/markdown", buffer: Buffer.from([0xff, 0xd8, 0, 1]) },
  ]);
  await expect(page.getByText("movie.md is not UTF-8 text. Save it as UTF-8 and try again.")).toBeVisible();
  await expect(preview(page).getByRole("heading", { name: "Trip" })).toBeVisible();
  await picker.setInputFiles([
    { name: "a.md", mimeType: "text/markdown", buffer: Buffer.from("# First of two") },
    { name: "b.md", mimeType: "text/markdown", buffer: Buffer.from("# Second of two") },
  ]);
  await expect(page.getByText("2 files are used in place of this text")).toBeVisible();
  await expect(preview(page).getByRole("heading", { name: "First of two" })).toBeVisible();
  const pdfs = await downloads(page, 2, () => page.getByRole("button", { name: "Generate PDF" }).first().click());
  expect(pdfs.map(({ name }) => name)).toEqual(["a.pdf", "b.pdf"]);
  await page.getByRole("button", { name: "Use this text" }).click();
  await page.getByRole("tab", { name: "Preview" }).click();
  await expect(preview(page).getByRole("heading", { name: "Trip" })).toBeVisible();
});

test("a PDF is made, its pages are shown, and an empty text is refused in words", async ({ page }) => {
  await page.goto("/markdown-pdf");
  const [file] = await downloads(page, 1, () => page.getByRole("button", { name: "Generate PDF" }).first().click());
  expect(file?.name).toBe("document.pdf");
  expect(file?.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  await expect(page.getByText("PDF Generated")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Page 1 of/ })).toHaveJSProperty("naturalWidth", 794);
  await editor(page).fill("");
  await page.getByRole("button", { name: "Generate PDF" }).first().click();
  await expect(page.getByText("Write some Markdown, or give a file.")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Page 1 of/ })).toBeVisible();
});

test("what is told of the PDF does not stand above the site", async ({ page }) => {
  await open(page, "# Tea\n\n![A pot](pot.png)");
  await downloads(page, 1, () => page.getByRole("button", { name: "Generate PDF" }).first().click());
  const ofPdf = page.getByText("The image pot.png was not found; a box is shown in its place.");
  await expect(ofPdf).toBeVisible();
  await downloads(page, 1, () => page.getByRole("button", { name: "Generate Blog Site" }).click());
  await expect(page.getByText("The post names the image pot.png, which was not found")).toBeVisible();
  await expect(ofPdf).toHaveCount(0);
});

test("a paste of 20 MB freezes nothing and is told", async ({ page }) => {
  await open(page, "x");
  await editor(page).evaluate((element) => {
    const data = new DataTransfer();
    data.setData("text/plain", "A line of a long book that nobody will read here.\n\n".repeat(400_000));
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText("its first 100,000 characters are shown")).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Generate PDF" }).first().click();
  await expect(page.getByText(/at most 5 MB fit/).first()).toBeVisible({ timeout: 30_000 });
});

test("browser and terminal make the same site, texts by the byte and pictures by the pixel", async ({
  page,
  baseURL,
}) => {
  const terminal = await signedInTerminal(page, baseURL ?? "", "parity site");
  const text =
    "---\ntitle: Über Brot – “fresh” 🍞\ndate: 2026-03-14\ntags: [bread]\n---\n\n# One\n\n```ts\nconst a = 1;\n```\n";
  await open(page, text);
  const [file] = await downloads(page, 1, () => page.getByRole("button", { name: "Generate Blog Site" }).click());
  const fromBrowser = unzipSync(file?.bytes ?? Buffer.alloc(0));
  await writeFile(path.join(terminal.folder, "post.md"), text);
  const run = await toolbox(terminal, ["markdown-blog", "--text-file", "post.md", "--out", "site"]);
  expect(run.code, run.stderr).toBe(0);
  const names = run.stdout
    .trim()
    .split("\n")
    .map((name) => name.replace(/^site[/\\]/, ""));
  expect(names.toSorted()).toEqual(Object.keys(fromBrowser).toSorted());
  for (const name of names) {
    const bytes = await readFile(path.join(terminal.folder, "site", name));
    const other = Buffer.from(fromBrowser[name] ?? []);
    // Each host has a deflate of its own: pictures are the same by their pixels, all else by its bytes.
    const isSame = name.endsWith(".png") ? (await differingValues(bytes, other)) === 0 : bytes.equals(other);
    expect(isSame, name).toBe(true);
  }
});
