import { ToolError } from "../../tool/errors.ts";

/** The error of a file that is not an image, or a damaged one. */
export function undecodable(cause?: unknown): ToolError {
  return new ToolError(
    "decode",
    "The file could not be read as an image. It may be damaged; PNG, JPG, WebP, GIF and SVG can be opened.",
    cause === undefined ? undefined : { cause },
  );
}
