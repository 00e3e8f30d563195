import { fakeFile } from "@toolbox/core/testing";
import type { FileHandle } from "@toolbox/core";
import { devices } from "@toolbox/core/tools/mockup/devices.ts";
import { tool } from "@toolbox/core/tools/mockup/tool.ts";
import { describe, expect, it } from "vitest";
import { nodeCanvas } from "./canvas.ts";
import { nodeImageCodec } from "./image-codec.ts";
import { runToolInNode } from "./run-tool-in-node.ts";

/** Red; see-through but for a square in the middle when not solid. */
async function screenshot(isSolid: boolean): Promise<FileHandle> {
  const { pen, encode } = nodeCanvas.surface(800, 800);
  pen.fillStyle = "#ff0000";
  if (isSolid) pen.fillRect(0, 0, 800, 800);
  else pen.fillRect(200, 200, 400, 400);
  return fakeFile("shot.png", "image/png", await encode("image/png"));
}

/** Makes a mockup; the answer reads a pixel of it. */
async function mockup(raw: Readonly<Record<string, unknown>>): Promise<(x: number, y: number) => number[]> {
  const run = await runToolInNode(tool, raw);
  const [output] = run.ok ? run.outputs : [];
  if (output?.kind !== "binary") throw new Error(JSON.stringify(run));
  const picture = await nodeImageCodec.decode(output.bytes, output.mime);
  const surface = nodeCanvas.surface(picture.width, picture.height);
  surface.draw(picture, 0, 0, picture.width, picture.height);
  const pixels = surface.pixels();
  return (x, y) => Array.from(pixels.subarray((y * picture.width + x) * 4, (y * picture.width + x) * 4 + 4));
}

const plain = { shadow: false, background: "color", backgroundColor: "#00ff00" };
const slabs = Object.entries(devices).flatMap(([id, device]) =>
  device.kind === "slab" ? [[id, device] as const] : [],
);

describe("mockups as pixels", () => {
  it.each(slabs)("no corner of the screen stands out of %s", async (device, { body, screen }) => {
    const at = await mockup({ image: await screenshot(true), device, ...plain });
    // where the outline's corner arc is 3 pixels away, on the diagonal
    const off = Math.round(body.radius * (1 - Math.SQRT1_2)) - 3;
    for (const x of [body.x + off, body.x + body.width - 1 - off])
      for (const y of [body.y + off, body.y + body.height - 1 - off])
        expect(at(50 + x, 50 + y)).toEqual([0, 255, 0, 255]);
    expect(at(50 + screen.x + 100, 50 + screen.y + 100)).toEqual([255, 0, 0, 255]);
  });
  it.each(["browser", "none", "macbook-pro", "phone"])("a JPEG of %s keeps background and shadow", async (device) => {
    const image = await screenshot(true);
    const look = { image, device, radius: 40, backgroundColor: "#00ff00" };
    const [jpeg, png] = [await mockup({ ...look, format: "jpeg" }), await mockup(look)];
    for (const [x, y] of [
      [5, 5],
      [101, 101],
      [90, 400],
    ] as const)
      for (const [channel, value] of jpeg(x, y).entries())
        expect(Math.abs(value - (png(x, y)[channel] ?? 0))).toBeLessThan(24);
    expect(jpeg(5, 5)[0]).toBeLessThan(24);
  });
  it("the background is seen through a window that was taken without one", async () => {
    const image = await screenshot(false);
    const bare = await mockup({ image, device: "none", ...plain });
    expect(bare(60, 60)).toEqual([0, 255, 0, 255]);
    expect(bare(650, 650)).toEqual([255, 0, 0, 255]);
    // the shadow is that of what is seen: below the square, not around the box
    const shaded = await mockup({ image, device: "none", ...plain, shadow: true });
    expect(shaded(104, 104)).toEqual([0, 255, 0, 255]);
    expect(shaded(700, 1020)[1]).toBeLessThan(220);
    const clear = await mockup({ image, device: "none", background: "none", shadow: false });
    expect(clear(60, 60)).toEqual([0, 0, 0, 0]);
  });
  it.each([
    ["light", [255, 255, 255, 255]],
    ["dark", [11, 12, 14, 255]],
  ])("a see-through page in a %s browser has a ground", async (finish, ground) => {
    const at = await mockup({ image: await screenshot(false), device: "browser", finish, ...plain });
    expect(at(100, 200)).toEqual(ground);
  });
});
