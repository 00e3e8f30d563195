import { type LoadTool, type RunRequest, serveTools } from "@toolbox/core";
import { browserFileCarrier } from "./file.ts";
import { browserPorts } from "./index.ts";

/** Makes the present Web Worker answer run requests. */
export function serveWorker(load: LoadTool): void {
  const serve = serveTools(load, browserPorts, browserFileCarrier, (message) => self.postMessage(message));
  self.addEventListener("message", (event: MessageEvent<RunRequest>) => void serve(event.data));
}
