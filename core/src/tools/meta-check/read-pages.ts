import { groupBy } from "../../text/group-by.ts";
import type { SiteFile } from "../../documents/meta/site/site.ts";
import type { FileHandle } from "../../tool/input/file-handle.ts";
import { MAX_PAGE_BYTES } from "./fields.ts";

/** Files that were given together with their folder; those that were given one by one have none. */
export interface Given {
  readonly folder: string | undefined;
  readonly files: readonly FileHandle[];
}

/** Sorts the files by the folder they came from, in the order they were given. */
export const byFolder = (files: readonly FileHandle[]): readonly Given[] =>
  [...groupBy(files, ({ within }) => within?.folder)].map(([folder, inIt]) => ({ folder, files: inIt }));

/** Whether a file of a site is one of its pages, by its name. */
export const isPage = (file: FileHandle): boolean => /\.x?html?$/i.test(file.name);

/** A page's source, or the sentence why there is none. */
export type PageSource = { readonly html: string } | { readonly problem: string };

/** The source of a page. What is not valid UTF-8 shows as replacement signs; the tags around it are read all the same. */
export async function readPage(file: FileHandle): Promise<PageSource> {
  if (file.size > MAX_PAGE_BYTES) return { problem: `${nameOf(file)} is larger than 20 MB, and was not read.` };
  return sourceOf(new TextDecoder("utf-8").decode(await file.bytes()), nameOf(file));
}

/** A text as the source of a page. @param name for the sentence */
export function sourceOf(text: string, name: string): PageSource {
  if (text.includes("\0") && !/<(?:title|meta|link|html|head|body)\b/i.test(text))
    return { problem: `${name} is not HTML but a binary file, or text in UTF-16. Give the source of a page.` };
  return { html: text };
}

/** As the user knows the file: with the folder that was given. */
export const nameOf = ({ name, within }: FileHandle): string =>
  within ? `${within.folder.replace(/[\\/]+$/, "")}/${within.path}` : name;

/** A file of a site by its path, with its first bytes on demand. */
export function siteFile(file: FileHandle, path: string): SiteFile {
  return {
    path,
    size: file.size,
    async start(most) {
      const reader = file.stream().getReader();
      const parts: Uint8Array[] = [];
      let length = 0;
      try {
        while (length < most) {
          const read = await reader.read();
          if (read.done) break;
          parts.push(read.value);
          length += read.value.length;
        }
      } finally {
        await reader.cancel();
      }
      const whole = new Uint8Array(length);
      let at = 0;
      for (const part of parts) {
        whole.set(part, at);
        at += part.length;
      }
      return whole.subarray(0, most);
    },
  };
}
