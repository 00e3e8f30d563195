import { readSvgSize } from "./svg-size.ts";

/** What the first bytes of an image file tell. Width and height are pixels. */
export interface ImageHeader {
  readonly type: "image/png" | "image/jpeg" | "image/gif" | "image/webp" | "image/svg+xml";
  readonly width: number;
  readonly height: number;
}

/** The most pixels that are decoded: 64 megapixels. A small file can unpack to far more. */
export const MAX_PIXELS = 64_000_000;

/**
 * Reads type and size from the content, whatever the file is called. `undefined` when it is none of these types or is
 * cut within its header. PNG (ISO 15948, 11.2.2), JPEG (T.81, B.2.2), GIF89a (18), WebP (RFC 9649, 2.5 to 2.7), SVG.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tag = (at: number, text: string) => Array.from(text).every((char, i) => bytes[at + i] === char.charCodeAt(0));
  try {
    if (tag(0, "\x89PNG\r\n\x1a\n"))
      return { type: "image/png", width: view.getUint32(16), height: view.getUint32(20) };
    if (tag(0, "GIF8")) return { type: "image/gif", width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (tag(0, "RIFF") && tag(8, "WEBP")) return readWebp(view, tag);
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return readJpeg(view);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  return readSvgHeader(bytes);
}

function readWebp(view: DataView, tag: (at: number, text: string) => boolean): ImageHeader | undefined {
  const type = "image/webp";
  if (tag(12, "VP8X")) {
    const side = (at: number) => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
    return { type, width: side(24), height: side(27) };
  }
  if (tag(12, "VP8L")) {
    const bits = view.getUint32(21, true);
    return { type, width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  if (tag(12, "VP8 "))
    return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  return undefined;
}

function readJpeg(view: DataView): ImageHeader | undefined {
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    // a frame header, but not the tables C4 (Huffman), C8 (reserved) and CC (arithmetic)
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc)
      return { type: "image/jpeg", width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // FF bytes may fill the space before a marker; those without a length stand alone
    const isBare = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    at += marker === 0xff ? 1 : isBare ? 2 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function readSvgHeader(bytes: Uint8Array): ImageHeader | undefined {
  // a text in UTF-8 starts with "<", after white space or a byte order mark
  const first = bytes.subarray(0, 200).find((byte) => ![0xef, 0xbb, 0xbf, 9, 10, 13, 32].includes(byte));
  if (first !== 0x3c) return undefined;
  const size = readSvgSize(new TextDecoder().decode(bytes));
  return size && { type: "image/svg+xml", ...size };
}
