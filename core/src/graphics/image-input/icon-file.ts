import type { Size } from "../../ports/rect.ts";

interface Entry extends Size {
  readonly bits: number;
  readonly size: number;
  readonly at: number;
}

// A directory entry has 16 bytes; a side of 0 means 256.
function readEntries(view: DataView): Entry[] {
  return Array.from({ length: view.getUint16(4, true) }, (_, index) => {
    const at = 6 + 16 * index;
    return {
      width: view.getUint8(at) || 256,
      height: view.getUint8(at + 1) || 256,
      bits: view.getUint16(at + 6, true),
      size: view.getUint32(at + 8, true),
      at: view.getUint32(at + 12, true),
    };
  });
}

function largest(entries: readonly Entry[]): Entry | undefined {
  return entries.reduce<Entry | undefined>((best, entry) => {
    if (!best) return entry;
    const [a, b] = [entry.width * entry.height, best.width * best.height];
    return a > b || (a === b && entry.bits > best.bits) ? entry : best;
  }, undefined);
}

const PNG_START = 0x89504e47;

/** The size of the largest image in an ICO, as that image itself says. Throws `RangeError` when it is cut. */
export function readIconHeader(view: DataView): Size | undefined {
  const entry = largest(readEntries(view));
  if (!entry) return undefined;
  if (view.getUint32(entry.at) === PNG_START)
    return { width: view.getUint32(entry.at + 16), height: view.getUint32(entry.at + 20) };
  // a bitmap whose height counts the mask too
  return { width: view.getInt32(entry.at + 4, true), height: view.getInt32(entry.at + 8, true) >> 1 };
}

/**
 * An ICO with nothing but its largest image: hosts disagree on which one they show. A PNG inside comes out as a PNG
 * file. `undefined` when the directory points outside the file.
 */
export function largestIcon(bytes: Uint8Array): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entry = largest(readEntries(view));
  if (!entry || entry.at + entry.size > bytes.length || entry.size < 16) return undefined;
  const image = bytes.subarray(entry.at, entry.at + entry.size);
  if (view.getUint32(entry.at) === PNG_START) return image;
  const alone = new Uint8Array(22 + image.length);
  const out = new DataView(alone.buffer);
  out.setUint16(2, 1, true);
  out.setUint16(4, 1, true);
  alone[6] = entry.width & 255;
  alone[7] = entry.height & 255;
  out.setUint16(10, 1, true);
  out.setUint16(12, entry.bits, true);
  out.setUint32(14, image.length, true);
  out.setUint32(18, 22, true);
  alone.set(image, 22);
  return alone;
}
