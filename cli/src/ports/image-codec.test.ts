import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { nodeCanvas } from "./canvas.ts";
import { nodeImageCodec } from "./image-codec.ts";

const folder = mkdtempSync(path.join(tmpdir(), "toolbox-codec-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Two colors side by side. */
function sample(): ReturnType<typeof nodeCanvas.surface> {
  const surface = nodeCanvas.surface(40, 20);
  surface.pen.fillStyle = "#ff0000";
  surface.pen.fillRect(0, 0, 20, 20);
  surface.pen.fillStyle = "#0000ff";
  surface.pen.fillRect(20, 0, 20, 20);
  return surface;
}

const svgOf = (href: string) =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20"><image xlink:href="${href}" width="40" height="20"/></svg>`,
  );

async function corner(svg: Uint8Array): Promise<number[]> {
  const surface = nodeCanvas.surface(40, 20);
  surface.draw(await nodeImageCodec.decode(svg, "image/svg+xml"), 0, 0, 40, 20);
  return Array.from(surface.pixels().subarray(0, 4));
}

describe("an SVG", () => {
  it("shows what it carries itself", async () => {
    const png = Buffer.from(await sample().encode("image/png")).toString("base64");
    expect(await corner(svgOf(`data:image/png;base64,${png}`))).toEqual([255, 0, 0, 255]);
  });
  it("shows nothing of another file", async () => {
    const file = path.join(folder, "other.png");
    writeFileSync(file, await sample().encode("image/png"));
    expect(await corner(svgOf(pathToFileURL(file).href))).toEqual([0, 0, 0, 0]);
    expect(await corner(svgOf(file))).toEqual([0, 0, 0, 0]);
  });
});

it("turns a photo as its camera was held (Exif orientation 6), as browsers do", async () => {
  const jpeg = await sample().encode("image/jpeg", 0.9);
  // one entry in a big-endian TIFF directory: tag 0x0112, a short, 6
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const exif = [0xff, 0xe1, 0, 34, ...Buffer.from("Exif\0\0"), ...tiff];
  const turned = Uint8Array.from([...jpeg.subarray(0, 2), ...exif, ...jpeg.subarray(2)]);
  expect(await nodeImageCodec.decode(turned, "image/jpeg")).toMatchObject({ width: 20, height: 40 });
});
