import { isAbsolutePath } from "../../documents/markdown/html/safe-href.ts";
import type { FindFile } from "../../documents/print/load-pictures.ts";
import type { FileHandle } from "../../tool/input/file-handle.ts";
import { fileText } from "../../tool/input/file-text.ts";

/** One document to set. */
export interface Source {
  readonly text: string;
  /** Of its results, without an ending. */
  readonly name: string;
  readonly findFile: FindFile;
}

/** The typed text, or each file in its place. Throws `ToolError` "decode" for a file that is not UTF-8 text. */
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
    yield { text: await fileText(file, "documents"), name, findFile: finder(file, images) };
  }
}

/** A given image by its whole path or by its name alone, then a file beside the document; none from the root of a disk. */
function finder(document: FileHandle | undefined, images: readonly FileHandle[]): FindFile {
  const byName = new Map(images.map((image) => [image.name.toLowerCase(), image]));
  return async (path) => {
    const name = path.split(/[/\\]/).at(-1)?.toLowerCase() ?? "";
    return (
      byName.get(path.toLowerCase()) ??
      byName.get(name) ??
      (isAbsolutePath(path) ? undefined : await document?.near?.(path))
    );
  };
}
