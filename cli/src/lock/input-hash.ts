import { readFileSync } from "node:fs";
import path from "node:path";
import { decodeUtf8, isRecord } from "@toolbox/core";
import { canonical, hashOf, NONE } from "./hash.ts";
import type { LookedFiles } from "./look-at.ts";

/** The file that an input of a lock is in: without the value behind a `#`, where there is one. */
export const fileOfInput = (name: string): string => name.replace(/#[^#/]*$/, "");

/** The hash of an input as a lock names it: of a file, or of one value of a JSON file behind a `#`. */
export function inputHash(folder: string, name: string, files: LookedFiles): string {
  const hash = files.hashOf(name);
  const at = name.lastIndexOf("#");
  if (hash !== NONE || at < 0) return hash;
  try {
    const text = decodeUtf8(readFileSync(path.join(folder, name.slice(0, at)))) ?? "";
    const value = valueAt(JSON.parse(text), name.slice(at + 1));
    return value === undefined ? NONE : hashOf(canonical(value));
  } catch (error) {
    // Gone, or not JSON any more: it is not as it was.
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === "ENOENT") return NONE;
    throw error;
  }
}

/** A value by its names, parted by dots: `repository.url`. */
export function valueAt(value: unknown, key: string): unknown {
  return key.split(".").reduce<unknown>((each, name) => (isRecord(each) ? each[name] : undefined), value);
}
