import { type ImageCodec, type Picture, ToolError } from "@toolbox/core";
import { undecodable } from "@toolbox/core/graphics/image-input/undecodable.ts";

/** Decodes as an image only: nothing is fetched, nothing in an SVG runs (SVG 2, 2.2.6: secure static mode). */
export const browserImageCodec: ImageCodec = {
  async decode(source) {
    // Reading headers waits for the first image.
    const [{ prepareImage }, { MAX_PIXELS }] = await Promise.all([
      import("@toolbox/core/graphics/image-input/prepare-image.ts"),
      import("@toolbox/core/graphics/image-input/image-header.ts"),
    ]);
    const { type, bytes } = prepareImage(source);
    const blob = new Blob([bytes as BlobPart], { type });
    const picture = await (typeof Image === "undefined" ? decodeInWorker : decodeOnPage)(blob);
    if (picture.width < 1 || picture.height < 1 || picture.width * picture.height > MAX_PIXELS) throw undecodable();
    return picture;
  },
};

// An element scales like the Node canvas, pixel by pixel; a bitmap does not. Only it can be an SVG.
async function decodeOnPage(blob: Blob): Promise<Picture> {
  const url = URL.createObjectURL(blob);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } catch (cause) {
    throw undecodable(cause);
  } finally {
    URL.revokeObjectURL(url);
  }
}

// A worker has no elements.
async function decodeInWorker(blob: Blob): Promise<Picture> {
  if (blob.type === "image/svg+xml")
    throw new ToolError("decode", "An SVG cannot be opened in the background. Choose a PNG of it.");
  try {
    return await createImageBitmap(blob);
  } catch (cause) {
    throw undecodable(cause);
  }
}
