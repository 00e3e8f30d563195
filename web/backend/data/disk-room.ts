import { statfsSync } from "node:fs";
import { EnvironmentError } from "../environment-error.ts";

const MB = 1024 * 1024;
/** A new database takes 40 MB and its first writes as much again; a later start writes a few. */
const NEEDED = { first: 100 * MB, later: 16 * MB };

/**
 * Makes sure that the database can be written: one that meets a full disk half-way looks damaged.
 * @param dir the data directory, which is there
 * @throws EnvironmentError that says how much is missing
 */
export function checkRoom(dir: string, start: keyof typeof NEEDED, free = freeBytes(dir)): void {
  if (free >= NEEDED[start]) return;
  throw new EnvironmentError(
    `The disk is full: ${dir} has room for ${Math.floor(free / MB)} MB, and Toolbox needs ${NEEDED[start] / MB} MB to start. Free some space there, or name another directory with --data DIR.`,
  );
}

function freeBytes(dir: string): number {
  const { bavail, bsize } = statfsSync(dir);
  return bavail * bsize;
}
