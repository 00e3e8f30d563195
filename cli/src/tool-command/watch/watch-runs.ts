import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { oneLine } from "@toolbox/core";
import { Exit, Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { explain } from "../../shell/explain.ts";
import { Refused } from "../run/refused.ts";
import { untilChanged, type Watched } from "./watched.ts";

export interface WatchedRun {
  /** Told of everything the run reads, before it is read. */
  readonly hear: (watched: Watched) => Promise<void>;
  /** Whether a file is just as an earlier run of this watch left it. */
  readonly isOurs: (target: string) => Promise<boolean>;
}

/**
 * Runs, waits for a change of what was read, runs again, until Ctrl+C. Each run is one line on stderr: when, and what it
 * wrote or why not; none where it has nothing to say. A failed run ends nothing, a bug does.
 * @param run gives its line, and the absolute paths it wrote
 * Throws `Exit` 130 at the end, and what a run threw before it named anything to watch.
 */
export async function watchRuns(
  run: (watched: WatchedRun) => Promise<{ readonly line: string | undefined; readonly targets: readonly string[] }>,
  shell: Shell,
): Promise<never> {
  const left = new Map<string, string>();
  const isOurs = async (target: string) => left.has(target) && (await hashOf(target)) === left.get(target);
  for (;;) {
    const stamps = new Map<Watched, string>();
    const hear = async (watched: Watched) => void stamps.set(watched, await watched.stamp());
    const line = await run({ hear, isOurs }).then(
      async (result) => {
        for (const target of result.targets) left.set(target, (await hashOf(target)) ?? "");
        return result.line;
      },
      (error: unknown) => {
        // What failed before any file was named fails the same way again.
        if (stamps.size === 0) throw error;
        return wordsOf(error, shell);
      },
    );
    if (shell.signal.aborted) throw new Exit("interrupted");
    if (line !== undefined) await shell.stderr.write(`${shell.now().toTimeString().slice(0, 8)} ${oneLine(line)}\n`);
    await untilChanged(stamps, shell.signal);
    if (shell.signal.aborted) throw new Exit("interrupted");
  }
}

/** What went wrong, on one line. Throws on what is a bug. */
function wordsOf(error: unknown, shell: Shell): string {
  if (error instanceof Refused) return error.message.replaceAll("\n", " ");
  if (error instanceof Failure)
    return explain(error, shell.env)
      .words.trim()
      .replace(/^toolbox: /, "");
  if (error instanceof Exit) return "There were failures.";
  throw error;
}

async function hashOf(file: string): Promise<string | undefined> {
  return readFile(file).then(
    (bytes) => createHash("sha256").update(bytes).digest("base64url"),
    // Gone: not as it was left.
    () => undefined,
  );
}
