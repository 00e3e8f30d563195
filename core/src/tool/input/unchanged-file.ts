import { ToolError } from "../errors.ts";
import type { FileHandle } from "./file-handle.ts";

/** How a host reads a file. */
export interface FileReading {
  stream(): ReadableStream<Uint8Array>;
  bytes(): Promise<Uint8Array>;
  /** After a read: false when the file was written to since the handle was made, though its length is the same. */
  isSame(): Promise<boolean>;
  /** Whether an error of the two reads says that the file changed or went. */
  saysChanged(error: unknown): boolean;
}

/**
 * The two ways to read a file, which fail when it changes meanwhile: what was read would be a part of the old and a
 * part of the new.
 * @param size bytes, as the handle has it
 * Both throw `ToolError` ("read") with a sentence that names the file.
 */
export function unchanged(name: string, size: number, reading: FileReading): Pick<FileHandle, "stream" | "bytes"> {
  const changed = (cause?: unknown) =>
    new ToolError("read", `${name} changed while it was read. Wait until nothing writes to it, and choose it again.`, {
      cause,
    });
  const check = async (read: number): Promise<void> => {
    if (read !== size || !(await reading.isSame())) throw changed();
  };
  const told = (error: unknown): never => {
    throw reading.saysChanged(error) ? changed(error) : error;
  };
  return {
    async bytes() {
      const bytes = await reading.bytes().catch(told);
      await check(bytes.length);
      return bytes;
    },
    stream() {
      const reader = reading.stream().getReader();
      let read = 0;
      return new ReadableStream<Uint8Array>({
        async pull(controller) {
          const part = await reader.read().catch(told);
          if (part.done) {
            await check(read);
            controller.close();
            return;
          }
          read += part.value.length;
          controller.enqueue(part.value);
        },
        cancel: (reason) => reader.cancel(reason),
      });
    },
  };
}
