import type { RunInWorker } from "@toolbox/core";
import { browserWorkerRunner } from "./run-tool-in-browser.ts";

const started = 'onmessage = () => postMessage({ type: "started" })';

/** The ways a worker fails its page. */
export const brokenWorkers = {
  /** Its script does not come. */
  blocked: browserWorkerRunner(() => new Worker("/there-is-no-worker.js", { type: "module" })),
  /** It has begun and never comes to an end. */
  endless: browserWorkerRunner(() => new Worker(URL.createObjectURL(new Blob([started])))),
  /** The browser ended it itself, and says nothing more than that. */
  killed: browserWorkerRunner(() => {
    const worker = new Worker(URL.createObjectURL(new Blob([""])));
    queueMicrotask(() => worker.dispatchEvent(new Event("error")));
    return worker;
  }),
} as const satisfies Readonly<Record<string, RunInWorker>>;
