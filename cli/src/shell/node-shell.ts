import { fstatSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { exitCodes } from "./failure.ts";
import { isColored } from "./is-colored.ts";
import type { Shell, Stream } from "./shell.ts";

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
      return (stdout ??= nodeStream(process.stdout));
    },
    get stderr() {
      return (stderr ??= nodeStream(process.stderr));
    },
    signal,
    now: () => new Date(),
    sleep: (ms) =>
      wait(ms, undefined, { signal }).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      }),
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

function nodeStream(stream: NodeJS.WriteStream): Stream {
  stream.on("error", (error) => {
    if (isClosed(error)) process.exit(exitCodes.ok);
    throw error;
  });
  return {
    isTerminal: stream.isTTY === true,
    isColored: isColored(process.env, stream.isTTY === true),
    columns: stream.columns || 80,
    write: (data) =>
      new Promise((resolve, reject) => {
        stream.write(data, (error) => (error && !isClosed(error) ? reject(error) : resolve()));
      }),
  };
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
  const parts: Buffer[] = [];
  const stop = () => process.stdin.destroy();
  signal.addEventListener("abort", stop, { once: true });
  for await (const part of process.stdin) parts.push(part as Buffer);
  signal.removeEventListener("abort", stop);
  return Buffer.concat(parts);
}
