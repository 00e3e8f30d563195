import { promisify } from "node:util";
import zlib from "node:zlib";
import { type Deflate, type DeflateFormat, ToolError } from "@toolbox/core";

type Squeeze = (bytes: Uint8Array, options?: zlib.ZlibOptions) => Promise<Buffer>;

const writers: Record<DeflateFormat, Squeeze> = {
  raw: promisify<Uint8Array, zlib.ZlibOptions | undefined, Buffer>(zlib.deflateRaw),
  zlib: promisify<Uint8Array, zlib.ZlibOptions | undefined, Buffer>(zlib.deflate),
  gzip: promisify<Uint8Array, zlib.ZlibOptions | undefined, Buffer>(zlib.gzip),
};
const readers: Record<DeflateFormat, Squeeze> = {
  raw: promisify<Uint8Array, zlib.ZlibOptions | undefined, Buffer>(zlib.inflateRaw),
  zlib: promisify<Uint8Array, zlib.ZlibOptions | undefined, Buffer>(zlib.inflate),
  gzip: promisify<Uint8Array, zlib.ZlibOptions | undefined, Buffer>(zlib.gunzip),
};

/** zlib's thread pool, at level 6. */
export const nodeDeflate: Deflate = {
  deflate: async (bytes, format) => new Uint8Array(await writers[format](bytes)),
  async inflate(bytes, format, maxBytes) {
    try {
      return new Uint8Array(await readers[format](bytes, { maxOutputLength: Math.max(1, maxBytes) }));
    } catch (cause) {
      const isLimit = (cause as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
      const what = isLimit ? `The data unpacks to more than ${maxBytes} bytes.` : "The compressed data is damaged.";
      throw new ToolError("inflate", what, { cause });
    }
  },
};
