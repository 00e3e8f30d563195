import type { Worker } from "node:worker_threads";
import { type AnyTool, type Run, type RunInWorker, runTool, type RunContext, workerRunner } from "@toolbox/core";
import { nodeFileCarrier } from "./file.ts";
import { nodePorts } from "./index.ts";
import { nodeWorkerChannel } from "./node-worker-channel.ts";
import { startWorker } from "./start-worker.ts";

/** Runs tools by id in worker threads made by `start`. */
export function nodeWorkerRunner(start: () => Worker): RunInWorker {
  return workerRunner({
    spawn: () => nodeWorkerChannel(start()),
    carrier: nodeFileCarrier,
    after(ms, then) {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
  });
}

// The bundle keeps the worker among its chunks, wherever this module ends up in it.
function workerEntry(): URL {
  if (import.meta.url.endsWith(".ts")) return new URL("./tool-worker.ts", import.meta.url);
  return new URL(
    import.meta.url.includes("/chunks/") ? "./tool-worker.js" : "./chunks/tool-worker.js",
    import.meta.url,
  );
}

const inWorker = nodeWorkerRunner(() => startWorker(workerEntry()));

/** Runs a tool with Node's ports; a heavy one in a worker thread, within its time budget. See `runTool`. */
export function runToolInNode(
  tool: AnyTool,
  raw: Readonly<Record<string, unknown>>,
  context: Partial<RunContext> = {},
): Promise<Run> {
  return tool.worker ? inWorker(tool.id, raw, context, tool.worker) : runTool(tool, raw, nodePorts, context);
}
