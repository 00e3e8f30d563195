import { createCanvas, loadImage } from "@napi-rs/canvas";

/** The pixels of an image, RGBA in rows. */
async function pixels(image: Buffer): Promise<Uint8ClampedArray> {
  const picture = await loadImage(image);
  const pen = createCanvas(picture.width, picture.height).getContext("2d");
  pen.drawImage(picture, 0, 0);
  return pen.getImageData(0, 0, picture.width, picture.height).data;
}

/** How many values of two images differ; images of different sizes differ everywhere. */
export async function differingValues(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = [await pixels(one), await pixels(other)];
  if (a.length !== b.length) return Math.max(a.length, b.length);
  return a.reduce((count, value, index) => count + (value === b[index] ? 0 : 1), 0);
}
