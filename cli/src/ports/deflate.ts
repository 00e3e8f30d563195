import zlib, { type CompressCallback, type ZlibOptions } from "node:zlib";
import { type Deflate, type DeflateFormat, ToolError } from "@toolbox/core";

type Zlib = (bytes: Uint8Array, options: ZlibOptions, done: CompressCallback) => void;

const writers: Record<DeflateFormat, Zlib> = { raw: zlib.deflateRaw, zlib: zlib.deflate, gzip: zlib.gzip };
const readers: Record<DeflateFormat, Zlib> = { raw: zlib.inflateRaw, zlib: zlib.inflate, gzip: zlib.gunzip };

/** zlib's thread pool, at level 6. */
export const nodeDeflate: Deflate = {
  deflate: (bytes, format) => squeeze(writers[format], bytes, {}),
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
