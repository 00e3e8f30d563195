import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import type { Command } from "./measure.ts";

const GNU_TIME = "/usr/bin/time";

/** Whether this machine can tell how much memory a process took. */
export const canMeasureMemory = existsSync(GNU_TIME);

/**
 * The most memory, in MiB, that a command or the largest of its children held at once, by GNU time. Throws when the
 * command fails.
 */
export function peakMemory({ program, args, cwd, env }: Command): number {
  const run = spawnSync(GNU_TIME, ["-f", "%M", program, ...args], {
    cwd,
    env: { ...process.env, ...env, LC_ALL: "C" },
    encoding: "utf8",
    stdio: ["ignore", "ignore", "pipe"],
  });
  if (run.status !== 0) throw new Error(`${[program, ...args].join(" ")} ended with ${run.status}.`);
  return Number(run.stderr.trim().split("\n").at(-1)) / 1024;
}
