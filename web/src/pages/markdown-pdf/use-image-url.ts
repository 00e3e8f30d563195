import type { BinaryOutput } from "@toolbox/core";
import { type RefObject, useEffect, useRef } from "react";

/** For an `img`: shows a picture that is in memory, as long as the element is there. */
export function useImageUrl(file: BinaryOutput): RefObject<HTMLImageElement | null> {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([file.bytes as BlobPart], { type: file.mime }));
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return image;
}
