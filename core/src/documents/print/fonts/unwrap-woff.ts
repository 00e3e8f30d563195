import type { Ports } from "../../../ports/index.ts";

const SIGNATURE = 0x774f4646;
// The largest table of a font that is let in: glyphs of some 60,000 ideographs.
const MAX_TABLE = 64 * 1024 * 1024;

/**
 * The TrueType or OpenType font inside a WOFF 1.0 file (W3C, 2012); any other file as it is.
 * Throws `ToolError` "inflate" when a table is damaged, RangeError when the directory is.
 */
export async function unwrapWoff(bytes: Uint8Array, { inflate }: Ports["deflate"]): Promise<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 44 || view.getUint32(0) !== SIGNATURE) return bytes;
  const count = view.getUint16(12);
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const [tag = 0, offset = 0, packed = 0, length = 0, sum = 0] = [0, 4, 8, 12, 16].map((at) =>
        view.getUint32(44 + index * 20 + at),
      );
      const data = bytes.subarray(offset, offset + packed);
      return { tag, sum, data: packed < length ? await inflate(data, "zlib", Math.min(length, MAX_TABLE)) : data };
    }),
  );
  const head = 12 + 16 * count;
  const font = new Uint8Array(tables.reduce((size, { data }) => size + align(data.length), head));
  const out = new DataView(font.buffer);
  out.setUint32(0, view.getUint32(4));
  out.setUint16(4, count);
  const power = Math.floor(Math.log2(Math.max(1, count)));
  out.setUint16(6, 16 << power);
  out.setUint16(8, power);
  out.setUint16(10, count * 16 - (16 << power));
  let at = head;
  for (const [index, { tag, sum, data }] of tables.entries()) {
    [tag, sum, at, data.length].forEach((value, word) => out.setUint32(12 + index * 16 + word * 4, value));
    font.set(data, at);
    at += align(data.length);
  }
  return font;
}

const align = (length: number) => (length + 3) & ~3;
