import { createReadStream, readFileSync, statSync } from "node:fs";

/**
 * All of a stream, as long as it is no more than a limit: what never ends would take the machine's memory.
 * @param limit in bytes
 * @returns undefined when there is more; the stream is closed then
 */
export async function readAtMost(source: AsyncIterable<Uint8Array>, limit: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of source) {
    size += part.length;
    if (size > limit) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts, size);
}

/**
 * A whole file that somebody named: a device among them may never end.
 * Throws the system's error, and one with the code EFBIG for what has more than `MEMORY_LIMIT`.
 */
export async function readWhole(file: string, limit = MEMORY_LIMIT): Promise<Uint8Array> {
  // Streams take Node as long to load as all rules of the linter; what is small and ends needs none.
  const facts = statSync(file);
  if (facts.isFile() && facts.size > 0 && facts.size <= Math.min(limit, SMALL)) return readFileSync(file);
  const bytes = await readAtMost(createReadStream(file, { highWaterMark: 1024 * 1024 }), limit);
  if (bytes) return bytes;
  throw Object.assign(new Error(`${file} has more than ${limit} bytes.`), { code: "EFBIG" });
}

const SMALL = 1024 * 1024;

/** The most that is read into memory at once: as much as the largest input of any tool. */
export const MEMORY_LIMIT = 256 * 1024 * 1024;
