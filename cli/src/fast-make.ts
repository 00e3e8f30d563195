import { writeSync } from "node:fs";
import { quickCheck } from "./services/make/quick/quick-check.ts";

/**
 * Answers `toolbox make --check` without the parser of commands and any tool where nothing was touched since the last one;
 * goes the long way otherwise, which says what is wrong. @param args without node and script
 */
export async function takeFastMake(args: readonly string[], version: string): Promise<void> {
  const [, flag, ...more] = args;
  const isPlain = flag === "--check" && (more.length === 0 || more.join(" ") === "--format github");
  // `pnpm toolbox` runs elsewhere than where it was typed.
  const runs =
    isPlain && process.env["npm_lifecycle_event"] !== "toolbox" ? quickCheck(process.cwd(), version) : undefined;
  if (runs !== undefined) writeSync(2, `Up to date: ${runs.toLocaleString("en-US")} ${runs === 1 ? "run" : "runs"}.\n`);
  else await (await import("./shell/run-process.ts")).runProcess(args, version);
}
