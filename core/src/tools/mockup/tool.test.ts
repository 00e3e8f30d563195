import { describe, expect, it } from "vitest";
import { readAsset } from "../../../scripts/read-asset.ts";
import { fakeFile } from "../../testing/fake-file.ts";
import { fakePorts } from "../../testing/fake-ports.ts";
import { sampleImage } from "../../testing/contracts/image-input.contract.ts";
import { recordingCanvas } from "../../testing/recording-canvas.ts";
import { ToolError } from "../../tool/errors.ts";
import { initialInput } from "../../tool/fields.ts";
import { runTool } from "../../tool/run-tool.ts";
import { devices } from "./devices.ts";
import { mockupFields } from "./fields.ts";
import { placePicture } from "./geometry.ts";
import { layOutMockup } from "./layout.ts";
import { tool } from "./tool.ts";

const image = fakeFile("shot.png", "image/png", sampleImage("png"));
const run = (raw: Record<string, unknown>, more = {}) =>
  runTool(tool, { image, ...raw }, fakePorts({ assets: { read: readAsset }, ...more }));
const wide = { width: 1600, height: 1000 };
const look = initialInput(mockupFields);

describe("mockup", () => {
  it("starts with the values of the product", () => {
    expect(tool.fields).toMatchObject({
      device: { initial: "macbook-pro" },
      backgroundColor: { initial: "#f3f4f6" },
      shadow: { initial: true },
      background: { initial: "color" },
      fit: { initial: "cover" },
    });
    expect(tool.action.success.title).toBe("Mockup Generated");
  });
  it("says No Image Selected without one", async () => {
    expect(await run({ image: null })).toEqual({
      ok: false,
      reason: "input",
      issues: [{ field: "image", title: "No Image Selected", message: "Please select an image to create a mockup." }],
    });
  });
  it.each([
    ["a text by its type", fakeFile("a.txt", "text/plain", "x"), "Please upload an image file (PNG, JPG, or SVG)"],
    ["a text called .png", fakeFile("a.png", "image/png", "words"), "a.png: The file could not be read as an image"],
    ["zero bytes", fakeFile("a.png", "image/png", ""), "a.png is empty. Choose another file."],
    ["too many bytes", { ...image, size: 25 * 1024 * 1024 + 1 }, "Please upload an image smaller than 25MB"],
  ])("refuses %s under the field", async (_, file, message) => {
    expect(await run({ image: file })).toMatchObject({
      ok: false,
      reason: "input",
      issues: [{ field: "image", message: expect.stringContaining(message) }],
    });
  });
  it("says in the product's words that a host failed", async () => {
    const canvas = recordingCanvas();
    const broken = {
      ...canvas,
      surface: () => {
        throw new ToolError("canvas", "No canvas here.");
      },
    };
    expect(await run({}, { canvas: broken })).toMatchObject({
      reason: "failed",
      issues: [{ message: "Failed to generate mockup. Please try again. No canvas here." }],
    });
  });
  it.each([
    [{}, "mockup-macbook-pro.png", "image/png", 1400, 950],
    [{ shadow: false }, "mockup-macbook-pro.png", "image/png", 1300, 850],
    [{ device: "iphone-14-pro" }, "mockup-iphone-14-pro.png", "image/png", 600, 1000],
    [{ device: "ipad-pro", orientation: "landscape" }, "mockup-ipad-pro.png", "image/png", 1200, 1000],
    [{ device: "samsung-galaxy", scale: "3" }, "mockup-samsung-galaxy@3x.png", "image/png", 1740, 2940],
    [{ device: "none", format: "jpeg" }, "mockup-screenshot.jpg", "image/jpeg", 1400, 800],
    [{ device: "browser", format: "webp", scale: "2" }, "mockup-browser@2x.webp", "image/webp", 2800, 1704],
    [{ extraPadding: 40 }, "mockup-macbook-pro.png", "image/png", 1480, 1030],
  ])("%j makes %s", async (raw, name, mime, width, height) => {
    expect(await run(raw)).toMatchObject({ ok: true, warnings: [], outputs: [{ name, mime, width, height }] });
  });
  it("says that a JPEG has no transparency, and that an animation stands still", async () => {
    expect(await run({ format: "jpeg", background: "none" })).toMatchObject({
      warnings: ["JPEG has no transparency: the background is white."],
    });
    const gif = fakeFile("a.gif", "image/gif", sampleImage("animatedGif"));
    expect(await run({ image: gif })).toMatchObject({
      warnings: ["a.gif: The image is animated; its first frame is used."],
    });
  });
});

describe("devices", () => {
  it.each([
    ["macbook-pro", 1200, 750],
    ["iphone-14-pro", 400, 800],
    ["ipad-pro", 800, 1000],
    ["samsung-galaxy", 380, 780],
  ] as const)("%s has the size of the product: %i x %i", (id, width, height) => {
    expect(devices[id]).toMatchObject({ width, height });
    expect(layOutMockup({ ...look, device: id }, wide).device).toEqual({ x: 100, y: 100, width, height });
    expect(layOutMockup({ ...look, device: id, shadow: false }, wide).device).toEqual({ x: 50, y: 50, width, height });
  });
  it.each(Object.entries(devices))("the screen of %s lies inside it, also turned", (id) => {
    for (const orientation of ["portrait", "landscape"] as const) {
      const { device, screen } = layOutMockup({ ...look, device: id as keyof typeof devices, orientation }, wide);
      expect(Math.min(screen.x, screen.y, screen.width, screen.height)).toBeGreaterThanOrEqual(0);
      expect(screen.x + screen.width).toBeLessThanOrEqual(device.width);
      expect(screen.y + screen.height).toBeLessThanOrEqual(device.height);
    }
  });
  it("a sheet is as high as its picture, within reason", () => {
    const height = (picture: { width: number; height: number }) =>
      layOutMockup({ ...look, device: "none", shadow: false }, picture).height - 100;
    expect(height({ width: 1200, height: 800 })).toBe(800);
    expect(height({ width: 10_000, height: 10 })).toBe(360);
    expect(height({ width: 10, height: 100_000 })).toBe(2640);
  });
});

describe("placePicture", () => {
  const box = { x: 10, y: 20, width: 200, height: 100 };
  it.each([
    ["cover", { width: 400, height: 400 }, { x: 10, y: 20, width: 200, height: 200 }],
    ["cover", { width: 800, height: 100 }, { x: -290, y: 20, width: 800, height: 100 }],
    ["contain", { width: 400, height: 400 }, { x: 60, y: 20, width: 100, height: 100 }],
    ["contain", { width: 400, height: 100 }, { x: 10, y: 45, width: 200, height: 50 }],
  ] as const)("%s %j", (fit, picture, expected) => expect(placePicture(picture, box, fit)).toEqual(expected));
});
