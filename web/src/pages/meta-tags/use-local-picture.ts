import type { FileHandle } from "@toolbox/core";
import { useEffect, useRef, useState } from "react";
import { type ImagePreview, useImagePreview } from "../../kit/files/use-image-preview.ts";
import type { MetaState } from "./use-meta-state.ts";

export interface LocalPicture {
  readonly file: FileHandle | null;
  /** Null until it is loaded, and without one. */
  readonly shown: ImagePreview | null;
  choose(file: FileHandle | null): void;
}

/** The share image from a local file, to see the cards with it: nothing is ever loaded from an address. */
export function useLocalPicture({ input, set }: MetaState): LocalPicture {
  const [file, choose] = useState<FileHandle | null>(null);
  const shown = useImagePreview(file, true);
  const size = shown ? `${shown.width}x${shown.height}` : "";
  const { imageSize } = input;
  const lastSize = useRef("");
  useEffect(() => {
    // Its size is what networks want to know. A size typed by hand stays.
    if (size === "" || size === lastSize.current || (imageSize !== "" && imageSize !== lastSize.current)) return;
    lastSize.current = size;
    set("imageSize", size);
  }, [size, imageSize, set]);
  return { file, shown, choose };
}
