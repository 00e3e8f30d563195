import { spawnSync } from "node:child_process";

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Seconds. */
export interface Times {
  readonly cpu: number;
  readonly wall: number;
}

/**
 * Runs a command to its end and measures the whole process: CPU time (user and system, children included) and wall
 * time, by bash's own `time`. Throws when the command fails, so that no failure is ever measured as fast.
 */
export function measure({ program, args, cwd, env }: Command): Times {
  const script = 'TIMEFORMAT="%U %S %R"; time "$@" >/dev/null 2>/dev/null';
  const run = spawnSync("bash", ["-c", script, "bash", program, ...args], {
    cwd,
    env: { ...process.env, ...env, LC_ALL: "C" },
    encoding: "utf8",
  });
  if (run.error) throw run.error;
  if (run.status !== 0) throw new Error(`${[program, ...args].join(" ")} ended with ${run.status}.`);
  const [user, system, wall] = run.stderr.trim().split(/\s+/).slice(-3).map(Number);
  if (user === undefined || system === undefined || wall === undefined) throw new Error("bash gave no times.");
  return { cpu: user + system, wall };
}
