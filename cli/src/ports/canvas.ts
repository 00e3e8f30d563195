import type { Image } from "@napi-rs/canvas";
import {
  type Canvas,
  encodePng,
  isOpaque,
  cachedGradients,
  type Picture,
  type Surface,
  ToolError,
} from "@toolbox/core";
import { nodeDeflate } from "./deflate.ts";
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
  const pixels = () => pen.getImageData(0, 0, width, height).data as Uint8ClampedArray;
  return {
    width,
    height,
    pen,
    draw(picture, ...box) {
      if (!(picture instanceof SkiaImage)) throw foreign(picture);
      pen.drawImage(picture satisfies Image, ...box);
    },
    fillGradient: (layers, x, y, boxWidth, boxHeight) =>
      pen.drawImage(gradientImage(layers, Math.ceil(boxWidth), Math.ceil(boxHeight)), x, y, boxWidth, boxHeight),
    pixels,
    async encode(type, quality = 0.92) {
      if (type === "image/png") {
        // These are premultiplied, which makes no difference where nothing is see-through, and are there for less.
        const raw = canvas.data();
        return encodePng({ width, height, data: isOpaque(raw) ? raw : pixels() }, nodeDeflate);
      }
      try {
        return await canvas.encode(type === "image/jpeg" ? "jpeg" : "webp", Math.round(quality * 100));
      } catch (cause) {
        throw new ToolError("encode", `The image could not be written as ${type}.`, { cause });
      }
    },
  };
}

const gradientImage = cachedGradients((pixels, width, height) => {
  const { createCanvas, ImageData } = skia();
  const canvas = createCanvas(width, height);
  canvas.getContext("2d").putImageData(new ImageData(pixels, width, height), 0, 0);
  return canvas;
});

function foreign(picture: Picture): ToolError {
  return new ToolError("canvas", `A picture of ${picture.width} x ${picture.height} pixels came from another canvas.`);
}
