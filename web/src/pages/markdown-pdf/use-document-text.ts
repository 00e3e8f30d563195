import type { FileHandle } from "@toolbox/core";
import { useEffect, useState } from "react";

/** The text in sight: the typed one, or that of a file which takes its place. */
export function useDocumentText(typed: string, file: FileHandle | undefined): string {
  const [read, setRead] = useState<{ file: FileHandle; text: string }>();
  useEffect(() => {
    if (!file) return;
    let isGone = false;
    void file.bytes().then((bytes) => {
      // A wrong byte is shown as such here; the run refuses the file in words.
      if (!isGone) setRead({ file, text: new TextDecoder().decode(bytes) });
    });
    return () => {
      isGone = true;
    };
  }, [file]);
  if (!file) return typed;
  return read?.file === file ? read.text : "";
}
