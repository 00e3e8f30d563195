import { recallRun } from "../services/changelog/kept/recall-run.ts";
import { isTerminalLike } from "./is-terminal-like.ts";
import { type Unwritten, writeAtOnce } from "./write-at-once.ts";

/**
 * Writes what a `toolbox changelog` wrote when it was last run like this, if nothing has changed since.
 * @param args without node and script
 */
export function recallChangelog(
  args: readonly string[],
  version: string,
  build: string | undefined,
): "none" | "given" | Unwritten {
  const written = recallRun({
    args,
    cwd: process.cwd(),
    env: process.env,
    now: new Date(),
    version,
    build,
    terminals: [width(1), width(2)],
  });
  if (!written) return "none";
  // What people are told is no result: where it cannot be written, nobody can be told so.
  writeAtOnce(2, written.stderr);
  return writeAtOnce(1, written.stdout);
}

function width(descriptor: 1 | 2): number | false {
  if (!isTerminalLike(descriptor)) return false;
  const stream = descriptor === 1 ? process.stdout : process.stderr;
  return stream.isTTY && (stream.columns || 80);
}
