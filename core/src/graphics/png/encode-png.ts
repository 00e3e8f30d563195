import type { Deflate } from "../../ports/index.ts";
import { crc32 } from "./crc32.ts";
import { filterRows, wantsFilter } from "./filter-rows.ts";
import { isOpaque, type Pixels, scanlines } from "./scanlines.ts";

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/**
 * Writes a PNG (ISO 15948): eight bits per channel, RGB when every pixel is opaque, else RGBA; drawings without filter,
 * photos with. Every host's PNG comes from here, so the same pixels give the same image, packed by the host's deflate.
 * No color chunk: a PNG without one is sRGB.
 */
export async function encodePng(image: Pixels, { deflate }: Pick<Deflate, "deflate">): Promise<Uint8Array> {
  const { width, height, data } = image;
  const channels = isOpaque(data) ? 3 : 4;
  const stride = width * channels + 1;
  const plain = scanlines(image, channels);
  const rows = wantsFilter(plain, stride, channels) ? filterRows(plain, stride, channels) : plain;
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 8);
  header.setUint8(9, channels === 3 ? 2 : 6);
  return joined([
    SIGNATURE,
    chunk("IHDR", new Uint8Array(header.buffer)),
    chunk("IDAT", await deflate(rows, "zlib")),
    chunk("IEND", new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i++) bytes[4 + i] = type.charCodeAt(i);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
