import { watch } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { Failure } from "../../shell/failure.ts";

/** Something whose change starts the next run. */
export interface Watched {
  /** The folders to listen in, absolute. */
  readonly folders: readonly string[];
  /** Another text when it has changed. */
  stamp(): Promise<string>;
}

// Editors and git write a file in several steps.
const QUIET_MS = 80;

/** A file by its size and times. Its folder is listened to: editors put a new file in the place of the old one. */
export function watchedFile(file: string): Watched {
  return {
    folders: [path.dirname(file)],
    stamp: () =>
      stat(file).then(
        ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
        (error: NodeJS.ErrnoException) => error.code ?? "",
      ),
  };
}

/**
 * Waits until one of these is no longer as its stamp says, and all is quiet; also when that happened before the call.
 * Returns early when the signal is aborted. Throws `Failure` "environment" where a folder cannot be watched.
 */
export async function untilChanged(stamps: ReadonlyMap<Watched, string>, signal: AbortSignal): Promise<void> {
  const folders = new Set([...stamps.keys()].flatMap((each) => each.folders));
  const closing = new AbortController();
  const stop = () => closing.abort();
  signal.addEventListener("abort", stop, { once: true });
  try {
    await new Promise<void>((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const look = async () => {
        for (const [watched, stamp] of stamps) if ((await watched.stamp()) !== stamp) return resolve();
      };
      const later = () => {
        clearTimeout(timer);
        timer = setTimeout(() => void look().catch(reject), QUIET_MS);
      };
      closing.signal.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
      if (signal.aborted) return resolve();
      for (const folder of folders) listen(folder, closing.signal, later, reject);
      later();
    });
  } finally {
    signal.removeEventListener("abort", stop);
    closing.abort();
  }
}

function listen(folder: string, signal: AbortSignal, onChange: () => void, fail: (error: Failure) => void): void {
  const refuse = (cause: unknown) => {
    const why =
      (cause as NodeJS.ErrnoException).code === "ENOSPC"
        ? "the system watches too many files already"
        : (cause as Error).message;
    fail(new Failure("environment", `${folder} cannot be watched: ${why}.`, { cause }));
  };
  try {
    watch(folder, { signal }, onChange).on("error", refuse);
  } catch (error) {
    refuse(error);
  }
}
