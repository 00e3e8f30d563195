import { ToolError } from "../../tool/errors.ts";
import { isAnimated, isCutShort } from "./bitmap-faults.ts";
import { largestIcon } from "./icon-file.ts";
import { MAX_PIXELS, readImageHeader } from "./image-header.ts";
import { nameOtherFile, sniffImageType, type ImageFileType } from "./image-type.ts";
import { type SafeSvg, safeSvg } from "./svg/safe-svg.ts";
import { undecodable } from "./undecodable.ts";
import { XmlError } from "../../text/xml/xml-node.ts";

export interface PreparedImage {
  readonly type: ImageFileType;
  /** Pixels; of an SVG those it will be decoded at. */
  readonly width: number;
  readonly height: number;
  /** What to hand to the host's decoder. */
  readonly bytes: Uint8Array;
  /** What of the file is not used, in sentences for the user: animation, scripts. */
  readonly notes: readonly string[];
}

// A logo is drawn at 240 pixels at most, a picture at some 1200: at this size a vector is fine enough for both.
const VECTOR_SIDE = 1024;

/**
 * What every host does before it decodes, so that both answer alike. Refused with `ToolError` "decode", in words: no
 * content, no image type that both hosts read, an end that is missing, more than 64 megapixels, an SVG that is not
 * well formed or would never be drawn. An SVG comes out safe (nothing to run or load) and with a size: 1024 pixels
 * along its longer side, or its own up to 4096. An ICO comes out as its largest image.
 */
export function prepareImage(bytes: Uint8Array): PreparedImage {
  if (bytes.length === 0) throw new ToolError("decode", "The image file is empty. Choose another file.");
  const type = sniffImageType(bytes);
  if (type === "image/svg+xml") return prepareSvg(bytes);
  const header = readImageHeader(bytes);
  if (!header) throw type ? cut() : notAnImage(bytes);
  const { width, height } = header;
  if (width < 1 || height < 1) throw undecodable();
  if (width * height > MAX_PIXELS)
    throw new ToolError(
      "decode",
      `The image has ${Math.ceil((width * height) / 1e5) / 10} megapixels; at most ${MAX_PIXELS / 1e6} can be opened. Make it smaller first.`,
    );
  if (isCutShort(bytes, header.type)) throw cut();
  const notes = isAnimated(bytes, header.type) ? ["The image is animated; its first frame is used."] : [];
  if (header.type !== "image/x-icon") return { ...header, bytes, notes };
  const icon = largestIcon(bytes);
  if (!icon) throw cut();
  return { type: readImageHeader(icon)?.type ?? header.type, width, height, bytes: icon, notes };
}

function prepareSvg(bytes: Uint8Array): PreparedImage {
  const svg = readSvg(bytes);
  const longer = Math.max(svg.width, svg.height);
  const scale = Math.min(Math.max(1, VECTOR_SIDE / longer), (4 * VECTOR_SIDE) / longer);
  const width = Math.max(1, Math.round(svg.width * scale));
  const height = Math.max(1, Math.round(svg.height * scale));
  const text = svg.text(width, height);
  return { type: "image/svg+xml", width, height, bytes: new TextEncoder().encode(text), notes: svg.notes };
}

/** {@link safeSvg} with its refusal as a `ToolError` "decode". */
export function readSvg(bytes: Uint8Array): SafeSvg {
  try {
    return safeSvg(bytes);
  } catch (cause) {
    if (!(cause instanceof XmlError)) throw cause;
    throw new ToolError("decode", `The SVG cannot be used: ${cause.message}.`, { cause });
  }
}

function cut(): ToolError {
  return new ToolError("decode", "The image file is damaged: its end is missing. Save or download it again.");
}

function notAnImage(bytes: Uint8Array): ToolError {
  const name = nameOtherFile(bytes);
  if (name === undefined) return undecodable();
  return new ToolError(
    "decode",
    `The file is ${name}, which cannot be opened here. Choose a PNG, JPG, WebP, GIF or SVG.`,
  );
}
