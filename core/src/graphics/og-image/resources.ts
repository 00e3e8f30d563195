import { drawableText } from "../drawing/drawable-text.ts";
import { type EmojiArt, loadEmoji } from "../drawing/emoji-art.ts";
import { loadFonts, unbundledCharacters } from "../drawing/fonts.ts";
import { loadOwnFont } from "../drawing/own-font.ts";
import type { Canvas, ImageCodec, Picture, Ports } from "../../ports/index.ts";
import { ToolError } from "../../tool/errors.ts";
import type { FileHandle } from "../../tool/input/file-handle.ts";
import { graphemes } from "../../text/graphemes.ts";
import { ogFields, type OgInput } from "./fields.ts";

/** What has to be loaded before a picture can be drawn at one go. */
export interface OgResources {
  readonly art: EmojiArt;
  readonly logo: Picture | null;
  /** The family of the user's own font. */
  readonly fontFamily: string | undefined;
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
  const texts = textsOf(input);
  const [{ art, missing }, logo, fontFamily] = await Promise.all([
    loadEmoji(ports, texts),
    input.logo ? loadLogo(input.logo, ports, warn).catch(leaveOut("The logo", warn)) : undefined,
    input.font ? loadOwnFont(input.font, ports.canvas).catch(leaveOut("The font", warn)) : undefined,
    loadFonts(ports, texts, [400, 700]),
  ]);
  if (missing.length > 0) warn(`There is no drawing of ${missing.join(" ")} here. Choose another emoji.`);
  const foreign = unbundledCharacters(texts);
  if (foreign.length > 0 && fontFamily === undefined)
    warn(
      `The bundled fonts have no ${foreign.slice(0, 5).join(" ")}. A font of this machine is used, or boxes are drawn where it has none. Choose a font file that has them.`,
    );
  return { art, logo: logo ?? null, fontFamily };
}

/**
 * Title and description as they are drawn. Of a text far over its limit, which is shown while it is mended but never
 * saved, only the beginning: no one waits for a pasted book.
 */
export function wordsOf<Input extends Pick<OgInput, "title" | "description">>(input: Input): Input {
  const begin = (text: string, max: number) =>
    graphemes(drawableText(text.slice(0, max * 20)))
      .slice(0, max * 2)
      .join("");
  const { title, description } = ogFields;
  return {
    ...input,
    title: begin(input.title, title.max ?? 60),
    description: begin(input.description, description.max ?? 160),
  };
}

/** Everything that is read in the picture. The mark of the tweet template and the sign of a cut text may be in each. */
export function textsOf(input: Pick<OgInput, "title" | "description" | "emoji">): string[] {
  const { title, description, emoji } = wordsOf(input);
  return [title, description, emoji, "”…"];
}

/** Whether the words have letters that no bundled font draws. */
export function needsFont(input: Pick<OgInput, "title" | "description" | "emoji">): boolean {
  return unbundledCharacters(textsOf(input)).length > 0;
}

/** What could not be opened is left out, and that is said. */
function leaveOut(what: string, warn: (message: string) => void): (error: unknown) => undefined {
  return (error) => {
    if (!(error instanceof ToolError)) throw error;
    warn(`${what} is left out. ${error.message}`);
    return undefined;
  };
}

interface Logo {
  readonly picture: Picture;
  readonly notes: readonly string[];
}

/** Logos that were decoded: once for each file, not at every letter that is typed. */
const logos = new WeakMap<ImageCodec, WeakMap<FileHandle, Promise<Logo>>>();

async function loadLogo(
  file: FileHandle,
  { images }: Pick<Ports, "images">,
  warn: (message: string) => void,
): Promise<Picture> {
  const known = logos.get(images) ?? new WeakMap<FileHandle, Promise<Logo>>();
  logos.set(images, known);
  const loading = known.get(file) ?? openLogo(file, images);
  known.set(file, loading);
  const { picture, notes } = await loading;
  for (const note of notes) warn(note);
  return picture;
}

async function openLogo(file: FileHandle, images: ImageCodec): Promise<Logo> {
  const notes: string[] = [];
  const { openPicture } = await import("../image-input/open-picture.ts");
  const { picture } = await openPicture(file, { images }, "logo", (note) => notes.push(note));
  return { picture, notes };
}
