import { parentPort } from "node:worker_threads";
import { type LoadTool, type RunRequest, serveTools } from "@toolbox/core";
import { nodeFileCarrier } from "./file.ts";
import { nodePorts } from "./index.ts";

/** Makes the present worker thread answer run requests. */
export function serveWorker(load: LoadTool): void {
  if (!parentPort) throw new Error("This module runs in a worker thread only.");
  const host = parentPort;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a message port, not a window
  const serve = serveTools(load, nodePorts, nodeFileCarrier, (message) => host.postMessage(message));
  host.on("message", (request: RunRequest) => void serve(request));
}
