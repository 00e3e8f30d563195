import { ToolError } from "../tool/errors.ts";
import { type ImageHeader, MAX_PIXELS, readImageHeader } from "./image-header.ts";
import { resizeSvg } from "./svg-size.ts";

export interface PreparedImage {
  /** `undefined` when the content is none of the types whose header is known; the host may still decode it. */
  readonly header: ImageHeader | undefined;
  /** What to hand to the host's decoder. */
  readonly bytes: Uint8Array;
}

// A logo is drawn at 240 pixels at most, a picture at some 1200: at this size a vector is fine enough for both.
const VECTOR_SIDE = 1024;

/**
 * What every host does before it decodes: a file without content and one that would unpack to more than 64 megapixels
 * are refused with `ToolError` "decode"; an SVG is given a size of 1024 pixels along its longer side, or its own
 * when that is larger.
 */
export function prepareImage(bytes: Uint8Array): PreparedImage {
  if (bytes.length === 0) throw new ToolError("decode", "The image file is empty. Choose another file.");
  const header = readImageHeader(bytes);
  if (!header) return { header, bytes };
  const { type, width, height } = header;
  if (type === "image/svg+xml") {
    const longer = Math.max(width, height);
    const scale = Math.min(Math.max(1, VECTOR_SIDE / longer), (4 * VECTOR_SIDE) / longer);
    const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
    const sized = resizeSvg(new TextDecoder().decode(bytes), w, h);
    if (sized === undefined) throw undecodable();
    return { header: { type, width: w, height: h }, bytes: new TextEncoder().encode(sized) };
  }
  if (width === 0 || height === 0) throw undecodable();
  if (width * height > MAX_PIXELS)
    throw new ToolError(
      "decode",
      `The image has ${Math.round((width * height) / 1e6)} megapixels; at most 64 can be opened. Make it smaller first.`,
    );
  return { header, bytes };
}

/** The error of a file that is no image, or a damaged one. */
export function undecodable(cause?: unknown): ToolError {
  return new ToolError(
    "decode",
    "The file could not be read as an image. It may be damaged; PNG, JPG, WebP, GIF and SVG can be opened.",
    cause === undefined ? undefined : { cause },
  );
}
