import {
  type Canvas,
  encodePng,
  type FontFile,
  cachedGradients,
  type Picture,
  type Surface,
  ToolError,
} from "@toolbox/core";
import { browserDeflate } from "./deflate.ts";

const fonts = new Map<string, Promise<void>>();

/** Surfaces of OffscreenCanvas, so that drawing is the same on a page and in a worker. */
export const browserCanvas: Canvas = {
  surface: (width, height) => surfaceOf(new OffscreenCanvas(width, height)),
  path: (data) => new Path2D(data),
  loadFont(font) {
    const key = `${font.weight} ${font.family}`;
    const loading = fonts.get(key) ?? load(font);
    fonts.set(key, loading);
    loading.catch(() => fonts.delete(key));
    return loading;
  },
};

async function load({ family, weight, bytes }: FontFile): Promise<void> {
  try {
    const face = new FontFace(family, bytes as BufferSource, { weight: String(weight) });
    const set = (globalThis as unknown as { fonts?: FontFaceSet }).fonts ?? document.fonts;
    set.add(await face.load());
  } catch (cause) {
    throw new ToolError("canvas", `The font ${family} ${weight} could not be loaded.`, { cause });
  }
}

/** A surface over a canvas, such as one that is part of the page. */
export function surfaceOf(canvas: OffscreenCanvas | HTMLCanvasElement): Surface {
  // Read often means painted by the processor: the same pixels whatever the graphics card.
  const settings: CanvasRenderingContext2DSettings = { willReadFrequently: true };
  const pen = canvas.getContext("2d", settings) as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  if (!pen) throw new ToolError("canvas", "The browser gives no canvas to draw on. Close other tabs and try again.");
  pen.imageSmoothingQuality = "high";
  const { width, height } = canvas;
  return {
    width,
    height,
    pen,
    draw(picture, ...box) {
      if (!isDrawable(picture)) throw foreign(picture);
      pen.drawImage(picture, ...box);
    },
    fillGradient: (layers, x, y, boxWidth, boxHeight) =>
      pen.drawImage(gradientImage(layers, Math.ceil(boxWidth), Math.ceil(boxHeight)), x, y, boxWidth, boxHeight),
    pixels: () => pen.getImageData(0, 0, width, height).data,
    async encode(type, quality) {
      if (type === "image/png") return encodePng(pen.getImageData(0, 0, width, height), browserDeflate);
      const blob = await toBlob(canvas, { type, ...(quality === undefined ? {} : { quality }) });
      // A browser that cannot write the type answers with PNG (HTML, 4.12.5.6).
      if (blob?.type !== type) throw new ToolError("encode", `This browser cannot write images as ${type}.`);
      return new Uint8Array(await blob.arrayBuffer());
    },
  };
}

const gradientImage = cachedGradients((pixels, width, height) => {
  const canvas = new OffscreenCanvas(width, height);
  // Kept in memory for the processor, like the surfaces it is drawn on.
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen?.putImageData(new ImageData(pixels as Uint8ClampedArray<ArrayBuffer>, width, height), 0, 0);
  return canvas;
});

function toBlob(canvas: OffscreenCanvas | HTMLCanvasElement, options: ImageEncodeOptions): Promise<Blob | null> {
  if ("convertToBlob" in canvas) return canvas.convertToBlob(options);
  return new Promise((resolve) => canvas.toBlob(resolve, options.type, options.quality));
}

function isDrawable(picture: Picture): picture is ImageBitmap | HTMLImageElement {
  const isElement = typeof HTMLImageElement !== "undefined" && picture instanceof HTMLImageElement;
  return isElement || picture instanceof ImageBitmap;
}

function foreign(picture: Picture): ToolError {
  return new ToolError("canvas", `A picture of ${picture.width} x ${picture.height} pixels came from another canvas.`);
}
