import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { fakePorts } from "../../testing/fake-ports.ts";
import { crc32 } from "./crc32.ts";
import { encodePng } from "./encode-png.ts";
import { filterRows, wantsFilter } from "./filter-rows.ts";
import { type Pixels, scanlines } from "./scanlines.ts";

const { deflate } = fakePorts();
const image = (width: number, height: number, pixel: (x: number, y: number) => readonly number[]): Pixels => ({
  width,
  height,
  data: Uint8Array.from(
    Array.from({ length: width * height }, (_, i) => [...pixel(i % width, Math.floor(i / width))]).flat(),
  ),
});
const flat = image(40, 30, (x) => (x < 20 ? [10, 20, 30, 255] : [200, 100, 50, 255]));
// every pixel differs from its neighbors by a little, as in a photo
const photo = image(40, 30, (x, y) => [(x * 5 + y) & 255, (x * 3 + y * 2) & 255, (x + y * 7) & 255, 255]);

describe("crc32", () => {
  // the check value of CRC-32 (ISO 3309), and the sum every PNG ends with
  it.each([
    ["123456789", 0xcbf43926],
    ["IEND", 0xae426082],
    ["", 0],
  ])("%j", (text, sum) => expect(crc32(new TextEncoder().encode(text))).toBe(sum));
});

describe("encodePng", () => {
  it.each<[name: string, image: Pixels, colorType: number]>([
    ["opaque", flat, 2],
    ["one see-through pixel", image(3, 1, (x) => [1, 2, 3, x === 1 ? 254 : 255]), 6],
    ["a single pixel", image(1, 1, () => [9, 8, 7, 255]), 2],
    ["a photo", photo, 2],
  ])("writes the same pixels, in the smaller color type: %s", async (_, source, colorType) => {
    const bytes = await encodePng(source, deflate);
    const view = new DataView(bytes.buffer);
    expect(Array.from(bytes.subarray(0, 8))).toEqual([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
    expect([view.getUint32(16), view.getUint32(20), bytes[24], bytes[25]]).toEqual([
      source.width,
      source.height,
      8,
      colorType,
    ]);
    const size = view.getUint32(33);
    expect(crc32(bytes.subarray(37, 41 + size))).toBe(view.getUint32(41 + size));
    expect(String.fromCharCode(...bytes.subarray(-8, -4))).toBe("IEND");
    const rows = inflateSync(bytes.subarray(41, 41 + size));
    expect(unfiltered(rows, source, colorType === 2 ? 3 : 4)).toEqual(Array.from(source.data));
  });
});

describe("filters", () => {
  it("are for photos only", () => {
    expect(wantsFilter(scanlines(flat, 3), 121, 3)).toBe(false);
    expect(wantsFilter(scanlines(photo, 3), 121, 3)).toBe(true);
  });
  it("use every type where it is the best", () => {
    const rows = Uint8Array.from(
      [
        [0, 7, 7, 7, 7],
        [0, 10, 20, 30, 40],
        [0, 10, 20, 30, 40],
        [0, 0, 0, 0, 0],
      ].flat(),
    );
    const types = Array.from(filterRows(rows, 5, 1)).filter((_, i) => i % 5 === 0);
    expect(types).toEqual([1, 4, 2, 0]);
  });
});

/** Undoes the filters by the text of the standard (ISO 15948, 9.2 to 9.4). Returns RGBA. */
function unfiltered(rows: Uint8Array, { width, height }: Pixels, channels: number): number[] {
  const stride = width * channels;
  const out = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++)
    for (let i = 0; i < stride; i++) {
      const a = i >= channels ? (out[y * stride + i - channels] ?? 0) : 0;
      const b = y > 0 ? (out[(y - 1) * stride + i] ?? 0) : 0;
      const c = y > 0 && i >= channels ? (out[(y - 1) * stride + i - channels] ?? 0) : 0;
      const p = a + b - c;
      const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)];
      const paeth = pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
      const add = [0, a, b, Math.floor((a + b) / 2), paeth][rows[y * (stride + 1)] ?? 0] ?? 0;
      out[y * stride + i] = (rows[y * (stride + 1) + 1 + i] ?? 0) + add;
    }
  return Array.from({ length: width * height }, (_, i) => [
    ...out.subarray(i * channels, i * channels + 3),
    channels === 4 ? (out[i * 4 + 3] ?? 0) : 255,
  ]).flat();
}
