import { type LoadTool, type RunRequest, serveTools } from "@toolbox/core";
import { browserFileCarrier } from "../file.ts";
import { browserPorts } from "../index.ts";

/** Makes the present Web Worker answer run requests. */
export function serveWorker(load: LoadTool): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one listener: its page
  const serve = serveTools(load, browserPorts, browserFileCarrier, (message) => self.postMessage(message));
  self.addEventListener("message", (event: MessageEvent<RunRequest>) => void serve(event.data));
}
