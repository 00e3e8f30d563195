import { sniffImageType } from "../../graphics/image-input/image-type.ts";
import { imagesIn } from "../../documents/markdown/all-inlines.ts";
import { imagePlace, isAbsolutePath, leadsAbove } from "../../documents/markdown/html/safe-href.ts";
import { clip } from "../../text/format.ts";
import type { FileHandle } from "../../tool/input/file-handle.ts";
import type { BinaryOutput } from "../../tool/output.ts";
import type { Post } from "./post.ts";

export interface SiteImages {
  readonly files: readonly BinaryOutput[];
  /** Where the picture a post names stands in the site; undefined when it was not found. */
  pathOf(post: Post, src: string): string | undefined;
}

/**
 * Gathers the pictures that the posts name: files given with them, by path or by name alone, or standing beside the
 * post. Each file is put into the site once. What is missing, or no picture, is said through `warn`.
 */
export async function gatherImages(
  posts: readonly Post[],
  images: readonly FileHandle[],
  warn: (message: string) => void,
): Promise<SiteImages> {
  const given = new Map(images.map((image) => [image.name.toLowerCase(), image]));
  const files = new Map<string, BinaryOutput>();
  const paths = new Map<string, string>();
  const contents = new Map<string, string>();
  const keyOf = (post: Post, path: string): string => `${post.slug}\n${path}`;
  for (const post of posts) {
    for (const src of new Set(imagesIn(post.document))) {
      const place = imagePlace(src);
      const where = post.fileName === "" ? "The post" : post.fileName;
      if (place.kind === "none") warn(`${where} names the image ${clip(src, 80)}, which is not a valid address.`);
      if (place.kind !== "local") continue;
      const name = place.path.split(/[/\\]/).at(-1) ?? "";
      const isAbsolute = isAbsolutePath(place.path);
      const mine = given.get(place.path.toLowerCase()) ?? given.get(name.toLowerCase());
      const beside = mine || isAbsolute ? undefined : await post.file?.near?.(place.path);
      const file = mine ?? beside;
      const bytes = await file?.bytes();
      const type = bytes && sniffImageType(bytes);
      if (!bytes || type === undefined) {
        const why = bytes
          ? "is not an image"
          : isAbsolute
            ? "has an absolute path, and only paths relative to the post are used"
            : "was not found";
        warn(`${where} names the image ${clip(src, 80)}, which ${why}: a box with its name is shown in its place.`);
        continue;
      }
      if (beside && leadsAbove(place.path))
        warn(`${where} names the image ${clip(src, 80)}, which is above its folder: it was copied into the site.`);
      // The same picture named by several posts, whatever the way to it, is one file.
      const print = `${name}\n${bytes.length}\n${fingerprint(bytes)}`;
      const known = contents.get(print) ?? freeName(name, files);
      contents.set(print, known);
      files.set(known, { kind: "binary", name: known, mime: type, bytes });
      paths.set(keyOf(post, place.path), known);
    }
  }
  return {
    files: [...files.values()],
    pathOf(post, src) {
      const place = imagePlace(src);
      return place.kind === "local" ? paths.get(keyOf(post, place.path)) : undefined;
    },
  };
}

function freeName(name: string, files: ReadonlyMap<string, unknown>): string {
  // eslint-disable-next-line no-control-regex -- names that no file system takes
  const safe = name.replaceAll(/[\u0000-\u001F<>:"|?*]/g, "-").replace(/^\.+/, "") || "image";
  const [, stem = safe, ending = ""] = /^(.*?)(\.[^.]*)?$/.exec(safe) ?? [];
  let free = `images/${safe}`;
  for (let again = 2; files.has(free); again++) free = `images/${stem}-${again}${ending}`;
  return free;
}

/** FNV-1a over the bytes: tells apart two pictures of one name and size. */
function fingerprint(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
