import type { Shell } from "../../shell/shell.ts";

/** A shell whose words are kept, since stdout belongs to the protocol. */
export interface QuietShell extends Shell {
  /** What was written to stdout so far. */
  result(): string;
  /** What was written to stderr so far: warnings and remarks. */
  remarks(): string;
}

/** The shell of one call: it stands in the root, has nobody to ask, and hears when the assistant stops the call. */
export function quietShell(shell: Shell, cwd: string, signal: AbortSignal): QuietShell {
  const out: string[] = [];
  const err: string[] = [];
  const stream = (kept: string[]) => ({
    isTerminal: false,
    isColored: false,
    columns: 100,
    write: async (data: string | Uint8Array) => {
      kept.push(typeof data === "string" ? data : new TextDecoder().decode(data));
    },
  });
  return {
    env: shell.env,
    cwd,
    isFromSource: shell.isFromSource,
    stdin: { isTerminal: false, isPiped: false, read: async () => new Uint8Array() },
    stdout: stream(out),
    stderr: stream(err),
    signal: AbortSignal.any([shell.signal, signal]),
    now: () => shell.now(),
    sleep: (ms) => shell.sleep(ms),
    fetch: shell.fetch,
    browse: async () => false,
    result: () => out.join(""),
    remarks: () => err.join(""),
  };
}
