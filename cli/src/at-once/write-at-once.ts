import { writeSync } from "node:fs";

/** What a stream did not take at once. */
export interface Unwritten {
  readonly rest: Uint8Array;
}

/**
 * Writes to a stream of the process without opening it as one, which takes longer than a short answer.
 * @returns "given", or what is left for the long way: the reader is slow, or the stream takes nothing
 */
export function writeAtOnce(descriptor: 1 | 2, words: string | Uint8Array): "given" | Unwritten {
  const bytes = typeof words === "string" ? Buffer.from(words) : words;
  let written = 0;
  try {
    while (written < bytes.length) written += writeSync(descriptor, bytes, written);
  } catch {
    return { rest: bytes.subarray(written) };
  }
  return "given";
}
