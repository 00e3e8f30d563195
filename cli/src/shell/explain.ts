import { oneLine } from "@toolbox/core";
import { Exit, exitCodes, type ExitCode, Failure } from "./failure.ts";
import { isInHook } from "./is-in-hook.ts";
import type { Shell } from "./shell.ts";

export interface End {
  readonly exitCode: ExitCode;
  /** For stderr, with a line break at its end; "" when all is said. */
  readonly words: string;
}

/**
 * What the process ends with after an error: one line of plain words and the code. An error nobody foresaw is a bug of
 * ours: the line says so and where to report it; the stack shows with TOOLBOX_DEBUG. In a git hook only a finding may
 * block, so everything else ends with 0 there.
 */
export function explain(error: unknown, env: Shell["env"]): End {
  const end = judge(error, env);
  const isFinding =
    error instanceof Exit && [exitCodes.failure, exitCodes.refused].some((code) => code === end.exitCode);
  return isInHook(env) && !isFinding && end.exitCode < 128 ? { ...end, exitCode: exitCodes.ok } : end;
}

function judge(error: unknown, env: Shell["env"]): End {
  if (error instanceof Exit) return { exitCode: error.exitCode, words: "" };
  const stack = env.TOOLBOX_DEBUG && error instanceof Error ? `${error.stack}\n` : "";
  if (error instanceof Failure) {
    const sentences = [error.message, error.next].filter(Boolean).join(" ");
    const lines = [sentences, ...error.rows].map((line) => `${oneLine(line)}\n`).join("");
    return { exitCode: error.exitCode, words: sentences === "" ? stack : `toolbox: ${lines}${stack}` };
  }
  if (error instanceof DOMException && error.name === "AbortError")
    return { exitCode: exitCodes.interrupted, words: "" };
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const hint = stack === "" ? " (TOOLBOX_DEBUG=1 shows where it happened)" : "";
  return {
    exitCode: exitCodes.failure,
    words: `toolbox: This is a bug in Toolbox: ${oneLine(onOneLine(what))}. Please report this line and the command you ran in the issue tracker of the project${hint}.\n${stack}`,
  };
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, " ").replace(/\.$/, "");
