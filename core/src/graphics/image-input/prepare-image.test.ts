import { describe, expect, it } from "vitest";
import { sampleImage } from "../../testing/contracts/image-input.contract.ts";
import { prepareImage } from "./prepare-image.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);

/* What is refused is in the contract of the image codec: both hosts run it. */
describe("prepareImage", () => {
  it("hands bitmaps on as they are", () => {
    const bytes = sampleImage("png");
    expect(prepareImage(bytes)).toEqual({ type: "image/png", width: 8, height: 4, bytes, notes: [] });
  });
  it.each(["animatedGif", "animatedWebp"] as const)("says that only the first picture of %s is used", (name) => {
    expect(prepareImage(sampleImage(name)).notes).toEqual(["The image is animated; its first frame is used."]);
  });
  it("never says that an image of as much as can be opened is too large", () => {
    const bytes = Uint8Array.from(sampleImage("png"));
    // The header of a PNG: width and height, most significant byte first.
    new DataView(bytes.buffer).setUint32(16, 8000);
    new DataView(bytes.buffer).setUint32(20, 8001);
    expect(() => prepareImage(bytes)).toThrow("The image has 64.1 megapixels; at most 64 can be opened.");
  });
  it.each([
    ['<svg viewBox="0 0 20 10"/>', 1024, 512],
    ['<svg width="2000" height="1000"/>', 2000, 1000],
    ['<svg width="80000" height="40000"/>', 4096, 2048],
    ['<svg width="1" height="9000"/>', 1, 4096],
  ])("gives %s a size to be drawn at", (svg, width, height) => {
    expect(prepareImage(utf8(svg))).toMatchObject({ type: "image/svg+xml", width, height });
  });
});
