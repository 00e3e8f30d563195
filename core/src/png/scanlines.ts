/** Straight (not premultiplied) RGBA, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** Whether no pixel is see-through. */
export function isOpaque(data: Pixels["data"]): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
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
