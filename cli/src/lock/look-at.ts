import { createHash } from "node:crypto";
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { factsIn, type FileFacts, GONE } from "./file-facts.ts";
import { hashOf, NONE } from "./hash.ts";

/** A file as it was when it was opened. */
export interface Looked {
  /** `NONE` when it is not there, or a folder. */
  readonly hash: string;
  readonly facts: FileFacts;
}

const buffer = Buffer.allocUnsafe(64 * 1024);

/** Reads a file for its hash, whatever its size in the same memory. Throws the system's error when it cannot be read. */
export function lookAt(place: string): Looked {
  let file: number | undefined;
  try {
    file = openSync(place, "r");
    // Before it is read: who writes to it in between changes what is said of it.
    const stat = fstatSync(file);
    return { facts: factsIn(stat), hash: stat.isDirectory() ? NONE : hashOfOpen(file, stat.size) };
  } catch (error) {
    // EISDIR: of a system that does not even open a folder
    if (["ENOENT", "ENOTDIR", "EISDIR"].includes((error as NodeJS.ErrnoException).code ?? ""))
      return { hash: NONE, facts: GONE };
    throw error;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** The hash of a file; `NONE` when it is not there, or a folder. Throws the system's error when it cannot be read. */
export const hashOfFile = (place: string): string => lookAt(place).hash;

function hashOfOpen(file: number, size: number): string {
  let length = readSync(file, buffer);
  // Most files fit, and are read in one call.
  if (length === size) return hashOf(buffer.subarray(0, length));
  const sum = createHash("sha256");
  for (; length > 0; length = readSync(file, buffer)) sum.update(buffer.subarray(0, length));
  return sum.digest("base64url");
}

/** The files below a folder as they are when they are first asked for: each is read once, however many runs name it. */
export class LookedFiles {
  readonly #folder: string;
  readonly #looked = new Map<string, Looked>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The hash of a file by its path in the folder, as `hashOfFile` gives it. */
  hashOf(name: string): string {
    let looked = this.#looked.get(name);
    // Joined by hand: to tidy a path up takes as long as to open the file.
    if (!looked) this.#looked.set(name, (looked = lookAt(`${this.#folder}/${name}`)));
    return looked.hash;
  }

  /** What the system said of a file when its hash was asked for; undefined when it never was. */
  factsOf(name: string): FileFacts | undefined {
    return this.#looked.get(name)?.facts;
  }
}
