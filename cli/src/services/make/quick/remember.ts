import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import pkg from "../../../../package.json" with { type: "json" };
import type { MakeFile } from "../config/make-file.ts";
import { fileFacts, type FileFacts } from "../../../lock/file-facts.ts";
import { fileOfInput } from "../../../lock/input-hash.ts";
import { isBatchKey, type Lock, LOCK_NAME } from "../../../lock/lock.ts";
import type { LookedFiles } from "../../../lock/look-at.ts";
import { searchedFolders } from "../config/searched-folders.ts";
import { type Seen, seenPlace } from "./seen.ts";

/** A file that changed this shortly before it was looked at may change again in the same tick of the clock. */
const TICK_MS = 50;

/** What there is to see before a check begins. */
export interface Around {
  readonly began: number;
  /** Each file that a check reads for its hash. */
  readonly read: ReadonlySet<string>;
  /** All else that the result of a check depends on, as it stood before. */
  readonly facts: ReadonlyMap<string, FileFacts>;
}

/**
 * What a check depends on: each file that the lock names, and each folder in which an entry looks for files. Undefined
 * where there is no place to keep it.
 */
export function lookAround(file: MakeFile, lock: Lock): Around | undefined {
  if (seenPlace(file.folder) === undefined) return undefined;
  const began = Date.now();
  const read = new Set<string>();
  const others = new Set([path.basename(file.file), "toolbox.config.json", LOCK_NAME, ...searchedFolders(file)]);
  for (const [key, run] of lock) {
    // What batches of commands made is theirs; no check of make reads it.
    if (isBatchKey(key)) continue;
    for (const name of run.inputs.keys()) {
      read.add(name);
      const place = fileOfInput(name);
      if (place !== name) others.add(place);
    }
    for (const map of [run.outputs, run.parts]) for (const name of map.keys()) read.add(name);
    for (const name of run.left.keys()) others.add(name);
  }
  return { began, read, facts: new Map([...others].map((name) => [name, fileFacts(`${file.folder}/${name}`)])) };
}

/**
 * Keeps what was seen, once the check found all of it current; nothing where it is too fresh to be trusted.
 * @param files what the check read
 */
export async function remember(file: MakeFile, runs: string, around: Around, files: LookedFiles): Promise<void> {
  const place = seenPlace(file.folder);
  if (place === undefined) return;
  const names = [...new Set([...around.facts.keys(), ...around.read])];
  const facts: number[] = [];
  for (const name of names) {
    // What stood there before the check is the older, and so the safer.
    const known = around.facts.get(name) ?? files.factsOf(name);
    if (known === undefined) return;
    const [size, modified, changed, id] = known;
    if (changed > around.began - TICK_MS) return;
    facts.push(size, modified, changed, id);
  }
  const seen: Seen = { version: pkg.version, runs, names, facts };
  const beside = `${place}.${process.pid}`;
  try {
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(beside, JSON.stringify(seen));
    await rename(beside, place);
  } catch {
    // Only the next check is slower.
    await rm(beside, { force: true }).catch(() => {});
  }
}
