import { appendFileSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { Failure } from "../shell/failure.ts";
import { LOCK_NAME } from "./lock.ts";

const STARTED = /^\.toolbox\.lock\.(\d+)\.started$/;

/**
 * What a make is about to write, noted beside the lock before it is written and taken away once the lock says it. Who is
 * killed in between leaves it behind, and the next make knows these files for its own: nobody edited them.
 */
export class Started {
  readonly #folder: string;
  readonly #own: string;
  /** Hashes that were to be written, by path. */
  readonly #known = new Map<string, Set<string>>();
  readonly #left: string[];
  #isNoted = false;

  constructor(folder: string) {
    this.#folder = folder;
    this.#own = path.join(folder, `.${LOCK_NAME}.${process.pid}.started`);
    this.#left = readdirSync(folder).filter((name) => STARTED.test(name) && !isRunning(name));
    for (const name of this.#left)
      for (const line of readFileSync(path.join(folder, name), "utf8").split("\n")) {
        const at = line.indexOf(" ");
        // The last line may be there by half: then its file is not there at all.
        if (at > 0) this.#know(line.slice(at + 1), line.slice(0, at));
      }
  }

  #know(file: string, hash: string): void {
    this.#known.set(file, (this.#known.get(file) ?? new Set()).add(hash));
  }

  /** Whether a file is just as a make that was stopped wrote it. */
  has(file: string, hash: string): boolean {
    return this.#known.get(file)?.has(hash) ?? false;
  }

  /** Notes files, by path and hash, that are written next. Throws `Failure` where that cannot be done. */
  note(files: readonly (readonly [file: string, hash: string])[]): void {
    try {
      appendFileSync(this.#own, files.map(([file, hash]) => `${hash} ${file}\n`).join(""));
      this.#isNoted = true;
    } catch (cause) {
      throw new Failure("failure", `Nothing can be noted beside ${LOCK_NAME}: ${(cause as Error).message}.`, { cause });
    }
  }

  /** Once the lock says all of it: takes the notes away, and what those who were stopped left half written. */
  done(): void {
    for (const file of this.#known.keys()) removeHalf(path.join(this.#folder, file));
    for (const name of this.#left) rmSync(path.join(this.#folder, name), { force: true });
    if (this.#isNoted) rmSync(this.#own, { force: true });
  }
}

function isRunning(name: string): boolean {
  const pid = Number(STARTED.exec(name)?.[1]);
  // A number is given again: a make of our own number is not ours from before.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Files are written beside their place, as `.name.` and eight digits, and then moved there. */
function removeHalf(target: string): void {
  const folder = path.dirname(target);
  const start = `.${path.basename(target)}.`;
  for (const name of namesIn(folder))
    if (name.startsWith(start) && /^[0-9a-f]{8}$/.test(name.slice(start.length)))
      rmSync(path.join(folder, name), { force: true });
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return [];
    throw error;
  }
}
