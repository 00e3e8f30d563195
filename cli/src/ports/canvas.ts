import type { Image } from "@napi-rs/canvas";
import { type Canvas, type Picture, type Surface, ToolError } from "@toolbox/core";
import { skia } from "./skia.ts";

const fonts = new Set<string>();

/** Surfaces of the Node canvas (Skia). */
export const nodeCanvas: Canvas = {
  surface,
  path: (data) => new (skia().Path2D)(data),
  async loadFont({ family, weight, bytes }) {
    const key = `${weight} ${family}`;
    if (fonts.has(key)) return;
    if (!skia().GlobalFonts.register(Buffer.from(bytes), family))
      throw new ToolError("canvas", `The font ${family} ${weight} could not be loaded.`);
    fonts.add(key);
  },
};

function surface(width: number, height: number): Surface {
  const { createCanvas, Image: SkiaImage } = skia();
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext("2d");
  pen.lang = "en";
  pen.imageSmoothingQuality = "high";
  return {
    width,
    height,
    pen,
    draw(picture, ...box) {
      if (!(picture instanceof SkiaImage)) throw foreign(picture);
      pen.drawImage(picture satisfies Image, ...box);
    },
    pixels: () => pen.getImageData(0, 0, width, height).data as Uint8ClampedArray,
    async encode(type, quality = 0.92) {
      try {
        if (type === "image/png") return await canvas.encode("png");
        return await canvas.encode(type === "image/jpeg" ? "jpeg" : "webp", Math.round(quality * 100));
      } catch (cause) {
        throw new ToolError("encode", `The image could not be written as ${type}.`, { cause });
      }
    },
  };
}

function foreign(picture: Picture): ToolError {
  return new ToolError("canvas", `A picture of ${picture.width} x ${picture.height} pixels came from another canvas.`);
}
