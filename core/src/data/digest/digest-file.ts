import type { DigestStream } from "../../ports/index.ts";
import type { FileHandle } from "../../tool/input/file-handle.ts";
import type { RunContext } from "../../tool/run-context.ts";

/** Bytes between two reports. */
const STEP = 16 * 1024 * 1024;

/** The hash of a file, read in parts. @returns the hash, and how many bytes there were */
export async function digestFile(
  file: FileHandle,
  digest: DigestStream,
  context: Pick<RunContext, "progress" | "signal">,
): Promise<{ hash: Uint8Array; size: number }> {
  const reader = file.stream().getReader();
  let size = 0;
  let reported = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    context.signal.throwIfAborted();
    digest.update(part.value);
    size += part.value.length;
    if (size - reported < STEP) continue;
    reported = size;
    context.progress(size, file.size, `Hashing ${file.name}`);
  }
  return { hash: digest.finish(), size };
}
