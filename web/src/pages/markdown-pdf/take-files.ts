import type { FileHandle } from "@toolbox/core";

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
      const text = decode(await file.bytes());
      if (text === undefined) refused.push(`${file.name} is no text in UTF-8. Save it as UTF-8 and try again.`);
      else texts.push({ file, text });
    }
  }
  return { texts, images, refused };
}

/** Undefined for bytes that are no UTF-8, or hold characters of no text. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
