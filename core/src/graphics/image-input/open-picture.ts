import type { Picture, Ports } from "../../ports/index.ts";
import { ToolError } from "../../tool/errors.ts";
import type { FileHandle } from "../../tool/input/file-handle.ts";
import type { RunContext } from "../../tool/run-context.ts";
import type { PreparedImage } from "./prepare-image.ts";

export interface OpenedPicture {
  readonly picture: Picture;
  /** What the picture was decoded from. */
  readonly prepared: PreparedImage;
}

/**
 * Decodes an image file that a tool cannot do without. What of it is not used (an animation, scripts) is said through
 * `warn`. Throws `ToolError` "decode" that belongs to the field, with the file's name in it.
 */
export async function openPicture(
  file: FileHandle,
  { images }: Pick<Ports, "images">,
  field: string,
  warn: RunContext["warn"],
): Promise<OpenedPicture> {
  try {
    // Loaded with the first picture: reading SVG safely is much code.
    const [bytes, { prepareImage }] = await Promise.all([file.bytes(), import("./prepare-image.ts")]);
    const prepared = prepareImage(bytes);
    const picture = await images.decode(bytes, file.type);
    for (const note of prepared.notes) warn(`${file.name}: ${note}`);
    return { picture, prepared };
  } catch (cause) {
    const isKnown = cause instanceof ToolError;
    if (isKnown && cause.code !== "decode") throw cause;
    const why = isKnown ? cause.message : "The file could not be read. Choose it again.";
    throw new ToolError("decode", `${file.name}: ${why}`, { cause, field });
  }
}
