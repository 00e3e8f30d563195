import type { WorkerOptions } from "../define-tool.ts";
import { ToolError } from "../errors.ts";
import type { FileHandle } from "../input/file-handle.ts";
import type { Run } from "../output.ts";
import { type Channel, type FileCarrier, packFiles } from "./worker-channel.ts";
import type { RunContext } from "../run-context.ts";

/** Calls back once after so many milliseconds, unless the returned function is called first. */
export type After = (ms: number, then: () => void) => () => void;

export interface WorkerHost {
  /** Starts a worker. */
  readonly spawn: () => Channel;
  readonly carrier: FileCarrier;
  readonly after: After;
}

/** Runs one tool by its id in a worker, for at most its time budget. */
export type RunInWorker = (
  tool: string,
  raw: Readonly<Record<string, unknown>>,
  context: Partial<RunContext>,
  options: WorkerOptions,
) => Promise<Run>;

/** Milliseconds a worker may take to start and to load a tool, on top of the budget. */
const LOADING_MS = 30_000;

/**
 * The host's side of a run. A finished worker is kept for the next run; one that was aborted, ran out of its time
 * budget or broke is ended. Rejects only for a bug.
 */
export function workerRunner({ spawn, carrier, after }: WorkerHost): RunInWorker {
  let idle: Channel | undefined;
  return (tool, raw, context, options) => {
    if (context.signal?.aborted) return Promise.resolve(stopped);
    const channel = idle ?? spawn();
    idle = undefined;
    return new Promise((resolve, reject) => {
      const finish = (settle: () => void, keep: boolean) => {
        cancelTimer();
        context.signal?.removeEventListener("abort", abort);
        channel.listen(ignore, ignore);
        if (keep && !idle) idle = channel;
        else channel.terminate();
        settle();
      };
      const abort = () => finish(() => resolve(stopped), false);
      const giveUp = () => finish(() => resolve(timedOut(options)), false);
      const texts: string[] = [];
      const files: FileHandle[] = [];
      let cancelTimer = after(LOADING_MS + options.timeoutMs, giveUp);
      context.signal?.addEventListener("abort", abort, { once: true });
      channel.listen(
        (message) => {
          if (message.type === "started") {
            cancelTimer();
            cancelTimer = after(options.timeoutMs, giveUp);
          } else if (message.type === "progress") context.progress?.(message.done, message.total, message.note);
          else if (message.type === "warn") context.warn?.(message.message);
          else if (message.type === "note") {
            const file = files[message.file];
            if (file) carrier.noted?.(file, message.note);
          } else if (message.type === "text") texts[message.output] = (texts[message.output] ?? "") + message.part;
          else if (message.type === "done") finish(() => resolve(withTexts(message.run, texts)), true);
          else finish(() => reject(Object.assign(new Error(message.message), { stack: message.stack })), true);
        },
        (error) => finish(() => (error instanceof ToolError ? resolve(failed(error.message)) : reject(error)), false),
      );
      channel.post({ tool, raw: packFiles(raw, carrier, files) });
    });
  };
}

/** Puts the texts that came ahead into their outputs. */
function withTexts(run: Run, texts: readonly (string | undefined)[]): Run {
  if (!run.ok) return run;
  const outputs = run.outputs.map((output, at) => {
    const text = texts[at];
    return output.kind === "text" && text !== undefined ? { ...output, text } : output;
  });
  return { ...run, outputs };
}

const ignore = () => {};

const stopped: Run = { ok: false, reason: "aborted", issues: [{ message: "Stopped." }] };

const failed = (message: string): Run => ({ ok: false, reason: "failed", issues: [{ message }] });

const timedOut = ({ timeoutMs, timeoutMessage }: WorkerOptions): Run =>
  failed(timeoutMessage ?? `This took longer than ${timeoutMs / 1000} s and was stopped. Try it with less input.`);
