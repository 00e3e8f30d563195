import { readFileSync } from "node:fs";
import path from "node:path";
import { isTerminalLike } from "./is-terminal-like.ts";

/**
 * The text that `--help` prints, as the build has written it beside the bundle for a stream without color and 80
 * columns; undefined where it has to be laid out: on a terminal, with color, from source.
 * @param args without node and script
 */
export function readyHelp(args: readonly string[]): string | undefined {
  const words = helpWords(args);
  if (words === undefined || process.env["FORCE_COLOR"] !== undefined || isTerminalLike(1)) return undefined;
  try {
    const texts = JSON.parse(readFileSync(path.join(import.meta.dirname, "help.json"), "utf8")) as Record<
      string,
      string
    >;
    const command = words.join(" ");
    return Object.hasOwn(texts, command) ? texts[command] : undefined;
  } catch {
    return undefined; // no build
  }
}

/** The command whose help is asked for in one of the usual ways, as words; undefined for anything else. */
function helpWords(args: readonly string[]): readonly string[] | undefined {
  const isHelp = (word: string | undefined) => word === "--help" || word === "-h";
  if (args.length === 0) return [];
  const words = args[0] === "help" ? args.slice(1) : isHelp(args.at(-1)) ? args.slice(0, -1) : undefined;
  return words?.every((word) => /^[a-z][a-z0-9-]*$/.test(word)) === true ? words : undefined;
}
