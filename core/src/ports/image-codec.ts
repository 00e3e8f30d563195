import type { Picture } from "./canvas.ts";

/** Turns the bytes of an image file into a picture. */
export interface ImageCodec {
  /**
   * Decodes PNG, JPEG (turned as its Exif orientation says), WebP, GIF, AVIF, BMP, ICO (its largest image) or SVG. Of an
   * animation the first picture. Nothing is fetched and no script of an SVG runs: hosts decode what image-input made of it.
   * @param type the MIME type as the user's system names it; the bytes decide
   * Throws `ToolError` "decode" when the bytes are not an image this host can read.
   */
  decode(bytes: Uint8Array, type: string): Promise<Picture>;
}
