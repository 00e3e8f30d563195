import { decodeUtf8, type FileHandle, notUtf8 } from "@toolbox/core";

export interface TakenFiles {
  readonly texts: readonly { readonly file: FileHandle; readonly text: string }[];
  readonly images: readonly FileHandle[];
  /** Sentences for what could not be used. */
  readonly refused: readonly string[];
}

/** Bytes of one text. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Sorts files that were dropped, pasted or chosen into texts and pictures. Reads the texts; they have to be UTF-8. */
export async function takeFiles(files: readonly FileHandle[]): Promise<TakenFiles> {
  const texts: { file: FileHandle; text: string }[] = [];
  const images: FileHandle[] = [];
  const refused: string[] = [];
  for (const file of files) {
    if (file.type.startsWith("image/")) images.push(file);
    else if (file.size > MAX_BYTES) refused.push(`${file.name} has more than 5 MB. Split it into parts.`);
    else {
      const text = decodeUtf8(await file.bytes());
      if (text === undefined || text.includes("\0")) refused.push(notUtf8(file.name));
      else texts.push({ file, text });
    }
  }
  return { texts, images, refused };
}
