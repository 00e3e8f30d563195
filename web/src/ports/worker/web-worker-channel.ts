import type { Channel, WorkerMessage } from "@toolbox/core";

/** A Web Worker as core's worker protocol sees it. */
export function webWorkerChannel(worker: Worker): Channel {
  let listening = new AbortController();
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    post: (request) => worker.postMessage(request),
    listen(hear, fail) {
      listening.abort();
      listening = new AbortController();
      const { signal } = listening;
      worker.addEventListener("message", (event: MessageEvent<WorkerMessage>) => hear(event.data), { signal });
      const broke = (why: string) => fail(new Error(why));
      worker.addEventListener("error", (event) => broke(event.message || "The worker could not be loaded."), {
        signal,
      });
      worker.addEventListener("messageerror", () => broke("A message of the worker could not be read."), { signal });
    },
    terminate: () => worker.terminate(),
  };
}
