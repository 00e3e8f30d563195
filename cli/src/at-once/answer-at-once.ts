import { quickCheck } from "../services/make/quick/quick-check.ts";
import { checkFormat } from "../services/make/quick/check-format.ts";
import { readyHelp } from "./ready-help.ts";
import { type Unwritten, writeAtOnce } from "./write-at-once.ts";

/**
 * Answers what needs no parser of commands and no service: the version, help, `make --check` where nothing was touched.
 * @param args without node and script; @param isPlaced whether the process runs where it was typed
 * @returns "none" when the long way has to answer; what stdout did not take yet
 */
export function answerAtOnce(
  args: readonly string[],
  version: string,
  isPlaced: boolean,
): "none" | "given" | Unwritten {
  if (args.length === 1 && (args[0] === "--version" || args[0] === "-V")) return writeAtOnce(1, `${version}\n`);
  if (args[0] === "make") {
    const runs = isPlaced && checkFormat(args) ? quickCheck(process.cwd(), version) : undefined;
    if (runs === undefined) return "none";
    writeAtOnce(2, `Up to date: ${runs}.\n`);
    return "given";
  }
  const help = readyHelp(args);
  return help === undefined ? "none" : writeAtOnce(1, help);
}
