import type { Size } from "../../ports/rect.ts";
import { type ImageFileType, sniffImageType } from "./image-type.ts";
import { readIconHeader } from "./icon-file.ts";
import { readAvifHeader } from "./avif-header.ts";

/** What the first bytes of an image file tell. Width and height are pixels as stored, before any Exif turn. */
export interface ImageHeader extends Size {
  readonly type: Exclude<ImageFileType, "image/svg+xml">;
}

/** The most pixels that are decoded: 64 megapixels. A small file can unpack to far more. */
export const MAX_PIXELS = 64_000_000;

type Reader = (view: DataView) => Size | undefined;

const readers: Readonly<Record<ImageHeader["type"], Reader>> = {
  "image/png": (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  "image/gif": (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  "image/jpeg": readJpeg,
  "image/webp": readWebp,
  "image/avif": readAvifHeader,
  "image/bmp": readBmp,
  "image/x-icon": readIconHeader,
};

/**
 * Reads type and size of a bitmap from its header, whatever the file is called; nothing is decoded. `undefined` when
 * it is not a bitmap or is cut within its header. PNG (ISO 15948, 11.2.2), JPEG (T.81, B.2.2), GIF89a (18), WebP
 * (RFC 9649, 2.5 to 2.7), AVIF (ISO 14496-12, `ispe`), BMP (BITMAPINFOHEADER), ICO (the largest image in it).
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const type = sniffImageType(bytes);
  if (!type || type === "image/svg+xml") return undefined;
  try {
    const size = readers[type](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return size && { type, ...size };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readWebp(view: DataView) {
  const kind = view.getUint32(12);
  if (kind === 0x56503858) {
    const side = (at: number) => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
    return { width: side(24), height: side(27) };
  }
  if (kind === 0x5650384c) {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

function readJpeg(view: DataView) {
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    // a frame header, but not the tables C4 (Huffman), C8 (reserved) and CC (arithmetic)
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc)
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // FF bytes may fill the space before a marker; those without a length stand alone
    const isBare = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    at += marker === 0xff ? 1 : isBare ? 2 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

// A height below zero says that the rows go downwards. The old header of 12 bytes has short sides.
function readBmp(view: DataView) {
  if (view.getUint32(14, true) === 12) return { width: view.getUint16(18, true), height: view.getUint16(20, true) };
  return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };
}
