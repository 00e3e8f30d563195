import { type Zippable, zipSync } from "fflate";
import type { FileOutput } from "../../tool/output.ts";

// The same files give the same bytes: the time stamp of every entry is the first one ZIP can write.
const EPOCH = "1980-01-01T00:00:00";

/**
 * Packs files into one ZIP (APPNOTE 6.3). Images are stored, texts are deflated, names are UTF-8.
 * Reproducible: equal files in equal order give equal bytes.
 * @example zip([{ kind: "text", name: "a.txt", mime: "text/plain", text: "a" }])
 */
export function zip(files: readonly FileOutput[]): Uint8Array {
  const entries: Zippable = {};
  for (const file of files) {
    const bytes = file.kind === "text" ? new TextEncoder().encode(file.text) : file.bytes;
    entries[file.name] = [bytes, { level: file.kind === "text" ? 6 : 0, mtime: new Date(EPOCH) }];
  }
  return zipSync(entries);
}
