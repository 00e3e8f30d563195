import { spawnSync } from "node:child_process";
import type { Command } from "./measure.ts";

/** The number a command prints as its last line. Throws when it fails or prints none. */
export function printedNumber({ program, args, cwd, env }: Command): number {
  const run = spawnSync(program, args, { cwd, env: { ...process.env, ...env }, encoding: "utf8" });
  if (run.error) throw run.error;
  const number = Number(run.stdout.trim().split("\n").at(-1) || Number.NaN);
  if (run.status !== 0 || Number.isNaN(number))
    throw new Error(`${[program, ...args].join(" ")} ended with ${run.status}: ${run.stderr.slice(-500)}`);
  return number;
}
