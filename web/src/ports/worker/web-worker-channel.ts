import { type Channel, ToolError, type WorkerMessage } from "@toolbox/core";

const NOT_LOADED =
  "A part of Toolbox did not load: the connection broke, something blocks it, or a new version took its place.";

/** A Web Worker as core's worker protocol sees it. */
export function webWorkerChannel(worker: Worker): Channel {
  let listening = new AbortController();
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    post: (request) => worker.postMessage(request),
    listen(onMessage, fail) {
      listening.abort();
      listening = new AbortController();
      const { signal } = listening;
      worker.addEventListener("message", (event: MessageEvent<WorkerMessage>) => onMessage(event.data), { signal });
      // A script that does not come has no message; one that threw has a bug.
      const broke = ({ message }: { message?: string }) =>
        fail(message ? new Error(message) : new ToolError("worker", NOT_LOADED));
      worker.addEventListener("error", broke, { signal });
      worker.addEventListener("messageerror", () => broke({ message: "A message of the worker could not be read." }), {
        signal,
      });
    },
    terminate: () => worker.terminate(),
  };
}
