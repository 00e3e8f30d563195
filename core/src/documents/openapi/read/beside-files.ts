import { ToolError } from "../../../tool/errors.ts";
import type { FileHandle } from "../../../tool/input/file-handle.ts";
import { fileText } from "../../../tool/input/file-text.ts";
import type { PartFile } from "./attach-files.ts";
import { joinPath } from "./join-path.ts";

/** The largest descriptions of real APIs name some thousands. */
const MOST_FILES = 5000;
const MOST_BYTES = 50 * 1024 * 1024;

/** A reference to another file; addresses with a scheme stay unread. */
const reference = /["']?\$ref["']?\s*:\s*(?:"([^"#\n]+)|'([^'#\n]+)|([^\s"'#{},]+))/g;

/**
 * The files that a description names by relative `$ref`, and those that they name, from beside it. Nothing where the
 * host cannot look there; a file that is not there is told by the check of references.
 * Throws `ToolError` "decode" when there are more than 5,000, or they are larger than 50 MB together.
 */
export async function besideFiles(file: FileHandle, source: string): Promise<readonly PartFile[]> {
  const found = new Map<string, PartFile>();
  const waiting = [{ folder: "", text: source }];
  let bytes = 0;
  for (let next = waiting.pop(); next && file.near; next = waiting.pop()) {
    for (const path of namedIn(next.text, next.folder)) {
      if (found.has(path)) continue;
      const part = await file.near(path);
      if (!part) continue;
      bytes += part.size;
      if (found.size >= MOST_FILES || bytes > MOST_BYTES)
        throw new ToolError("decode", "The description names more than 5,000 files, or more than 50 MB of them.", {
          field: "file",
        });
      const text = await fileText(part);
      found.set(path, { name: path.replace(/^(\.\.\/)+/, ""), text });
      waiting.push({ folder: path.split("/").slice(0, -1).join("/"), text });
    }
  }
  return [...found.values()];
}

function namedIn(text: string, folder: string): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const [, double, single, bare] of text.matchAll(reference)) {
    const path = (double ?? single ?? bare ?? "").trim();
    if (path !== "" && !/^[a-z][a-z\d+.-]*:|^\//i.test(path)) paths.add(joinPath(folder, path));
  }
  return paths;
}
