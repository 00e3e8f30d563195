import type { ImageHeader } from "./image-header.ts";

/**
 * Whether the file ends before its image does. Hosts draw such a file half or not at all, each in its own way, so it
 * is found here, by structure alone. PNG (IEND), JPEG (EOI), GIF (trailer), WebP and AVIF (lengths of their boxes).
 */
export function isCutShort(bytes: Uint8Array, type: ImageHeader["type"]): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (type) {
    case "image/png":
      return !pngChunks(view).includes("IEND");
    case "image/jpeg":
      return !hasJpegEnd(bytes);
    case "image/gif":
      return !gifBlocks(view).isWhole;
    case "image/webp":
      return view.getUint32(4, true) + 8 > bytes.length;
    case "image/avif":
      return hasCutBox(view);
    case "image/bmp":
    case "image/x-icon":
      return false;
  }
}

/** Whether the file holds more than one picture to show in turn; hosts draw the first. */
export function isAnimated(bytes: Uint8Array, type: ImageHeader["type"]): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === "image/gif") return gifBlocks(view).images > 1;
  if (type === "image/png") return pngChunks(view).includes("acTL");
  // the animation flag of the extended header (RFC 9649, 2.7)
  if (type === "image/webp") return view.getUint32(12) === 0x56503858 && (view.getUint8(20) & 2) !== 0;
  return type === "image/avif" && view.getUint32(8) === 0x61766973;
}

function tagAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
}

function pngChunks(view: DataView): string[] {
  const names: string[] = [];
  for (let at = 8; at + 12 <= view.byteLength;) {
    const next = at + 12 + view.getUint32(at);
    if (next > view.byteLength) break;
    const name = tagAt(view, at + 4);
    if (names.at(-1) !== name) names.push(name);
    at = next;
  }
  return names;
}

// From the end: what follows the last end mark may be anything, and a thumbnail's own mark stands before the scan.
function hasJpegEnd(bytes: Uint8Array): boolean {
  let scan = 2;
  while (scan + 4 <= bytes.length && bytes[scan] === 0xff && bytes[scan + 1] !== 0xda) {
    const isFill = bytes[scan + 1] === 0xff;
    scan += isFill ? 1 : 2 + (((bytes[scan + 2] ?? 0) << 8) | (bytes[scan + 3] ?? 0));
  }
  for (let at = bytes.length - 2; at >= scan; at--) if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true;
  return false;
}

function gifBlocks(view: DataView): { images: number; isWhole: boolean } {
  const { byteLength: length } = view;
  const table = (packed: number) => (packed & 0x80 ? 3 << ((packed & 7) + 1) : 0);
  const skipData = (from: number) => {
    let at = from;
    while (at < length && view.getUint8(at) !== 0) at += 1 + view.getUint8(at);
    return at + 1;
  };
  let images = 0;
  for (let at = 13 + table(length > 10 ? view.getUint8(10) : 0); at < length;) {
    const kind = view.getUint8(at);
    if (kind === 0x3b) return { images, isWhole: true };
    if (kind === 0x21) at = skipData(at + 2);
    else if (kind === 0x2c && at + 10 < length) {
      images++;
      at = skipData(at + 11 + table(view.getUint8(at + 9)));
    } else break;
  }
  return { images, isWhole: false };
}

function hasCutBox(view: DataView): boolean {
  for (let at = 0; at < view.byteLength;) {
    if (at + 8 > view.byteLength) return true;
    const size = view.getUint32(at);
    if (size === 0) return false;
    if (size < 8 || at + size > view.byteLength) return true;
    at += size;
  }
  return false;
}
