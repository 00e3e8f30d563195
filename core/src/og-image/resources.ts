import { type EmojiArt, loadEmoji } from "../drawing/emoji-art.ts";
import { loadFonts, unbundledCharacters } from "../drawing/fonts.ts";
import type { Canvas, Picture, Ports } from "../ports/index.ts";
import { ToolError } from "../tool/errors.ts";
import type { FileHandle } from "../tool/file-handle.ts";
import type { OgInput } from "./fields.ts";

/** What has to be loaded before a picture can be drawn at one go. */
export interface OgResources {
  readonly art: EmojiArt;
  readonly logo: Picture | null;
}

/**
 * Loads fonts, emoji and logo. What is missing is said through `warn` and left out; only the bundled font must load.
 * Throws `ToolError` "asset" or "canvas".
 */
export async function loadOgResources(
  input: OgInput,
  ports: Pick<Ports, "assets" | "images"> & { readonly canvas: Pick<Canvas, "loadFont" | "path"> },
  warn: (message: string) => void,
): Promise<OgResources> {
  // The mark of the tweet template and the sign of a cut text are part of every picture's characters.
  const texts = [input.title, input.description, input.emoji, "”…"];
  const [{ art, missing }, logo] = await Promise.all([
    loadEmoji(ports, texts),
    input.logo ? loadLogo(input.logo, ports, warn) : null,
    loadFonts(ports, texts, [400, 700]),
  ]);
  if (missing.length > 0) warn(`There is no drawing of ${missing.join(" ")} here. Choose another emoji.`);
  const foreign = unbundledCharacters([input.title, input.description]);
  if (foreign.length > 0)
    warn(
      `The bundled font has no ${foreign.slice(0, 5).join(" ")}. A font of this machine is used, so the picture may look different elsewhere.`,
    );
  return { art, logo };
}

async function loadLogo(
  file: FileHandle,
  { images }: Pick<Ports, "images">,
  warn: (message: string) => void,
): Promise<Picture | null> {
  try {
    return await images.decode(await file.bytes(), file.type);
  } catch (error) {
    const reason = error instanceof ToolError ? error.message : "The file could not be read.";
    warn(`The logo ${file.name} is left out. ${reason}`);
    return null;
  }
}
