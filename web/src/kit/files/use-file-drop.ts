import type { FileHandle } from "@toolbox/core";
import { type ClipboardEvent, type DragEvent, useState } from "react";
import { browserFile } from "../../ports/file.ts";

/** Handlers that make an element take dropped and pasted files, and whether files hang over it. */
export function useFileDrop(onFiles: (files: readonly FileHandle[]) => void) {
  const [isOver, setOver] = useState(false);
  const take = (list: FileList) => {
    if (list.length > 0) onFiles(Array.from(list, (file) => browserFile(file)));
  };
  return {
    isOver,
    take,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      },
      onPaste: (event: ClipboardEvent) => take(event.clipboardData.files),
    },
  };
}
