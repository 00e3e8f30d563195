import { zlibSync } from "fflate";

/**
 * Packs a TrueType or OpenType font as WOFF 1.0 (W3C, 2012), each table by itself. Its compressor is the same on every
 * machine, so the file is too.
 */
export function woffFile(sfnt: Uint8Array): Uint8Array {
  const source = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);
  const count = source.getUint16(4);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 12 + index * 16;
    const [offset, length] = [source.getUint32(at + 8), source.getUint32(at + 12)];
    const plain = sfnt.subarray(offset, offset + length);
    const packed = zlibSync(plain, { level: 9 });
    return {
      tag: source.getUint32(at),
      sum: source.getUint32(at + 4),
      length,
      data: packed.length < length ? packed : plain,
    };
  });
  const head = 44 + 20 * count;
  const size = tables.reduce((sum, { data }) => sum + align(data.length), head);
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  view.setUint32(0, 0x774f4646);
  view.setUint32(4, source.getUint32(0));
  view.setUint32(8, size);
  view.setUint16(12, count);
  view.setUint32(
    16,
    tables.reduce((sum, { length }) => sum + align(length), 12 + 16 * count),
  );
  view.setUint16(20, 1);
  let at = head;
  for (const [index, { tag, sum, length, data }] of tables.entries()) {
    [tag, at, data.length, length, sum].forEach((value, word) => view.setUint32(44 + index * 20 + word * 4, value));
    file.set(data, at);
    at += align(data.length);
  }
  return file;
}

const align = (length: number) => (length + 3) & ~3;
