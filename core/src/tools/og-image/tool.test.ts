import { describe, expect, it } from "vitest";
import { readAsset } from "../../../scripts/read-asset.ts";
import { fakeFile } from "../../testing/fake-file.ts";
import { imageSamples } from "../../testing/image-samples.ts";
import { fakePorts } from "../../testing/fake-ports.ts";
import { recordingCanvas } from "../../testing/recording-canvas.ts";
import { ToolError } from "../../tool/errors.ts";
import { runTool } from "../../tool/run-tool.ts";
import { tool } from "./tool.ts";

const assets = { read: readAsset };
const run = (raw: Record<string, unknown>, more = {}) => runTool(tool, raw, fakePorts({ assets, ...more }));
const samplePng = Uint8Array.from(atob(imageSamples.png), (char) => char.charCodeAt(0));
const png = fakeFile("logo.png", "image/png", samplePng);

/** What follows the last chunk of a PNG is not read. */
function padded(bytes: Uint8Array, length: number): Uint8Array {
  const all = new Uint8Array(length);
  all.set(bytes);
  return all;
}

describe("og-image", () => {
  it("starts with the values of the product", async () => {
    const { fields } = tool;
    expect(fields).toMatchObject({
      template: { initial: "blog" },
      theme: { initial: "dark" },
      logoPosition: { initial: "top-left" },
      logoSize: { initial: "medium" },
      logoOpacity: { initial: 1, min: 0.5, max: 1, step: 0.1 },
    });
    expect(fields.title.initial).not.toBe("");
    expect(fields.description.initial).not.toBe("");
    expect(fields.emoji.initial).not.toBe("");
  });

  it("makes three images and the tags that name the first", async () => {
    const result = await run({ title: "Ship it" });
    expect(result).toMatchObject({
      ok: true,
      warnings: [],
      outputs: [
        { kind: "binary", name: "og-image-1200x630.png", label: "Twitter/Facebook", width: 1200, height: 630 },
        { kind: "binary", name: "og-image-1200x600.png", label: "LinkedIn", width: 1200, height: 600 },
        { kind: "binary", name: "og-image-1024x512.png", label: "Medium", width: 1024, height: 512 },
        { kind: "text", name: "meta-tags.html", text: expect.stringContaining("og-image-1200x630.png") },
      ],
    });
  });

  it.each<[raw: Record<string, unknown>, issue: Record<string, unknown>]>([
    [{ title: "x".repeat(61) }, { field: "title", message: "Title has 61 characters; at most 60 fit." }],
    [
      { description: "x".repeat(161) },
      { field: "description", message: "Description has 161 characters; at most 160 fit." },
    ],
    [{ emoji: "🚀🚀" }, { field: "emoji", message: "Emoji takes one emoji, such as 🚀, or nothing." }],
    [{ emoji: "A" }, { field: "emoji", message: "Emoji takes one emoji, such as 🚀, or nothing." }],
    [{ logoOpacity: 0.4 }, { field: "logoOpacity" }],
    [{ logoOpacity: 0.75 }, { field: "logoOpacity" }],
    [{ sizes: [] }, { field: "sizes", message: "Choose at least one size." }],
    [{ address: "my site" }, { field: "address" }],
    [{ titleColor: "red" }, { field: "titleColor" }],
    [
      { logo: fakeFile("cv.pdf", "application/pdf", "x") },
      { title: "Invalid File Type", message: "Please upload an image file (PNG, JPG, or SVG)" },
    ],
    [
      { logo: fakeFile("big.png", "image/png", new Uint8Array(2 * 1024 * 1024 + 1)) },
      { title: "File Too Large", message: "Please upload an image smaller than 2MB" },
    ],
  ])("refuses %j", async (raw, issue) => {
    expect(await run(raw)).toMatchObject({ ok: false, reason: "input", issues: [issue] });
  });

  it.each([
    { title: "", description: "", emoji: "" },
    { title: "👩🏽‍💻".repeat(60), emoji: "👨‍👩‍👧‍👦" },
    { logo: fakeFile("exact.png", "image/png", padded(samplePng, 2 * 1024 * 1024)) },
    { sizes: ["1024x512"], format: "webp", quality: 10, address: "" },
    { metaTags: false, address: "nonsense" },
  ])("takes what is just inside the limits: %#", async (raw) => {
    expect(await run(raw)).toMatchObject({ ok: true, warnings: [] });
  });

  it("goes on without a logo that cannot be read, and says so", async () => {
    const images = {
      async decode(): Promise<never> {
        throw new ToolError("decode", "The file could not be read as an image.");
      },
    };
    const result = await run({ logo: png }, { images });
    expect(result).toMatchObject({
      ok: true,
      warnings: ["The logo is left out. logo.png: The file could not be read as an image."],
    });
  });

  it("draws the logo on every image with its opacity, its proportions and its margin", async () => {
    const canvas = recordingCanvas();
    await run({ logo: png, logoOpacity: 0.7, logoPosition: "bottom-right", logoSize: "large" }, { canvas });
    const drawn = canvas.calls.filter(([name]) => name === "draw").map(([, , ...box]) => box);
    // the fake picture is 64 x 32
    expect(drawn).toEqual([
      [920, 470, 240, 120],
      [920, 440, 240, 120],
      [779, 370, 205, 102],
    ]);
    expect(canvas.calls.findLast(([name]) => name === "globalAlpha=")).toEqual(["globalAlpha=", 0.7]);
  });

  it("says when a picture depends on fonts or emoji it has not got", async () => {
    const result = await run({ title: "한국어 日本語", emoji: "🪋", description: "" });
    expect(result.ok && result.warnings).toEqual([
      "There is no drawing of 🪋 here. Choose another emoji.",
      "The bundled fonts have no 한 국 어. A font of this machine is used, or boxes are drawn where it has none. Choose a font file that has them.",
    ]);
  });

  it("makes the chosen sizes in the chosen format, and says what hurts", async () => {
    const canvas = recordingCanvas();
    const heavy = {
      ...canvas,
      surface: (w: number, h: number) => ({
        ...canvas.surface(w, h),
        encode: async () => new Uint8Array(300 * 1024 + 1),
      }),
    };
    const raw = {
      format: "jpeg",
      sizes: ["1024x512", "1200x630"],
      metaTags: false,
      customColors: true,
      titleColor: "#000000",
    };
    const result = await run(raw, { canvas: heavy });
    expect(result).toMatchObject({
      ok: true,
      outputs: [
        { name: "og-image-1200x630.jpg", mime: "image/jpeg" },
        { name: "og-image-1024x512.jpg", mime: "image/jpeg" },
      ],
      warnings: [
        "The title has a contrast of 1.17:1 with the background; below 4.5:1 it is hard to read.",
        "og-image-1200x630.jpg has 301 KB. WhatsApp may show no picture beyond 300 KB. A lower quality makes it smaller.",
      ],
    });
  });

  it("writes an SVG with the words as outlines, and tells what stays text", async () => {
    const result = await run({
      format: "svg",
      title: "Hi 日本",
      sizes: ["1200x600"],
      metaTags: false,
      font: fakeFile("a.ttf", "", "OTTO"),
    });
    expect(result).toMatchObject({
      ok: true,
      outputs: [{ kind: "text", name: "og-image-1200x600.svg", mime: "image/svg+xml" }],
      warnings: ['"日本" stays text in the SVG: it is shown in a font of the machine that opens it.'],
    });
    expect(result.ok && result.outputs[0]?.kind === "text" && result.outputs[0].text).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="600" viewBox="0 0 1200 600"><title>Hi 日本<\/title>/,
    );
  });

  it("leaves out a font that is none, and says so", async () => {
    const result = await run({ font: fakeFile("a.exe", "", "MZ…") });
    expect(result.ok && result.warnings).toEqual([
      "The font is left out. a.exe is not a font file; TTF, OTF, WOFF and WOFF2 can be used.",
    ]);
  });

  it("loads only the fonts that the words need", async () => {
    const canvas = recordingCanvas();
    await run({ title: "Привет", description: "" }, { canvas });
    expect(canvas.fonts.toSorted()).toEqual([
      "Toolbox Sans 400",
      "Toolbox Sans 700",
      "Toolbox Sans Cyrillic 400",
      "Toolbox Sans Cyrillic 700",
    ]);
  });

  it("fails in words when the bundled font cannot be loaded", async () => {
    expect(await runTool(tool, {}, fakePorts())).toMatchObject({ ok: false, reason: "failed" });
  });
});
