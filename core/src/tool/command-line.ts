import { shellQuote } from "../text/escape.ts";
import { changedValues } from "./input/changed-values.ts";
import type { AnyTool } from "./define-tool.ts";
import { isFileHandle } from "./input/file-handle.ts";
import { flagName } from "./flag-name.ts";

/**
 * The `toolbox …` line that gives the same result in a terminal, quoted for a POSIX shell. Only values that differ
 * from the initial ones appear; secrets never do; a file stands by its name. What the terminal would fill in by itself
 * is turned off, unless all of it is said.
 * @example commandLine(slugTool, { text: "Hello World", separator: "_" })
 * // toolbox slug --text 'Hello World' --separator _
 */
export function commandLine(tool: AnyTool, input: Readonly<Record<string, unknown>>): string {
  const words = ["toolbox", tool.id];
  const said = new Map(changedValues(tool, input));
  for (const [name, value] of said) words.push(...flagWords(`--${flagName(name)}`, value));
  if (tool.prefilled?.some((name) => !said.has(name))) words.push("--no-prefill");
  return words.join(" ");
}

function flagWords(flag: string, value: unknown): string[] {
  if (value === true) return [flag];
  if (value === false) return [flag.replace(/^--/, "--no-")];
  if (value === null) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => flagWords(flag, entry));
  return [`${flag}${separator(value)}${shellQuote(isFileHandle(value) ? value.name : String(value))}`];
}

// A value with a leading dash would be read as a flag of its own.
function separator(value: unknown): string {
  return typeof value === "string" && value.startsWith("-") ? "=" : " ";
}
