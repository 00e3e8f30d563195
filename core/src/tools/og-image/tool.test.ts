import { describe, expect, it } from "vitest";
import { readAsset } from "../../../scripts/read-asset.ts";
import { fakeFile } from "../../testing/fake-file.ts";
import { fakePorts } from "../../testing/fake-ports.ts";
import { recordingCanvas } from "../../testing/recording-canvas.ts";
import { ToolError } from "../../tool/errors.ts";
import { runTool } from "../../tool/run-tool.ts";
import { tool } from "./tool.ts";

const assets = { read: readAsset };
const run = (raw: Record<string, unknown>, more = {}) => runTool(tool, raw, fakePorts({ assets, ...more }));
const png = fakeFile("logo.png", "image/png", "bytes");

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
    { logo: fakeFile("exact.png", "image/png", new Uint8Array(2 * 1024 * 1024)) },
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
      warnings: ["The logo logo.png is left out. The file could not be read as an image."],
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
    const result = await run({ title: "日本語", emoji: "🪋", description: "" });
    expect(result.ok && result.warnings).toEqual([
      "There is no drawing of 🪋 here. Choose another emoji.",
      "The bundled font has no 日 本 語. A font of this machine is used, so the picture may look different elsewhere.",
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
