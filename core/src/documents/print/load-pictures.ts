import { readSvg } from "../../graphics/image-input/prepare-image.ts";
import { sniffImageType } from "../../graphics/image-input/image-type.ts";
import { clip } from "../../text/format.ts";
import { imagePlace, type ImagePlace, isAbsolutePath, leadsAbove } from "../markdown/html/safe-href.ts";
import type { Ports } from "../../ports/index.ts";
import { decodeBase64 } from "../../text/base64.ts";
import { ToolError } from "../../tool/errors.ts";
import type { FileHandle } from "../../tool/input/file-handle.ts";
import type { LoadedPicture } from "./display-list.ts";

/** Finds the file a document names by a relative path, decoded, with slashes; `undefined` when there is none. */
export type FindFile = (path: string) => Promise<FileHandle | undefined>;

export interface LoadedPictures {
  readonly pictures: ReadonlyMap<string, LoadedPicture>;
  /** Why an image is a labelled box: sentences for the user. */
  readonly notices: readonly string[];
}

/** Images of other types, and larger ones, are drawn anew with at most so many pixels on a side: 300 to the inch. */
const LONGEST = 2200;

/**
 * Opens the images a document names: files of the user, files beside the document, `data:` addresses. Nothing is ever
 * fetched; what is missing, remote or broken is left out, and said.
 */
export async function loadPictures(
  sources: readonly string[],
  find: FindFile,
  ports: Pick<Ports, "images" | "canvas">,
  signal: AbortSignal,
): Promise<LoadedPictures> {
  const pictures = new Map<string, LoadedPicture>();
  const notices: string[] = [];
  for (const source of sources) {
    signal.throwIfAborted();
    const shown = clip(source, 80);
    const place = imagePlace(source);
    if (place.kind === "remote")
      notices.push(`The image ${shown} is not loaded from the web; a box is shown in its place.`);
    if (place.kind === "none")
      notices.push(
        source.trim() === ""
          ? "An image has no address; a box is shown in its place."
          : `The image ${shown} cannot be opened; a box is shown in its place.`,
      );
    if (place.kind === "remote" || place.kind === "none") continue;
    try {
      const bytes = place.kind === "data" ? dataBytes(place.src) : await (await find(place.path))?.bytes();
      if (bytes) pictures.set(source, await openPicture(bytes, ports));
      else notices.push(missingPicture(shown, place));
      if (bytes && place.kind === "local" && leadsAbove(place.path))
        notices.push(`The image ${shown} is read from above the folder of the document.`);
    } catch (error) {
      if (!(error instanceof ToolError) || error.code !== "decode") throw error;
      notices.push(`The image ${shown} is left out: ${error.message}`);
    }
  }
  return { pictures, notices };
}

function missingPicture(shown: string, place: ImagePlace): string {
  const why =
    place.kind === "local" && isAbsolutePath(place.path)
      ? "has an absolute path, and only paths relative to the document are opened"
      : "was not found";
  return `The image ${shown} ${why}; a box is shown in its place.`;
}

function dataBytes(src: string): Uint8Array {
  const reading = decodeBase64(src);
  if (!reading.ok) throw new ToolError("decode", reading.why);
  return reading.bytes;
}

async function openPicture(
  bytes: Uint8Array,
  { images, canvas }: Pick<Ports, "images" | "canvas">,
): Promise<LoadedPicture> {
  const type = sniffImageType(bytes);
  const decoded = await images.decode(bytes, type ?? "");
  const size = type === "image/svg+xml" ? readSvg(bytes) : decoded;
  const isPlain = type === "image/jpeg" || type === "image/png";
  if (isPlain && Math.max(decoded.width, decoded.height) <= 2 * LONGEST)
    return { bytes, decoded, width: size.width, height: size.height };
  const scale = Math.min(1, LONGEST / Math.max(decoded.width, decoded.height));
  const [width, height] = [decoded.width, decoded.height].map((side) => Math.max(1, Math.round(side * scale)));
  const surface = canvas.surface(width ?? 1, height ?? 1);
  surface.draw(decoded, 0, 0, surface.width, surface.height);
  return { bytes: await surface.encode("image/png"), decoded, width: size.width, height: size.height };
}
