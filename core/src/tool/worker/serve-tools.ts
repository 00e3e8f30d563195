import type { Ports } from "../../ports/index.ts";
import type { Output } from "../output.ts";
import { runTool } from "../run-tool.ts";
import { type FileCarrier, type LoadTool, type RunRequest, unpackFiles, type WorkerMessage } from "./worker-channel.ts";

/** UTF-16 code units of one message. */
const PART = 2_000_000;

/** Sends a long text ahead in parts; the output that goes with the result is without it. */
function sendText(output: Output, at: number, say: (message: WorkerMessage) => void): Output {
  if (output.kind !== "text" || output.text.length <= PART) return output;
  for (let from = 0; from < output.text.length; from += PART)
    say({ type: "text", output: at, part: output.text.slice(from, from + PART) });
  return { ...output, text: "" };
}

/** The worker's side of a run: answers one request at a time. It never fails; a bug is told to the host. */
export function serveTools(
  load: LoadTool,
  ports: Ports,
  carrier: FileCarrier,
  say: (message: WorkerMessage) => void,
): (request: RunRequest) => Promise<void> {
  const noted = (file: number, note: unknown) => say({ type: "note", file, note });
  return async ({ tool, raw }) => {
    try {
      const loaded = await load(tool);
      say({ type: "started" });
      const run = await runTool(loaded, unpackFiles(raw, carrier, noted), ports, {
        progress: (done, total, note) =>
          say({ type: "progress", done, total, ...(note === undefined ? {} : { note }) }),
        warn: (message) => say({ type: "warn", message }),
      });
      say({
        type: "done",
        run: run.ok ? { ...run, outputs: run.outputs.map((output, at) => sendText(output, at, say)) } : run,
      });
    } catch (error) {
      const known = error instanceof Error;
      say({ type: "bug", message: known ? error.message : String(error), stack: (known && error.stack) || "" });
    }
  };
}
