import { describe, expect, it } from "vitest";
import { largestIcon } from "../../graphics/image-input/icon-file.ts";
import { sampleImage } from "../../testing/contracts/image-input.contract.ts";
import { writeIco } from "./write-ico.ts";

/** Reads an ICO by its description, strictly: every byte of the directory is looked at, nothing may lie outside. */
function readIco(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  expect([view.getUint16(0, true), view.getUint16(2, true)]).toEqual([0, 1]);
  const count = view.getUint16(4, true);
  let end = 6 + 16 * count;
  const entries = Array.from({ length: count }, (_, index) => {
    const at = 6 + 16 * index;
    const [size, start] = [view.getUint32(at + 8, true), view.getUint32(at + 12, true)];
    expect(start).toBe(end);
    end = start + size;
    return {
      width: bytes[at],
      height: bytes[at + 1],
      palette: bytes[at + 2],
      reserved: bytes[at + 3],
      planes: view.getUint16(at + 4, true),
      bits: view.getUint16(at + 6, true),
      file: bytes.slice(start, end),
    };
  });
  expect(end).toBe(bytes.length);
  return entries;
}

describe("writeIco", () => {
  const png = sampleImage("png");
  it("keeps each PNG byte by byte, with its size in the directory", () => {
    const entry = { palette: 0, reserved: 0, planes: 1, bits: 32, file: png };
    expect(readIco(writeIco([16, 32, 256].map((size) => ({ size, png }))))).toEqual([
      { width: 16, height: 16, ...entry },
      { width: 32, height: 32, ...entry },
      { width: 0, height: 0, ...entry },
    ]);
  });
  it("is read by the reader of uploaded icons", () => {
    expect(
      largestIcon(
        writeIco([
          { size: 16, png: png.slice(0, 20) },
          { size: 32, png },
        ]),
      ),
    ).toEqual(png);
  });
});
