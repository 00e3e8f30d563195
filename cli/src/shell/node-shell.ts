import { fstatSync } from "node:fs";
import { exitCodes, Failure } from "./failure.ts";
import { isColored } from "./is-colored.ts";
import { MEMORY_LIMIT, readAtMost } from "./read-at-most.ts";
import type { Shell, Stream } from "./shell.ts";
import { streamText } from "./terminal-text.ts";

/**
 * The shell of the running process. Its streams are opened when they are first asked for: a commit hook with nothing to
 * say is faster without. @param signal aborted by Ctrl+C and SIGTERM
 */
export function nodeShell(signal: AbortSignal): Shell {
  let stdout: Stream | undefined;
  let stderr: Stream | undefined;
  let input: Promise<Uint8Array> | undefined;
  return {
    env: process.env,
    cwd: process.cwd(),
    // A bundle is JavaScript, wherever it is put and whatever it is called: only this very file can say yes.
    isFromSource: import.meta.url.endsWith("/cli/src/shell/node-shell.ts"),
    stdin: {
      get isTerminal() {
        return process.stdin.isTTY === true;
      },
      get isPiped() {
        return isPipeOrFile(0);
      },
      read: () => (input ??= readAll(signal)),
    },
    get stdout() {
      return (stdout ??= nodeStream(process.stdout, false));
    },
    get stderr() {
      return (stderr ??= nodeStream(process.stderr, true));
    },
    signal,
    now: () => new Date(),
    sleep: async (ms) => {
      // Few commands sleep, and none of those that git waits for.
      const { setTimeout: wait } = await import("node:timers/promises");
      return wait(ms, undefined, { signal }).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
    },
    fetch: globalThis.fetch,
    browse: async (url) => {
      const { default: open } = await import("open");
      try {
        const child = await open(url);
        // A missing opener is told by an event after the promise; unheard it would end the process.
        return await new Promise<boolean>((resolve) => {
          child.once("error", () => resolve(false));
          child.once("spawn", () => resolve(true));
          if (child.pid !== undefined) resolve(true);
        });
      } catch {
        return false;
      }
    },
  };
}

function nodeStream(stream: NodeJS.WriteStream, isForPeople: boolean): Stream {
  stream.on("error", (error) => {
    if (isClosed(error)) process.exit(exitCodes.ok);
    // Whoever wrote hears of any other by the promise.
  });
  const isTerminal = stream.isTTY === true;
  return {
    isTerminal,
    isColored: isColored(process.env, isTerminal),
    get columns() {
      return stream.columns || 80;
    },
    write: (data) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error | null) => {
          // Where words for people cannot be written, nobody can be told so.
          if (!error || isClosed(error) || isForPeople) resolve();
          else reject(unwritable(error));
        };
        const place = { isTerminal, isForPeople, columns: stream.columns || 80 };
        try {
          stream.write(typeof data === "string" ? streamText(data, place) : data, end);
        } catch (error) {
          // Files and devices are written at once, and throw.
          end(error as Error);
        }
      }),
  };
}

function unwritable(cause: NodeJS.ErrnoException): Failure {
  const why = cause.code === "ENOSPC" ? "the disk is full" : cause.message;
  return new Failure("environment", `The result cannot be written to stdout: ${why}.`, { cause });
}

/** Sockets and devices are neither: what started the process may leave them open, and say nothing. */
function isPipeOrFile(descriptor: number): boolean {
  try {
    const stats = fstatSync(descriptor);
    return stats.isFIFO() || stats.isFile();
  } catch {
    // A closed stream.
    return false;
  }
}

/** The reader of the pipe went away, as `head` does: nothing more to say, and no failure. */
function isClosed(error: unknown): boolean {
  return ["EPIPE", "ERR_STREAM_DESTROYED"].includes((error as NodeJS.ErrnoException).code ?? "");
}

async function readAll(signal: AbortSignal): Promise<Uint8Array> {
  const stop = () => process.stdin.destroy();
  signal.addEventListener("abort", stop, { once: true });
  const bytes = await readAtMost(process.stdin as AsyncIterable<Uint8Array>, MEMORY_LIMIT);
  signal.removeEventListener("abort", stop);
  if (bytes) return bytes;
  const most = `${MEMORY_LIMIT / 1024 ** 2} MB`;
  throw new Failure("usage", `The input on stdin has more than ${most}, and no more is read at once.`, {
    next: "Give it as a file, or a part of it.",
  });
}
