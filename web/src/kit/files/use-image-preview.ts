import { useEffect, useState } from "react";

/** An image in memory or in a file. Keep the object while the image is the same: a new one loads anew. */
export interface ImageSource {
  readonly name: string;
  /** The MIME type. */
  readonly type: string;
  bytes(): Promise<Uint8Array>;
}

export interface ImagePreview {
  /** A blob address, valid while the component that asked is shown. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/**
 * An image as the browser shows it; null until the first one is loaded, and when it is none.
 * @param isStrange a file of the user's: it is made safe first as tools do, for an element would draw any SVG, and wait
 */
export function useImagePreview(file: ImageSource | null, isStrange = false): ImagePreview | null {
  const [preview, setPreview] = useState<(ImagePreview & { file: ImageSource }) | null>(null);
  useEffect(() => {
    if (!file?.type.startsWith("image/")) return;
    let isGone = false;
    let url: string | undefined;
    const load = async () => {
      const { type, bytes } = isStrange ? await prepared(file) : { type: file.type, bytes: await file.bytes() };
      const made = URL.createObjectURL(new Blob([bytes as BlobPart], { type }));
      if (isGone) return URL.revokeObjectURL(made);
      url = made;
      const image = new Image();
      image.src = made;
      await image.decode();
      if (!isGone) setPreview({ file, url: made, width: image.naturalWidth, height: image.naturalHeight });
    };
    load().catch((error: unknown) => {
      // No picture beside the name; the tool says what is wrong with the file when it reads it.
      console.warn(`${file.name} cannot be shown as an image.`, error);
      if (!isGone) setPreview(null);
    });
    return () => {
      isGone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [file, isStrange]);
  // The last image stays until the next one is ready, so that a live preview does not blink.
  return file ? preview : null;
}

async function prepared(file: ImageSource) {
  const [bytes, { prepareImage }] = await Promise.all([
    file.bytes(),
    import("@toolbox/core/graphics/image-input/prepare-image.ts"),
  ]);
  return prepareImage(bytes);
}
