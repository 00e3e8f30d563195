import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import pkg from "../../../../package.json" with { type: "json" };
import type { MakeFile } from "../config/make-file.ts";
import { fileOfInput } from "../../../lock/input-hash.ts";
import { type Lock, LOCK_NAME } from "../../../lock/lock.ts";
import { searchedFolders } from "../config/searched-folders.ts";
import { factsOf, type Seen, type SeenFile, seenPlace } from "./seen.ts";

/** A file that changed this shortly before it was looked at may change again in the same tick of the clock. */
const TICK_MS = 50;

/**
 * What there is to see before a check begins: each file that the lock names, and each folder in which an entry looks for
 * files. Undefined where there is no place to keep it, or something is too fresh to be trusted.
 */
export function lookAround(file: MakeFile, lock: Lock): readonly SeenFile[] | undefined {
  if (seenPlace(file.folder) === undefined) return undefined;
  const names = new Set([path.basename(file.file), "toolbox.config.json", LOCK_NAME]);
  for (const run of lock.values()) {
    for (const name of run.inputs.keys()) names.add(name).add(fileOfInput(name));
    for (const map of [run.outputs, run.parts, run.left]) for (const name of map.keys()) names.add(name);
  }
  for (const folder of searchedFolders(file)) names.add(folder);
  const now = Date.now();
  const seen = [...names].map((name): SeenFile => [name, factsOf(file.folder, name)]);
  return seen.some(([, facts]) => facts !== null && facts[2] > now - TICK_MS) ? undefined : seen;
}

/** Keeps what was seen, once the check found all of it current. */
export async function remember(file: MakeFile, runs: number, files: readonly SeenFile[]): Promise<void> {
  const place = seenPlace(file.folder);
  if (place === undefined) return;
  const seen: Seen = { version: pkg.version, runs, files };
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
