import type { FileOutput, Run } from "../src/tool/output.ts";
import { RunError } from "./run-error.ts";

/**
 * The texts and the bytes that a run made, without the facts that are there to be read: what a sink saves.
 * Throws `RunError` when the run failed.
 * @example await folderSink("public").save(filesOf(result))
 */
export function filesOf(run: Run): readonly FileOutput[] {
  if (!run.ok) throw new RunError(run);
  return run.outputs.filter((output) => output.kind !== "facts");
}
