interface IcoImage {
  /** Pixels, up to 256; icons are square. */
  readonly size: number;
  readonly png: Uint8Array;
}

const HEADER = 6;
const ENTRY = 16;

/**
 * Packs PNGs into one ICO, which every browser reads, and Windows since Vista: ICONDIR, one ICONDIRENTRY each, then the
 * files (learn.microsoft.com, "Icons"). Smallest first, as they are given.
 */
export function writeIco(images: readonly IcoImage[]): Uint8Array {
  const start = HEADER + ENTRY * images.length;
  const bytes = new Uint8Array(start + images.reduce((sum, { png }) => sum + png.length, 0));
  const view = new DataView(bytes.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, images.length, true);
  let at = start;
  for (const [index, { size, png }] of images.entries()) {
    const entry = HEADER + ENTRY * index;
    // 0 stands for 256
    view.setUint8(entry, size & 255);
    view.setUint8(entry + 1, size & 255);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, at, true);
    bytes.set(png, at);
    at += png.length;
  }
  return bytes;
}
