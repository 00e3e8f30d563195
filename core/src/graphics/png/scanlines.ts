/** Straight (not premultiplied) RGBA, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

const LITTLE_ENDIAN = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;

/** Whether no pixel is see-through. */
export function isOpaque(data: Pixels["data"]): boolean {
  // A pixel at a time where memory allows.
  const isAligned = LITTLE_ENDIAN && data.byteOffset % 4 === 0;
  if (!isAligned) return data.every((value, at) => at % 4 !== 3 || value === 255);
  const words = new Uint32Array(data.buffer, data.byteOffset, data.length >> 2);
  for (let at = 0; at < words.length; at++) if ((words[at] as number) < 0xff000000) return false;
  return true;
}

/** The bytes of the image, each row after one byte of room for its filter type, which is 0 (None). */
export function scanlines({ width, height, data }: Pixels, channels: 3 | 4): Uint8Array<ArrayBuffer> {
  const stride = width * channels + 1;
  // a step of three bytes is written as four, the last of which the next step overwrites
  const rows = new Uint8Array(stride * height + 1);
  const from = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const to = new DataView(rows.buffer);
  for (let y = 0, read = 0; y < height; y++) {
    let write = y * stride;
    rows[write++] = 0;
    for (let x = 0; x < width; x++, read += 4, write += channels) to.setUint32(write, from.getUint32(read, true), true);
  }
  return rows.subarray(0, stride * height);
}
