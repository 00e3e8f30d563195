import { type ImageCodec, MAX_PIXELS, type Picture, prepareImage, ToolError, undecodable } from "@toolbox/core";

/** Decodes as an image only: nothing is fetched, nothing in an SVG runs (SVG 2, 2.2.6: secure static mode). */
export const browserImageCodec: ImageCodec = {
  async decode(source, type) {
    const { header, bytes } = prepareImage(source);
    const blob = new Blob([bytes as BlobPart], { type: header?.type ?? type });
    const picture = header?.type === "image/svg+xml" ? await decodeSvg(blob) : await decodeBitmap(blob);
    if (picture.width < 1 || picture.height < 1 || picture.width * picture.height > MAX_PIXELS) throw undecodable();
    return picture;
  },
};

async function decodeBitmap(blob: Blob): Promise<Picture> {
  try {
    return await createImageBitmap(blob);
  } catch (cause) {
    throw undecodable(cause);
  }
}

// createImageBitmap takes no SVG, only an <img> does.
async function decodeSvg(blob: Blob): Promise<Picture> {
  if (typeof Image === "undefined")
    throw new ToolError("decode", "An SVG cannot be opened in the background. Choose a PNG of it.");
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
