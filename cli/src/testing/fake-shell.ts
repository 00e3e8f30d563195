import type { Shell, Stream } from "../shell/shell.ts";
import { streamText } from "../shell/terminal-text.ts";

export interface FakeShell extends Shell {
  /** What was written so far, as UTF-8. */
  readonly out: () => string;
  readonly outBytes: () => Uint8Array;
  readonly err: () => string;
  /** The addresses that were opened in a browser. */
  readonly opened: readonly string[];
  /** How long each sleep was, in milliseconds. Sleeping moves the clock and takes no time. */
  readonly slept: readonly number[];
  readonly abort: AbortController;
  /** Moves the clock. */
  advance(ms: number): void;
}

export interface FakeShellOptions {
  readonly env?: Shell["env"];
  readonly cwd?: string;
  readonly stdin?: string | Uint8Array;
  readonly isFromSource?: boolean;
  readonly isTerminal?: boolean;
  readonly isPiped?: boolean;
  readonly now?: Date;
  /** Instead of the shell's own, that `abort` aborts. */
  readonly signal?: AbortSignal;
  /** Called at each sleep, before the clock moves. */
  readonly onSleep?: (count: number) => void;
}

/** A shell in memory, with a clock of its own. HTTP is real: tests talk to a server they started. */
export function fakeShell(options: FakeShellOptions = {}): FakeShell {
  const { env = {}, cwd = "/", stdin = "", isTerminal = false, isPiped = false, onSleep } = options;
  const { isFromSource = false } = options;
  let time = (options.now ?? new Date("2026-03-01T12:00:00Z")).getTime();
  const written = { stdout: [] as Uint8Array[], stderr: [] as Uint8Array[] };
  const opened: string[] = [];
  const slept: number[] = [];
  const abort = new AbortController();
  const stream = (name: "stdout" | "stderr"): Stream => ({
    isTerminal,
    isColored: false,
    columns: 80,
    async write(data) {
      const place = { isTerminal, isForPeople: name === "stderr", columns: 80 };
      written[name].push(typeof data === "string" ? new TextEncoder().encode(streamText(data, place)) : data);
    },
  });
  return {
    env,
    cwd,
    isFromSource,
    stdin: {
      isTerminal,
      isPiped,
      read: async () => (typeof stdin === "string" ? new TextEncoder().encode(stdin) : stdin),
    },
    stdout: stream("stdout"),
    stderr: stream("stderr"),
    signal: options.signal ?? abort.signal,
    now: () => new Date(time),
    async sleep(ms) {
      slept.push(ms);
      onSleep?.(slept.length);
      time += ms;
    },
    fetch: globalThis.fetch,
    async browse(url) {
      opened.push(url);
      return true;
    },
    out: () => Buffer.concat(written.stdout).toString("utf8"),
    outBytes: () => Buffer.concat(written.stdout),
    err: () => Buffer.concat(written.stderr).toString("utf8"),
    opened,
    slept,
    abort,
    advance: (ms) => void (time += ms),
  };
}
