import type { FileHandle } from "../tool/input/file-handle.ts";

/** A file handle over bytes in memory. */
export function fakeFile(name: string, type: string, content: Uint8Array | string): FileHandle {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return {
    name,
    type,
    size: bytes.length,
    bytes: async () => bytes,
    stream: () => {
      let read = false;
      return {
        getReader: () => ({
          async read() {
            if (read) return { done: true };
            read = true;
            return { done: false, value: bytes };
          },
          async cancel() {},
          releaseLock() {},
        }),
      } as ReturnType<FileHandle["stream"]>;
    },
  };
}
