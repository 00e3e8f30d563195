import type { Ports } from "../ports/index.ts";
import { runTool } from "./run-tool.ts";
import { type FileCarrier, type LoadTool, type RunRequest, unpackFiles, type WorkerMessage } from "./worker-channel.ts";

/** The worker's side of a run: answers one request at a time. It never fails; a bug is told to the host. */
export function serveTools(
  load: LoadTool,
  ports: Ports,
  carrier: FileCarrier,
  say: (message: WorkerMessage) => void,
): (request: RunRequest) => Promise<void> {
  return async ({ tool, raw }) => {
    try {
      const loaded = await load(tool);
      say({ type: "started" });
      const run = await runTool(loaded, unpackFiles(raw, carrier), ports, {
        progress: (done, total, note) =>
          say({ type: "progress", done, total, ...(note === undefined ? {} : { note }) }),
        warn: (message) => say({ type: "warn", message }),
      });
      say({ type: "done", run });
    } catch (error) {
      const known = error instanceof Error;
      say({ type: "bug", message: known ? error.message : String(error), stack: (known && error.stack) || "" });
    }
  };
}
