import { setFlagsFromString } from "node:v8";
import { readPlainFlags } from "../services/changelog/kept/plain-flags.ts";
import { runKept } from "../services/changelog/kept/run-kept.ts";
import { runProcess } from "../shell/run-process.ts";

/** What the entry has found out already. */
export interface Found {
  readonly version: string;
  /** Which build this is; undefined from source. */
  readonly build: string | undefined;
  readonly isSignedIn: boolean;
}

/**
 * Runs the process for a `toolbox changelog` that prints a part of the history, without the parser of commands and the
 * catalogue; arguments that are not plain go the long way. @param args without node and script
 */
export async function takeFastChangelog(args: readonly string[], found: Found): Promise<void> {
  const flags = readPlainFlags(args.slice(1));
  await runProcess(
    args,
    found.version,
    flags &&
      (async (shell) => {
        if (!found.isSignedIn && !shell.isFromSource)
          await (await import("../session/require-sign-in.ts")).requireSignIn(shell);
        // The process lives for a fraction of a second: optimizing its code costs more time than the code then saves.
        setFlagsFromString("--no-opt");
        await runKept(shell, { args, flags, version: found.version, build: found.build });
      }),
  );
}
