import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Failure } from "../shell/failure.ts";
import type { Shell } from "../shell/shell.ts";
import { type Lock, LOCK_NAME, type LockedRun, parseLock, printLock } from "./lock.ts";

// A make reads it three times, to lose nothing of what others wrote meanwhile: as a rule it is the same.
let last: { readonly text: string; readonly lock: Lock } | undefined;

/** The lock of a folder; empty when there is none. Throws `Failure` for one that cannot be read. */
export function readLock(folder: string): Lock {
  try {
    const text = readFileSync(path.join(folder, LOCK_NAME), "utf8");
    if (text !== last?.text) last = { text, lock: parseLock(text) };
    return last.lock;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return new Map();
    throw error;
  }
}

/** Somebody who stopped in the middle of writing a lock keeps the others waiting no longer than this. */
const STALE_MS = 10_000;

/**
 * Puts changed runs into the lock as it is now, so that two makes at once lose nothing of each other.
 * @param changes runs by key; undefined takes one out
 */
export async function updateLock(
  folder: string,
  changes: ReadonlyMap<string, LockedRun | undefined>,
  shell: Shell,
): Promise<void> {
  if (changes.size === 0) return;
  const target = path.join(folder, LOCK_NAME);
  const turn = path.join(folder, `.${LOCK_NAME}.turn`);
  await waitForTurn(turn, shell);
  const beside = path.join(folder, `.${LOCK_NAME}.${randomUUID().slice(0, 8)}`);
  try {
    const lock = new Map(readLock(folder));
    for (const [key, run] of changes) {
      if (run) lock.set(key, run);
      else lock.delete(key);
    }
    const file = await open(beside, "wx");
    const text = printLock(lock);
    await file.writeFile(text);
    // On the disk before it takes the place of the old one: after a power cut there is one of the two.
    await file.sync();
    await file.close();
    await rename(beside, target);
    last = { text, lock };
  } catch (cause) {
    await rm(beside, { force: true });
    if (cause instanceof Failure) throw cause;
    throw new Failure("failure", `${LOCK_NAME} could not be written: ${(cause as Error).message}.`, {
      next: "What was made is in its place; run it again once there is room.",
      cause,
    });
  } finally {
    await rm(turn, { force: true });
  }
}

async function waitForTurn(turn: string, shell: Shell): Promise<void> {
  for (;;) {
    try {
      await (await open(turn, "wx")).close();
      return;
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== "EEXIST")
        throw new Failure("failure", `${LOCK_NAME} could not be written: ${(cause as Error).message}.`, { cause });
    }
    const age = await stat(turn).then(
      ({ mtimeMs }) => Math.abs(Date.now() - mtimeMs),
      // Gone in between: it is our turn.
      () => 0,
    );
    if (age > STALE_MS) await rm(turn, { force: true });
    else await shell.sleep(20);
    shell.signal.throwIfAborted();
  }
}
