import { type ImageCodec, MAX_PIXELS } from "@toolbox/core";
import { prepareImage } from "@toolbox/core/graphics/image-input/prepare-image.ts";
import { undecodable } from "@toolbox/core/graphics/image-input/undecodable.ts";
import { skia } from "./skia.ts";

/** Decodes with Skia from memory: nothing is fetched, nothing in an SVG runs. */
export const nodeImageCodec: ImageCodec = {
  async decode(source) {
    const { bytes } = prepareImage(source);
    try {
      const image = await skia().loadImage(Buffer.from(bytes));
      if (image.width < 1 || image.height < 1 || image.width * image.height > MAX_PIXELS) throw new RangeError("size");
      return image;
    } catch (cause) {
      throw undecodable(cause);
    }
  },
};
