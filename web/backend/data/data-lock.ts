import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { EnvironmentError } from "../environment-error.ts";
import { isRunning, readStartTime } from "./process-identity.ts";

interface Holder {
  readonly pid: number;
  readonly startTime?: string;
  readonly host: string;
  readonly about: string;
}

/** Held from before the database opens until after it closed. */
export interface DataLock {
  release(): void;
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "you may not write there",
  EPERM: "you may not write there",
  ENOENT: "no folder can be made there",
  EROFS: "its disk can only be read",
  EEXIST: "a file is in its place",
  ENOTDIR: "a file is in its place",
};
const reasonOf = (error: unknown) => REASONS[codeOf(error) ?? ""] ?? String(codeOf(error));

/**
 * Takes the data directory for this process alone: two databases on one directory destroy it.
 * A lock whose process is gone is taken over.
 * @param dir the data directory; made (mode 0700) when missing
 * @param about what holds it, for the message of a second start, such as the site's address
 * @throws EnvironmentError when another process holds it, when the directory cannot be written, or
 * when the lock file cannot be read
 */
export function acquireDataLock(dir: string, about: string): DataLock {
  const file = path.join(dir, "lock");
  const mine = path.join(dir, `lock.${process.pid}`);
  const startTime = readStartTime(process.pid);
  const text = JSON.stringify({ pid: process.pid, ...(startTime && { startTime }), host: hostname(), about });
  try {
    makeFolder(dir);
    writeFileSync(mine, text, { mode: 0o600 });
  } catch (error) {
    throw new EnvironmentError(
      `The data directory ${dir} cannot be used: ${reasonOf(error)}. Name another one with --data DIR.`,
      { cause: error },
    );
  }
  try {
    for (;;) {
      if (tryLink(mine, file)) break; // a link appears whole or not at all, so nobody reads half a lock
      takeOverStale(dir, file);
    }
  } finally {
    unlinkSync(mine);
  }
  const release = () => {
    process.off("exit", release);
    if (read(file) === text) unlinkSync(file);
  };
  process.on("exit", release); // last resort: an orderly stop has released it before
  return { release };
}

/** Folder by folder: Node's own `recursive` never returns where a system takes no folders, such as /proc. */
function makeFolder(dir: string): void {
  const isFolder = () => statSync(dir, { throwIfNoEntry: false })?.isDirectory();
  if (isFolder()) return;
  if (path.dirname(dir) !== dir) makeFolder(path.dirname(dir));
  try {
    mkdirSync(dir, { mode: 0o700 });
  } catch (error) {
    if (!isFolder()) throw error; // else a start beside this one was quicker
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    return tryCopy(from, to);
  }
}

/** For file systems without hard links: as exclusive, though not whole in one step. */
function tryCopy(from: string, to: string): boolean {
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw new EnvironmentError(
      `The lock ${file} cannot be read (${codeOf(error)}). Make sure no Toolbox is running on this directory, then remove it: rm -r ${file}`,
      { cause: error },
    );
  }
}

/** Removes the lock of a process that is gone; returns for another try, or throws that it is held. */
function takeOverStale(dir: string, file: string): void {
  const text = read(file);
  if (text === undefined) return; // released in between
  const holder = parseHolder(text);
  if (!holder) {
    throw new EnvironmentError(
      `The lock ${file} is damaged, so it cannot be told who holds the data. Make sure no Toolbox is running on this directory, then remove it: rm ${file}`,
    );
  }
  if (holder.host !== hostname()) {
    throw new EnvironmentError(
      `The data directory ${dir} is held by process ${holder.pid} on the machine "${holder.host}" (${holder.about}). If that one is gone for good, remove ${file}`,
    );
  }
  if (isRunning(holder.pid, holder.startTime)) {
    throw new EnvironmentError(
      `Toolbox is already running on ${dir}: process ${holder.pid}, ${holder.about}. Stop it first (Ctrl+C there, or: kill ${holder.pid}), or use another directory with --data DIR.`,
    );
  }
  const aside = path.join(dir, `lock.stale.${process.pid}`);
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return; // another start was quicker
    throw error;
  }
  if (read(aside) !== text) tryLink(aside, file); // it was a fresh lock by now: give it back
  unlinkSync(aside);
}

function parseHolder(text: string): Holder | undefined {
  try {
    const holder = JSON.parse(text) as Partial<Holder> | null;
    if (typeof holder?.pid !== "number" || typeof holder.host !== "string") return undefined;
    return { ...holder, pid: holder.pid, host: holder.host, about: String(holder.about) };
  } catch {
    return undefined;
  }
}
