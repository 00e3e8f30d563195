import type { FileHandle } from "../../tool/input/file-handle.ts";
import type { Work } from "../../tool/run-context.ts";
import type { AsyncDigest } from "../../digest/digest-bytes.ts";

/** Bytes between two reports. */
const STEP = 16 * 1024 * 1024;

/** The hash of a file, read in parts. @returns the hash, and how many bytes there were */
export async function digestFile(
  file: FileHandle,
  digest: AsyncDigest,
  work: Pick<Work, "progress" | "signal">,
): Promise<{ hash: Uint8Array; size: number }> {
  const reader = file.stream().getReader();
  let size = 0;
  let told = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    work.signal.throwIfAborted();
    digest.update(part.value);
    size += part.value.length;
    if (size - told < STEP) continue;
    told = size;
    work.progress(size, file.size, `Hashing ${file.name}`);
  }
  return { hash: await digest.finish(), size };
}
