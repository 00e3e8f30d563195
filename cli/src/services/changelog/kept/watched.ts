import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

/** A file as it was: what its system said of it, when that can be trusted, and the hash of its bytes; null: not there. */
type Look = readonly [facts: Facts | null, hash: string] | null;
type Facts = readonly [size: number, modified: number, changed: number, id: number];

/** Files and folders that a run depends on, as they were before it. */
export interface Watched {
  readonly files: readonly (readonly [file: string, look: Look])[];
  /** Folders with the names of all files in them, at any depth; null: not there. */
  readonly trees: readonly (readonly [folder: string, names: readonly string[] | null])[];
}

/**
 * A file that changed so short before it was looked at may change again without a sign: the clocks of some file systems
 * have ticks of two seconds.
 */
const TICK_MS = 2100;

/** Looks at files, and at folders with all that is in them. Throws the system's error for what cannot be read. */
export function watch(files: readonly string[], folders: readonly string[] = []): Watched {
  const trees = folders.map((folder) => [folder, namesIn(folder)] as const);
  const inside = trees.flatMap(([folder, names]) => (names ?? []).map((name) => path.join(folder, name)));
  return { files: [...new Set([...files, ...inside])].map((file) => [file, lookAt(file)] as const), trees };
}

/** Whether all is as it was. Throws the system's error for what cannot be read. */
export function isUnchanged({ files, trees }: Watched): boolean {
  const isSameTree = ([folder, names]: Watched["trees"][number]) => {
    const now = namesIn(folder);
    return now === null || names === null ? now === names : now.join("\0") === names.join("\0");
  };
  return files.every(([file, look]) => isSame(file, look)) && trees.every(isSameTree);
}

function lookAt(file: string): Look {
  const facts = factsOf(file);
  if (facts === null) return null;
  const isSettled = Math.max(facts[1], facts[2]) < Date.now() - TICK_MS;
  return [isSettled ? facts : null, hashOf(file)];
}

function isSame(file: string, look: Look): boolean {
  const now = factsOf(file);
  if (now === null || look === null) return now === look;
  const [facts, hash] = look;
  return facts?.every((fact, at) => fact === now[at]) === true || hashOf(file) === hash;
}

function factsOf(file: string): Facts | null {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? [stat.size, stat.mtimeMs, stat.ctimeMs, stat.ino] : null;
}

const hashOf = (file: string) => bytesToHex(sha256(readFileSync(file)));

/** The names of the files in a folder, at any depth, in a stable order; null when it is not there. */
function namesIn(folder: string): readonly string[] | null {
  const names: string[] = [];
  const open = [""];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const entries = entriesOf(path.join(folder, place));
    if (!entries) return null;
    for (const entry of entries) {
      const name = place === "" ? entry.name : `${place}/${entry.name}`;
      if (entry.isDirectory()) open.push(name);
      else names.push(name);
    }
  }
  return names.toSorted();
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
