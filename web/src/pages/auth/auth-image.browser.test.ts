import { commands } from "vitest/browser";
import { expect, test } from "vitest";
import { runTool } from "@toolbox/core";
import { ogSizes } from "@toolbox/core/graphics/og-image/sizes.ts";
import { tool } from "@toolbox/core/tools/og-image/tool.ts";
import { browserFile } from "../../ports/file.ts";
import { browserPorts } from "../../ports/index.ts";
import { authImage } from "./auth-image.ts";
import committedUrl from "./auth-image.webp?url";
import logo from "./auth-logo.svg?raw";

/*
 * The picture on /auth is what the tool makes, drawn beforehand so that the page does not load the tool.
 * To draw it again: VITE_DRAW_AUTH_IMAGE=1 pnpm test:browser auth-image
 */
async function drawImage(): Promise<Uint8Array> {
  const { title, description, emoji, logoName } = authImage;
  const file = browserFile(new File([logo], logoName, { type: "image/svg+xml" }));
  const run = await runTool(tool, { title, description, emoji, logo: file }, browserPorts);
  const [first] = run.ok ? run.outputs : [];
  if (first?.kind !== "binary") throw new Error(`The tool made no image: ${JSON.stringify(run)}`);
  return first.bytes;
}

async function pixels(source: Blob): Promise<Uint8ClampedArray> {
  const image = await createImageBitmap(source);
  expect({ width: image.width, height: image.height }).toEqual({ width: ogSizes[0].width, height: ogSizes[0].height });
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  context?.drawImage(image, 0, 0);
  return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
}

async function toWebp(png: Uint8Array): Promise<Uint8Array> {
  const image = await createImageBitmap(new Blob([new Uint8Array(png)]));
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.94 });
  return new Uint8Array(await blob.arrayBuffer());
}

test("the picture on /auth is what the OG Image tool makes", async () => {
  const bytes = await drawImage();
  if (import.meta.env.VITE_DRAW_AUTH_IMAGE) {
    const text = Array.from(await toWebp(bytes), (byte) => String.fromCharCode(byte)).join("");
    await commands.writeFile("src/pages/auth/auth-image.webp", btoa(text), "base64");
  }
  const drawn = await pixels(new Blob([new Uint8Array(bytes)]));
  const kept = await pixels(await (await fetch(`${committedUrl}?${Date.now()}`)).blob());
  const different = drawn.reduce((sum, value, index) => sum + (Math.abs(value - (kept[index] ?? 0)) > 24 ? 1 : 0), 0);
  // WebP and another version of the browser may render an edge of a letter a little differently, never a word.
  expect(
    different / drawn.length,
    "The tool draws another picture now. Draw this one again: VITE_DRAW_AUTH_IMAGE=1 pnpm test:browser auth-image",
  ).toBeLessThan(0.005);
});
