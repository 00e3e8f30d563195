import { describe, expect, it } from "vitest";
import type { Canvas, ImageCodec } from "../../ports/index.ts";
import { decodeBase64 } from "../../text/base64.ts";
import { ToolError } from "../../tool/errors.ts";
import { imageSamples } from "../image-samples.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const svg = (inner: string, attributes = 'width="8" height="4"') =>
  utf8(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`,
  );
const RED_BLUE = '<rect width="4" height="4" fill="#f00"/><rect x="4" width="4" height="4" fill="#00f"/>';

/** The bytes of a sample. */
export function sampleImage(name: keyof typeof imageSamples): Uint8Array {
  const reading = decodeBase64(imageSamples[name]);
  if (!reading.ok) throw new Error(reading.why);
  return reading.bytes;
}

/** A PNG header that claims a size, with nothing behind it. */
export function pngBomb(width: number, height: number): Uint8Array {
  const head = sampleImage("png").slice();
  new DataView(head.buffer).setUint32(16, width);
  new DataView(head.buffer).setUint32(20, height);
  return head;
}

// A JPEG with an Exif directory of one entry: tag 0x0112, a short, the orientation (Exif 2.3, 4.6.4).
function turnedJpeg(orientation: number): Uint8Array {
  const jpeg = sampleImage("jpeg");
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const exif = [0xff, 0xe1, 0, 34, ...utf8("Exif\0\0"), ...tiff];
  return Uint8Array.from([...jpeg.subarray(0, 2), ...exif, ...jpeg.subarray(2)]);
}

const NESTED_USES = Array.from(
  { length: 30 },
  (_, i) =>
    `<g id="g${i}">${i ? `<use href="#g${i - 1}"/><use href="#g${i - 1}"/>` : "<rect width='1' height='1'/>"}</g>`,
).join("");

/** What every host's codec does with what users give it: the same answer everywhere, nothing run, nothing fetched. */
export function describeImageInput(canvas: Canvas, images: ImageCodec): void {
  /** Names of the colors in the left and the right half, top and bottom. */
  const look = async (bytes: Uint8Array, type = "") => {
    const picture = await images.decode(bytes, type);
    const surface = canvas.surface(8, 4);
    surface.draw(picture, 0, 0, 8, 4);
    const data = surface.pixels();
    const at = (x: number, y: number) => {
      const [r = 0, g = 0, b = 0, a = 0] = data.subarray(4 * (8 * y + x), 4 * (8 * y + x) + 4);
      if (a < 128) return "none";
      return r > 200 && b < 60 ? "red" : b > 200 && r < 60 ? "blue" : `${r},${g},${b}`;
    };
    return { size: [picture.width, picture.height], left: at(1, 1), right: at(6, 1), bottom: at(1, 3) };
  };

  describe("image input", () => {
    it.each(["png", "jpeg", "gif", "webp", "avif", "bmp"] as const)("opens %s, whatever it is called", async (name) => {
      expect(await look(sampleImage(name), "text/plain")).toMatchObject({ size: [8, 4], left: "red", right: "blue" });
    });
    it("opens the largest image of an ICO", async () => {
      expect(await look(sampleImage("ico"))).toMatchObject({ size: [32, 32], left: "red", right: "blue" });
    });
    it.each(["animatedGif", "animatedWebp"] as const)("takes the first picture of %s", async (name) => {
      expect(await look(sampleImage(name))).toMatchObject({ left: "red", right: "blue" });
    });
    it.each([
      [1, { size: [8, 4], left: "red", right: "blue" }],
      [2, { size: [8, 4], left: "blue", right: "red" }],
      [3, { size: [8, 4], left: "blue", right: "red" }],
      [6, { size: [4, 8], left: "red", right: "red", bottom: "blue" }],
      [8, { size: [4, 8], left: "blue", right: "blue", bottom: "red" }],
    ])("turns a photo as its camera was held: Exif orientation %i", async (orientation, expected) => {
      expect(await look(turnedJpeg(orientation))).toMatchObject(expected);
    });
    it.each([
      ["zero bytes", new Uint8Array(), /empty/],
      ["a text called .png", utf8("hello, world"), /could not be read as an image/],
      ["a text that starts like a BMP", utf8("BMW builds cars in Munich and elsewhere."), /could not be read/],
      ["a web page", utf8("<!doctype html><p>Hi"), /is a web page/],
      ["a HEIC photo", utf8("\0\0\0\x18ftypheic\0\0\0\0"), /is a HEIC photo/],
      ["a decompression bomb", pngBomb(100_000, 100_000), /10000 megapixels; at most 64/],
      ["a side of zero", pngBomb(0, 9), /could not be read/],
      ["a PNG cut in its header", sampleImage("png").slice(0, 20), /its end is missing/],
      ["a PNG cut in its pixels", sampleImage("png").slice(0, -40), /its end is missing/],
      ["a JPEG cut short", sampleImage("jpeg").slice(0, -30), /its end is missing/],
      ["a GIF cut short", sampleImage("gif").slice(0, -10), /its end is missing/],
      ["a WebP cut short", sampleImage("webp").slice(0, -6), /its end is missing/],
      ["an AVIF cut short", sampleImage("avif").slice(0, -9), /its end is missing/],
      ["an ICO cut short", sampleImage("ico").slice(0, 60), /its end is missing/],
      ["an SVG that is not closed", utf8("<svg><g>"), /The SVG cannot be used: <g> is not closed\b/],
      ["entities that unpack into others", entityBomb(), /entities that unpack into others/],
      ["a <use> bomb", svg(`<defs>${NESTED_USES}</defs><use href="#g29"/>`), /refer to one another, are too much/],
      ["a <use> of itself", svg('<g id="a"><use href="#a"/></g>'), /refers to itself/],
      ["elements nested too deep", svg("<g>".repeat(5000) + "</g>".repeat(5000)), /nested deeper/],
      ["nothing but comments", utf8("<!---->".repeat(5000)), /could not be read/],
    ])("refuses %s in words", async (_, bytes, words) => {
      const error: unknown = await images.decode(bytes, "image/png").catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ToolError);
      expect(error).toMatchObject({ code: "decode", message: expect.stringMatching(words) });
    });
    it.each([
      ["a size of its own", svg(RED_BLUE)],
      ["only a viewBox", svg(RED_BLUE, 'viewBox="0 0 8 4"')],
      [
        "classes and a style sheet",
        svg(
          '<style>.a{fill:red}.b{fill:blue}</style><path class="a" d="M0 0h4v4H0z"/><path class="b" d="M4 0h4v4H4z"/>',
        ),
      ],
      [
        "names of a drawing program and its entities",
        utf8(
          `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [<!ENTITY ns "http://www.w3.org/2000/svg">]>
         <s:svg xmlns:s="&ns;" xmlns:i="urn:i" width="8" height="4" i:pages="1"><i:view/>${RED_BLUE.replaceAll("<rect", "<s:rect")}</s:svg>`,
        ),
      ],
      [
        "a bitmap it carries",
        svg(`<image xlink:href="data:image/png;base64,${imageSamples.png}" width="8" height="4"/>`),
      ],
      [
        "a script, a handler and a web page beside it",
        svg(
          `<script>while(1);</script><rect width="8" height="4" fill="#fff" onload="alert(1)"/>${RED_BLUE}<foreignObject width="8" height="4"><p xmlns="http://www.w3.org/1999/xhtml" style="background:lime">x</p></foreignObject>`,
        ),
      ],
      [
        "imports and addresses in its style",
        svg(
          `<style>@import url(https://example.invalid/a.css); @font-face{font-family:x;src:url(https://example.invalid/f)} rect{stroke:none}</style><g style="background:url(https://example.invalid/p.png)">${RED_BLUE}</g>`,
        ),
      ],
      [
        "pictures of other places over it",
        svg(
          `${RED_BLUE}<image href="https://example.invalid/p.png" width="8" height="4"/><image href="file:///etc/hosts" width="8" height="4"/><use href="https://example.invalid/a.svg#x"/>`,
        ),
      ],
      [
        "an animation that would turn it",
        svg(`<g>${RED_BLUE}<animate attributeName="opacity" values="0"/><set attributeName="opacity" to="0"/></g>`),
      ],
    ])("draws an SVG with %s", async (_, bytes) => {
      expect(await look(bytes)).toMatchObject({ left: "red", right: "blue" });
    });
  });
}

function entityBomb(): Uint8Array {
  const lines = Array.from({ length: 10 }, (_, i) => `<!ENTITY l${i} "${i ? `&l${i - 1};`.repeat(10) : "lol"}">`);
  return utf8(`<!DOCTYPE svg [${lines.join("")}]><svg xmlns="http://www.w3.org/2000/svg"><text>&l9;</text></svg>`);
}
