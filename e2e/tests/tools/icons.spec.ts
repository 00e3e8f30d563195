import { createServer, type Server } from "node:http";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import { expect, type Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { toolbox } from "../../support/cli.ts";
import { downloads, pngSize } from "../../support/downloads.ts";
import { test } from "../../support/page/signed-in-test.ts";
import { differingValues } from "../../support/pixels.ts";
import { signedInTerminal } from "../../support/signed-in-terminal.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

/** A site of the files, which remembers what was asked of it. */
async function serve(
  files: Readonly<Record<string, Uint8Array>>,
): Promise<{ server: Server; url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const name = (request.url ?? "/").slice(1) || "index.html";
    asked.push(name);
    const file = files[name];
    response.writeHead(file ? 200 : 404, { "Content-Type": types[path.extname(name)] ?? "text/plain" });
    response.end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

async function expectSamePixels(one: Buffer | Uint8Array, other: Buffer | Uint8Array): Promise<void> {
  expect(await differingValues(Buffer.from(one), Buffer.from(other))).toBe(0);
}

async function downloadSet(page: Page): Promise<Record<string, Uint8Array>> {
  await page.goto("/favicon-maker");
  await page.getByRole("textbox", { name: "Text", exact: true }).fill("tb");
  const [archive] = await downloads(page, 1, () => page.getByRole("button", { name: "Download ZIP" }).click());
  expect(archive?.name).toBe("favicon.zip");
  return unzipSync(archive?.bytes ?? new Uint8Array());
}

test("the icons work on a site: the tab asks for one, and every file decodes", async ({ page }) => {
  const files = await downloadSet(page);
  const head = Buffer.from(files["favicon.html"] ?? "").toString();
  const html = `<!doctype html><html lang="en"><head><title>t</title>${head}</head><body></body></html>`;
  const { server, url, asked } = await serve({ ...files, "index.html": Buffer.from(html) });
  try {
    await page.goto(url);
    // the browser itself, for the tab: the page has asked for nothing yet
    await expect.poll(() => asked).toContain("favicon.svg");
    const sizes = await page.evaluate(async () => {
      const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel~=icon], link[rel=apple-touch-icon]")];
      const manifest = document.querySelector<HTMLLinkElement>("link[rel=manifest]")?.href ?? "";
      const { icons } = (await (await fetch(manifest)).json()) as { icons: { src: string; sizes: string }[] };
      const addresses = [...links.map((link) => link.href), ...icons.map((icon) => icon.src)];
      return Promise.all(
        addresses.map(async (address) => {
          const image = new Image();
          image.src = address;
          await image.decode();
          return `${new URL(image.src).pathname} ${image.naturalWidth}`;
        }),
      );
    });
    expect(sizes).toEqual([
      expect.stringMatching(/^\/favicon\.ico (16|32|48)$/),
      "/favicon.svg 512",
      "/apple-touch-icon.png 180",
      "/favicon-192x192.png 192",
      "/favicon-512x512.png 512",
      "/icon-maskable-512.png 512",
    ]);
  } finally {
    server.close();
  }
});

test("browser and terminal make the same icons: 0 pixels differ, texts byte by byte", async ({ page, baseURL }) => {
  const terminal = await signedInTerminal(page, baseURL ?? "", "parity icons");
  const files = await downloadSet(page);
  const run = await toolbox(terminal, ["favicon", "--text", "tb", "--site-name", "My site", "--out", "."]);
  expect(run.code, run.stderr).toBe(0);
  for (const [name, bytes] of Object.entries(files)) {
    const there = readFileSync(path.join(terminal.folder, name));
    if (name.endsWith(".png")) await expectSamePixels(bytes, there);
    else if (name !== "favicon.ico") expect(there.toString()).toBe(Buffer.from(bytes).toString());
  }
  expect(Object.keys(files).length).toBe(12);
});

test("browser and terminal make the same mockup, and the terminal makes a folder of them", async ({
  page,
  baseURL,
}) => {
  const terminal = await signedInTerminal(page, baseURL ?? "", "parity mockups");
  const canvas = createCanvas(640, 900);
  const pen = canvas.getContext("2d");
  for (let y = 0; y < 900; y += 20) {
    pen.fillStyle = `rgb(${y % 256}, 90, ${255 - (y % 256)})`;
    pen.fillRect(0, y, 640, 20);
  }
  const shot = canvas.toBuffer("image/png");
  await page.goto("/mockup-generator");
  await page.locator('input[type="file"]').setInputFiles({ name: "shot.png", mimeType: "image/png", buffer: shot });
  const [mockup] = await downloads(page, 1, () =>
    page.getByRole("button", { name: "Download mockup-macbook-pro.png" }).click(),
  );
  expect(pngSize(mockup?.bytes ?? Buffer.alloc(0))).toEqual([1400, 950]);
  mkdirSync(path.join(terminal.folder, "shots"));
  for (const name of ["a", "b"]) writeFileSync(path.join(terminal.folder, `shots/${name}.png`), shot);
  const run = await toolbox(terminal, ["mockup", "--batch", "shots", "--out", "made"]);
  expect(run.code, run.stderr).toBe(0);
  await expectSamePixels(mockup?.bytes ?? Buffer.alloc(0), readFileSync(path.join(terminal.folder, "made/a.png")));
  await expectSamePixels(mockup?.bytes ?? Buffer.alloc(0), readFileSync(path.join(terminal.folder, "made/b.png")));
});
