import { describe, expect, it } from "vitest";
import { gradientPixels } from "../../graphics/drawing/gradient-pixels.ts";
import type { Assets, Canvas, GradientLayer, ImageCodec } from "../../ports/index.ts";
import { ToolError } from "../../tool/errors.ts";

/** What every host's assets do. */
export function describeAssets(assets: Assets): void {
  describe("assets", () => {
    it("reads a font that ships with core: a WOFF2 file", async () => {
      const font = await assets.read("fonts/inter-latin-400.woff2");
      expect(String.fromCharCode(...font.slice(0, 4))).toBe("wOF2");
    });
    it("keeps what it has read", async () => {
      expect(await assets.read("fonts/inter-latin-400.woff2")).toEqual(
        await assets.read("fonts/inter-latin-400.woff2"),
      );
    });
    it.each(["fonts/none.woff2", "../package.json", "/etc/hosts", ""])("refuses %j", async (name) => {
      await expect(assets.read(name)).rejects.toMatchObject({ name: "ToolError", code: "asset" });
    });
  });
}

// The signature and the first bytes of the header of a PNG.
const PNG_START = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52);

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10" fill="#00ff00"/></svg>';

const GRADIENT: readonly GradientLayer[] = [
  {
    kind: "linear",
    degrees: 135,
    stops: [
      [0, "#2c4fb5"],
      [1, "#101a3d"],
    ],
  },
  {
    kind: "radial",
    x: 0.8,
    y: 0.1,
    radius: 0.6,
    stops: [
      [0, "#7a6cff", 0.6],
      [1, "#7a6cff", 0],
    ],
  },
];

/** What every host's canvas and image codec do. */
export function describeDrawing(canvas: Canvas, images: ImageCodec): void {
  describe("canvas", () => {
    it("starts transparent and fills", () => {
      const surface = canvas.surface(3, 2);
      expect([surface.width, surface.height]).toEqual([3, 2]);
      expect([...surface.pixels()]).toEqual(Array(24).fill(0));
      surface.pen.fillStyle = "#ff8000";
      surface.pen.fillRect(0, 0, 1, 1);
      expect(Array.from(surface.pixels().slice(0, 8))).toEqual([255, 128, 0, 255, 0, 0, 0, 0]);
    });
    it("reads pixels back straight, not premultiplied", () => {
      const surface = canvas.surface(1, 1);
      surface.pen.globalAlpha = 0.5;
      surface.pen.fillStyle = "#ff0000";
      surface.pen.fillRect(0, 0, 1, 1);
      const [red, , , alpha] = surface.pixels();
      expect(red).toBe(255);
      expect(alpha).toBeGreaterThanOrEqual(127);
      expect(alpha).toBeLessThanOrEqual(128);
    });
    it("fills an outline given as SVG path data", () => {
      const surface = canvas.surface(4, 4);
      surface.pen.fill(canvas.path("M0 0h2v2H0z"));
      expect(surface.pixels()[3]).toBe(255);
      expect(surface.pixels()[4 * 4 * 3 + 3]).toBe(0);
    });
    it("encodes a PNG that decodes to the same pixels", async () => {
      const surface = canvas.surface(5, 3);
      surface.pen.fillStyle = "#123456";
      surface.pen.fillRect(0, 0, 5, 3);
      const picture = await images.decode(await surface.encode("image/png"), "image/png");
      expect([picture.width, picture.height]).toEqual([5, 3]);
      const copy = canvas.surface(5, 3);
      copy.draw(picture, 0, 0, 5, 3);
      expect([...copy.pixels()]).toEqual([...surface.pixels()]);
    });
    it("keeps see-through pixels in a PNG", async () => {
      const surface = canvas.surface(4, 4);
      surface.pen.fillStyle = "#3366cc";
      surface.pen.fillRect(0, 0, 2, 4);
      const picture = await images.decode(await surface.encode("image/png"), "image/png");
      const copy = canvas.surface(4, 4);
      copy.draw(picture, 0, 0, 4, 4);
      expect([...copy.pixels()]).toEqual([...surface.pixels()]);
    });
    it("fills with exactly the colors of a gradient, one over the other", () => {
      const surface = canvas.surface(60, 20);
      surface.fillGradient(GRADIENT, 0, 0, 60, 20);
      expect([...surface.pixels()]).toEqual([...gradientPixels(GRADIENT, 60, 20)]);
    });
    it("fills with a gradient within the clip, moved by the transform", () => {
      const surface = canvas.surface(20, 20);
      surface.pen.translate(5, 0);
      surface.pen.beginPath();
      surface.pen.rect(0, 0, 10, 10);
      surface.pen.clip();
      surface.fillGradient(GRADIENT, 0, 0, 20, 20);
      const alpha = (x: number, y: number) => surface.pixels()[(y * 20 + x) * 4 + 3];
      expect([alpha(4, 5), alpha(5, 5), alpha(14, 9), alpha(15, 5), alpha(8, 10)]).toEqual([0, 255, 255, 0, 0]);
    });
    it.each(["image/jpeg", "image/webp"] as const)("encodes %s", async (type) => {
      const bytes = await canvas.surface(8, 8).encode(type, 0.8);
      expect(await images.decode(bytes, type)).toMatchObject({ width: 8, height: 8 });
    });
  });

  describe("images", () => {
    it("decodes an SVG that has only a viewBox at its own proportion", async () => {
      const picture = await images.decode(new TextEncoder().encode(SVG), "image/svg+xml");
      expect(picture.width / picture.height).toBe(2);
      const surface = canvas.surface(4, 2);
      surface.draw(picture, 0, 0, 4, 2);
      expect(Array.from(surface.pixels().slice(0, 4))).toEqual([0, 255, 0, 255]);
    });
    it.each([
      ["nothing", new Uint8Array()],
      ["a text", new TextEncoder().encode("not an image")],
      ["a PNG cut in the header", PNG_START],
      ["an SVG that is not valid XML", new TextEncoder().encode("<svg><")],
    ])("refuses %s in words", async (_, bytes) => {
      const type = bytes[0] === 0x3c ? "image/svg+xml" : "image/png";
      const error: unknown = await images.decode(bytes, type).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ToolError);
      expect(error).toMatchObject({ code: "decode", message: expect.stringMatching(/^[A-Z].*\.$/) });
    });
  });
}
