import type { FileHandle } from "@toolbox/core";
import { useEffect } from "react";
import { browserFile } from "../../ports/file.ts";

/** Takes an image that is pasted anywhere on the page, unless a control there took it already. */
export function usePastedFile(onFile: (file: FileHandle) => void): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (!file || event.defaultPrevented) return;
      event.preventDefault();
      onFile(browserFile(file));
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, [onFile]);
}
