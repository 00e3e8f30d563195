import { deflateSync, gzipSync, Inflate, Gunzip, Unzlib, zlibSync } from "fflate";
import type { Assets, Deflate, DeflateFormat, Ports } from "../ports/index.ts";
import { portableDigest } from "../data/digest/portable-digest.ts";
import { ToolError } from "../tool/errors.ts";
import { recordingCanvas } from "./recording-canvas.ts";

/** Noon of a fixed day, in local time. */
export const FAKE_NOW = new Date(2026, 0, 15, 12, 0, 0);

/**
 * Ports that touch no host: the clock stands still, random bytes count up, the canvas records, every image decodes to
 * 64 x 32. Assets are none unless given.
 */
export function fakePorts(overrides: Partial<Ports> = {}): Ports {
  let next = 0;
  return {
    assets: noAssets,
    canvas: recordingCanvas(),
    clock: { now: () => FAKE_NOW },
    deflate: pureDeflate,
    digest: portableDigest,
    images: { decode: async () => ({ width: 64, height: 32 }) },
    random: { bytes: (length) => Uint8Array.from({ length }, () => next++ & 255) },
    ...overrides,
  };
}

const noAssets: Assets = {
  async read(name) {
    throw new ToolError("asset", `There is no asset "${name}".`);
  },
};

const writers: Record<DeflateFormat, (bytes: Uint8Array) => Uint8Array> = {
  raw: deflateSync,
  zlib: zlibSync,
  gzip: gzipSync,
};
const readers = { raw: Inflate, zlib: Unzlib, gzip: Gunzip };

const pureDeflate: Deflate = {
  deflate: async (bytes, format) => writers[format](bytes),
  async inflate(bytes, format, maxBytes) {
    const parts: Uint8Array[] = [];
    let size = 0;
    const reader = new readers[format]((part) => {
      size += part.length;
      if (size > maxBytes) throw new ToolError("inflate", `More than ${maxBytes} bytes came out.`);
      parts.push(part.slice());
    });
    try {
      reader.push(bytes, true);
    } catch (cause) {
      throw cause instanceof ToolError ? cause : new ToolError("inflate", "The data is damaged.", { cause });
    }
    return Uint8Array.from(parts.flatMap((part) => [...part]));
  },
};
