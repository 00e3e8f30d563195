import zlib, { type CompressCallback, type ZlibOptions } from "node:zlib";
import { type Deflate, type DeflateFormat, ToolError } from "@toolbox/core";

type Zlib = (bytes: Uint8Array, options: ZlibOptions, done: CompressCallback) => void;

const writers: Record<DeflateFormat, Zlib> = { raw: zlib.deflateRaw, zlib: zlib.deflate, gzip: zlib.gzip };
const readers: Record<DeflateFormat, Zlib> = { raw: zlib.inflateRaw, zlib: zlib.inflate, gzip: zlib.gunzip };

// In the zlib format go the pixels of PNGs, where one level more takes twice the time for 3 %.
const LEVELS: Record<DeflateFormat, number> = { raw: 6, zlib: 5, gzip: 6 };

/** zlib's thread pool. */
export const nodeDeflate: Deflate = {
  deflate: (bytes, format) => squeeze(writers[format], bytes, { level: LEVELS[format] }),
  async inflate(bytes, format, maxBytes) {
    try {
      return await squeeze(readers[format], bytes, { maxOutputLength: Math.max(1, maxBytes) });
    } catch (cause) {
      const isLimit = (cause as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
      const what = isLimit ? `The data unpacks to more than ${maxBytes} bytes.` : "The compressed data is damaged.";
      throw new ToolError("inflate", what, { cause });
    }
  },
};

function squeeze(run: Zlib, bytes: Uint8Array, options: ZlibOptions): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    run(bytes, options, (error, result) => (error ? reject(error) : resolve(new Uint8Array(result))));
  });
}
