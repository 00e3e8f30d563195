import type { FindFile } from "../../documents/print/load-pictures.ts";
import type { FileHandle } from "../../tool/input/file-handle.ts";
import { ToolError } from "../../tool/errors.ts";

/** One document to set. */
export interface Source {
  readonly text: string;
  /** Of its results, without an ending. */
  readonly name: string;
  readonly findFile: FindFile;
}

/** The typed text, or each file in its place. Throws `ToolError` "decode" for a file that is no text in UTF-8. */
export async function* readSources(
  text: string,
  documents: readonly FileHandle[],
  images: readonly FileHandle[],
): AsyncGenerator<Source> {
  if (documents.length === 0) yield { text, name: "document", findFile: finder(undefined, images) };
  const used = new Set<string>();
  for (const file of documents) {
    const stem = file.name.replace(/\.(?:md|markdown|mdown|mkd|txt)$/i, "") || "document";
    let name = stem;
    for (let again = 2; used.has(name.toLowerCase()); again++) name = `${stem}-${again}`;
    used.add(name.toLowerCase());
    yield { text: decodeText(await file.bytes(), file.name), name, findFile: finder(file, images) };
  }
}

function decodeText(bytes: Uint8Array, name: string): string {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (text.includes("\u{0}")) throw new TypeError("A NUL character.");
    return text;
  } catch (cause) {
    throw new ToolError("decode", `${name} is no text in UTF-8. Save it as UTF-8 and try again.`, {
      cause,
      field: "documents",
    });
  }
}

/** A given image by its whole path or by its name alone, then a file beside the document. */
function finder(document: FileHandle | undefined, images: readonly FileHandle[]): FindFile {
  const byName = new Map(images.map((image) => [image.name.toLowerCase(), image]));
  return async (path) => {
    const name = path.split(/[/\\]/).at(-1)?.toLowerCase() ?? "";
    return byName.get(path.toLowerCase()) ?? byName.get(name) ?? (await document?.near?.(path));
  };
}
