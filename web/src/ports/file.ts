import { type FileCarrier, type FileHandle, type FolderPlace, unchanged } from "@toolbox/core";

interface BrowserFile extends FileHandle {
  readonly file: File;
}

/** A file the user picked, dropped or pasted. @param within its place, when it came with a whole folder */
export function browserFile(file: File, within?: FolderPlace): FileHandle {
  const handle: BrowserFile = {
    file,
    name: file.name,
    size: file.size,
    type: file.type,
    ...(within && { within }),
    ...unchanged(file.name, file.size, {
      stream: () => file.stream(),
      bytes: async () => new Uint8Array(await file.arrayBuffer()),
      // A browser reads no file that was written to since it was chosen: it throws.
      isSame: async () => true,
      saysChanged: (error) =>
        error instanceof DOMException && (error.name === "NotReadableError" || error.name === "NotFoundError"),
    }),
  };
  return handle;
}

/** A browser file travels to a worker as the `File` it stands for; its bytes are not copied. */
export const browserFileCarrier: FileCarrier = {
  pack: (handle) => (handle as BrowserFile).file,
  unpack: (packed) => browserFile(packed as File),
};
