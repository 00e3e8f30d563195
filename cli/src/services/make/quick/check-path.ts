import { checkFormat } from "./check-format.ts";
import { runProcess } from "../../../shell/run-process.ts";

/**
 * Runs the process for `toolbox make`. A check of everything goes past the parser of commands and all that makes: CI waits
 * for it each time. @param args without node and script
 */
export async function takeCheckPath(args: readonly string[], version: string): Promise<void> {
  const format = checkFormat(args);
  if (format === undefined) return runProcess(args, version);
  const { checkMade } = await import("../check.ts");
  await runProcess(args, version, (shell) => checkMade([], { check: true, format }, shell));
}
