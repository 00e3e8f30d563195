import { describe, expect, it } from "vitest";
import { readImageHeader } from "./image-header.ts";
import { sampleImage } from "../../testing/contracts/image-input.contract.ts";

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...part].map((c) => c.charCodeAt(0)) : part)));
const png = (width: number, height: number) => {
  const head = bytes("\x89PNG\r\n\x1a\n", [0, 0, 0, 13], "IHDR", Array(8).fill(0), [8, 6, 0, 0, 0]);
  new DataView(head.buffer).setUint32(16, width);
  new DataView(head.buffer).setUint32(20, height);
  return head;
};

describe("readImageHeader", () => {
  it.each<[name: string, file: Uint8Array, expected: unknown]>([
    ["PNG", png(640, 320), { type: "image/png", width: 640, height: 320 }],
    ["GIF", bytes("GIF89a", [16, 0, 9, 0]), { type: "image/gif", width: 16, height: 9 }],
    [
      "JPEG, its frame after a segment, a fill byte and a table",
      bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xc4, 0, 3, 9, 0xff, 0xc2, 0, 17, 8, 0, 90, 0, 160]),
      { type: "image/jpeg", width: 160, height: 90 },
    ],
    [
      "WebP, extended",
      bytes("RIFF", [0, 0, 0, 0], "WEBPVP8X", [10, 0, 0, 0, 0, 0, 0, 0, 0x7f, 2, 0, 0xdf, 1, 0]),
      { type: "image/webp", width: 640, height: 480 },
    ],
    [
      "WebP, lossless",
      bytes("RIFF", [0, 0, 0, 0], "WEBPVP8L", [9, 0, 0, 0, 0x2f, 0x63, 0x40, 0x0c, 0]),
      { type: "image/webp", width: 100, height: 50 },
    ],
    [
      "WebP, lossy",
      bytes("RIFF", [0, 0, 0, 0], "WEBPVP8 ", [9, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 100, 0, 50, 0]),
      { type: "image/webp", width: 100, height: 50 },
    ],
    ["a PNG cut short", png(1, 1).slice(0, 20), undefined],
    ["a JPEG cut short", bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4]), undefined],
    ["AVIF", sampleImage("avif"), { type: "image/avif", width: 8, height: 4 }],
    ["BMP", sampleImage("bmp"), { type: "image/bmp", width: 8, height: 4 }],
    ["ICO: its largest", sampleImage("ico"), { type: "image/x-icon", width: 32, height: 32 }],
    ["an SVG, which is not a bitmap", bytes('<svg width="3" height="2"/>'), undefined],
    ["HTML", bytes("<!doctype html><p>"), undefined],
    ["a text", bytes("hello"), undefined],
    ["nothing", bytes(), undefined],
  ])("%s", (_, file, expected) => expect(readImageHeader(file)).toEqual(expected));
});
