import { readPlainFlags } from "./commands/lint-flags.ts";
import { runProcess } from "./shell/run-process.ts";
import { lint } from "./services/lint/lint.ts";

/**
 * Runs the process for a command that git waits for, without the parser of commands and the catalogue. Arguments that
 * are not plain go the long way, which reads them or says what is wrong. @param args without node and script
 */
export async function takeFastPath(args: readonly string[], version: string): Promise<void> {
  const options = args[0] === "lint" ? readPlainFlags(args.slice(1)) : undefined;
  await runProcess(args, version, options && ((shell) => lint(shell, options)));
}
