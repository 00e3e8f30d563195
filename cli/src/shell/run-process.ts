import { explain } from "./explain.ts";
import { exitCodes } from "./failure.ts";
import { nodeShell } from "./node-shell.ts";
import type { Shell } from "./shell.ts";

// How long a command may tidy up after Ctrl+C before the process ends anyway.
const GRACE_MS = 1500;

/**
 * Runs the process from its arguments to its exit code. The one place that catches everything, listens to signals and
 * ends the process. @param args without node and script; @param command what they mean, when that is known already
 */
export async function runProcess(
  args: readonly string[],
  version: string,
  command?: (shell: Shell) => Promise<void>,
): Promise<void> {
  restoreWorkingDirectory();
  const abort = new AbortController();
  let stopped: number | undefined;
  const stop = (code: number) => () => {
    if (stopped !== undefined) process.exit(code);
    stopped = code;
    abort.abort(new DOMException("Stopped.", "AbortError"));
    setTimeout(() => process.exit(code), GRACE_MS).unref();
  };
  process.on("SIGINT", stop(exitCodes.interrupted));
  process.on("SIGTERM", stop(exitCodes.terminated));
  const shell = nodeShell(abort.signal);
  let code: number = exitCodes.ok;
  try {
    if (command) await command(shell);
    else {
      const { runProgram } = await import("../program.ts");
      await runProgram(args, version, shell);
    }
  } catch (error) {
    const end = explain(error, shell.env);
    code = end.exitCode;
    if (stopped === undefined && end.words !== "") await shell.stderr.write(end.words);
  }
  // Everything is written by now; a kept-alive connection or an idle worker shall not hold the prompt back.
  process.exit(stopped ?? code);
}

/** `pnpm toolbox …` runs in the root of the repository; INIT_CWD tells where it was typed. */
function restoreWorkingDirectory(): void {
  const { INIT_CWD, npm_lifecycle_event, npm_package_name } = process.env;
  if (INIT_CWD && npm_lifecycle_event === "toolbox" && npm_package_name === "toolbox") process.chdir(INIT_CWD);
}
