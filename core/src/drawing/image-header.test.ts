import { describe, expect, it } from "vitest";
import { ToolError } from "../tool/errors.ts";
import { readImageHeader } from "./image-header.ts";
import { prepareImage } from "./prepare-image.ts";
import { readSvgSize, resizeSvg } from "./svg-size.ts";

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
    [
      "SVG after a byte order mark",
      bytes([0xef, 0xbb, 0xbf], '<svg width="3" height="2"/>'),
      { type: "image/svg+xml", width: 3, height: 2 },
    ],
    ["a PNG cut short", png(1, 1).slice(0, 20), undefined],
    ["a JPEG cut short", bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4]), undefined],
    ["HTML", bytes("<!doctype html><p>"), undefined],
    ["a text", bytes("hello"), undefined],
    ["nothing", bytes(), undefined],
  ])("%s", (_, file, expected) => expect(readImageHeader(file)).toEqual(expected));
});

describe("readSvgSize", () => {
  it.each([
    ['<svg width="24" height="12px">', { width: 24, height: 12 }],
    ['<svg viewBox="0 0 20 10">', { width: 20, height: 10 }],
    ["<svg width='40' viewBox='0,0,20,10'>", { width: 40, height: 20 }],
    ['<svg height="5" viewBox="0 0 20 10"/>', { width: 10, height: 5 }],
    ['<svg width="100%" height="100%" viewBox="0 0 8 4">', { width: 8, height: 4 }],
    ['<svg width="1in" height="72pt">', { width: 96, height: 96 }],
    ["<svg>", { width: 300, height: 150 }],
    [
      '<?xml version="1.0"?>\n<!-- <svg width="1"> -->\n<!DOCTYPE svg [<!ENTITY a "b>">]>\n<svg:svg width="7" height="8">',
      { width: 7, height: 8 },
    ],
    ['<svg stroke-width="3" width="6" height="5">', { width: 6, height: 5 }],
    ["<svg", undefined],
    ["<html><svg>", undefined],
  ])("%s", (svg, expected) => expect(readSvgSize(svg)).toEqual(expected));
});

it.each([
  [
    '<svg viewBox="0 0 2 1"><g/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 2 1"><g/></svg>',
  ],
  ['<svg xmlns="x" width="2" height="1"/>', '<svg width="200" height="100" viewBox="0 0 2 1" xmlns="x"/>'],
  ["no svg", undefined],
])("resizeSvg(%s)", (svg, expected) => expect(resizeSvg(svg, 200, 100)).toBe(expected));

describe("prepareImage", () => {
  it.each([
    ["empty", bytes(), "The image file is empty."],
    ["a bomb", png(20_000, 20_000), "The image has 400 megapixels; at most 64 can be opened."],
    ["no size", png(0, 5), "The file could not be read as an image."],
  ])("refuses %s", (_, file, message) => {
    expect(() => prepareImage(file)).toThrow(ToolError);
    expect(() => prepareImage(file)).toThrow(message);
  });
  it.each([
    ['<svg viewBox="0 0 20 10"/>', 1024, 512],
    ['<svg width="2000" height="1000"/>', 2000, 1000],
    ['<svg width="80000" height="40000"/>', 4096, 2048],
    ['<svg width="1" height="9000"/>', 1, 4096],
  ])("gives %s a size to be drawn at", (svg, width, height) => {
    expect(prepareImage(bytes(svg)).header).toEqual({ type: "image/svg+xml", width, height });
  });
});
