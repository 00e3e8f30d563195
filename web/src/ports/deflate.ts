import { type Deflate, type DeflateFormat, ToolError } from "@toolbox/core";

const names = { raw: "deflate-raw", zlib: "deflate", gzip: "gzip" } as const satisfies Record<DeflateFormat, string>;

/** Compression Streams (WHATWG): native, off the main thread where the browser can. */
export const browserDeflate: Deflate = {
  async deflate(bytes, format) {
    const packed = new Blob([bytes as BlobPart]).stream().pipeThrough(new CompressionStream(names[format]));
    return new Uint8Array(await new Response(packed).arrayBuffer());
  },
  async inflate(bytes, format, maxBytes) {
    const unpacked = new Blob([bytes as BlobPart]).stream().pipeThrough(new DecompressionStream(names[format]));
    try {
      return await readUpTo(unpacked.getReader(), maxBytes);
    } catch (cause) {
      if (cause instanceof ToolError) throw cause;
      throw new ToolError("inflate", "The compressed data is damaged.", { cause });
    }
  },
};

async function readUpTo(reader: ReadableStreamDefaultReader<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > maxBytes) {
      await reader.cancel();
      throw new ToolError("inflate", `The data unpacks to more than ${maxBytes} bytes.`);
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
