import type { Shell } from "../../../shell/shell.ts";
import type { ChangelogFlags } from "../flags.ts";
import { runChangelog } from "../run.ts";
import { runKey } from "./run-key.ts";

/** A run of `toolbox changelog` by plain flags. */
export interface PlainRun {
  readonly args: readonly string[];
  readonly flags: ChangelogFlags;
  readonly version: string;
  readonly build: string | undefined;
}

/** Runs `toolbox changelog`, and keeps what it wrote where a cache may be used. */
export async function runKept(shell: Shell, { args, flags, version, build }: PlainRun): Promise<void> {
  const run = (within: Shell) => runChangelog(within, flags);
  const { env, cwd, stdout, stderr } = shell;
  const terminals = () => [stdout, stderr].map(({ isTerminal, columns }) => isTerminal && columns);
  const key = flags.cache
    ? runKey({ args, cwd, env, now: shell.now(), version, build, terminals: terminals() })
    : undefined;
  if (key === undefined) return run(shell);
  const { keepRun } = await import("./keep-run.ts");
  await keepRun(shell, key, flags, run);
}
