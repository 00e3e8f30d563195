import type { Worker } from "node:worker_threads";
import type { Channel, WorkerMessage } from "@toolbox/core";

/** A worker thread as core's worker protocol sees it. It does not keep the process alive while it is idle. */
export function nodeWorkerChannel(worker: Worker): Channel {
  worker.unref();
  let forget = () => {};
  return {
    post(request) {
      worker.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(request);
    },
    listen(hear, fail) {
      forget();
      worker.unref();
      const onExit = (code: number) => fail(new Error(`The worker ended with code ${code}.`));
      const onMessage = (message: WorkerMessage) => hear(message);
      worker.on("message", onMessage).on("error", fail).on("exit", onExit);
      forget = () => void worker.off("message", onMessage).off("error", fail).off("exit", onExit);
    },
    terminate: () => void worker.terminate(),
  };
}
