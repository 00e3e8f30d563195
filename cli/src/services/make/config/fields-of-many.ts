import { statSync } from "node:fs";
import path from "node:path";
import type { MakeEntry } from "@toolbox/core/config-file/make-section.ts";
import type { MakeFile } from "./make-file.ts";

/** Whether a path may stand for several: what is no glob after all is found out by who looks for the files. */
export const mayBeGlob = (text: string): boolean => /[*?[\]{}()!+@]/.test(text);

/** The folder in which a glob begins: `posts/` of `posts/**\/*.md`. */
export const beginningOf = (glob: string): string => /^(?:[^*?[{(!]*\/)?/.exec(glob)?.[0] ?? "";

/** The fields of an entry whose value may stand for more files than it says: as a glob, or as a folder. */
export function fieldsOfMany({ input }: MakeEntry, file: MakeFile): readonly string[] {
  const isMany = (each: unknown) => typeof each === "string" && (mayBeGlob(each) || isFolder(each, file));
  return Object.keys(input).filter((name) => [input[name]].flat().some(isMany));
}

function isFolder(name: string, { folder }: MakeFile): boolean {
  try {
    return statSync(path.resolve(folder, name), { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch {
    // A text that is no path at all, too long for one; a path that cannot be read is told where it is opened.
    return false;
  }
}
