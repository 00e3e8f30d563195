import { type AnyTool, type Run, type RunInWorker, runTool, type RunContext, workerRunner } from "@toolbox/core";
import { browserFileCarrier } from "../file.ts";
import { browserPorts } from "../index.ts";
import { webWorkerChannel } from "./web-worker-channel.ts";

/** Runs tools by id in Web Workers made by `start`. */
export function browserWorkerRunner(start: () => Worker): RunInWorker {
  return workerRunner({
    spawn: () => webWorkerChannel(start()),
    carrier: browserFileCarrier,
    after(ms, then) {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
  });
}

const inWorker = browserWorkerRunner(
  () => new Worker(new URL("./tool-worker.ts", import.meta.url), { type: "module", name: "toolbox" }),
);

/** Runs a tool with the browser's ports; a heavy one in a worker, within its time budget. See `runTool`. */
export function runToolInBrowser(
  tool: AnyTool,
  raw: Readonly<Record<string, unknown>>,
  context: Partial<RunContext> = {},
): Promise<Run> {
  return tool.worker ? inWorker(tool.id, raw, context, tool.worker) : runTool(tool, raw, browserPorts, context);
}
