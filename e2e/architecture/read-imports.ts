import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../scripts/run-step.ts";
import { parseImports, type WrittenImport } from "./parse-imports.ts";
import { resolveImport } from "./resolve-import.ts";

/** One import with the two ends of its arrow. */
export interface Import extends WrittenImport {
  /** the file that imports, from the root of the repository */
  readonly from: string;
  /** a file or folder of the repository, or the name of a package */
  readonly to: string;
}

/** Every import of the files, of whatever form. */
export function readImports(files: readonly string[]): Import[] {
  return files.flatMap((file) => importsOf(readFileSync(path.join(root, file), "utf8"), file));
}

/** The imports of a source that stands, or would stand, in a file. */
export function importsOf(source: string, from: string): Import[] {
  return parseImports(source, from).map((one) => ({ ...one, from, to: resolveImport(one.written, from) }));
}
