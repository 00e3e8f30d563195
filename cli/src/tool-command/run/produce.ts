import type { AnyTool, Output, Run, RunContext } from "@toolbox/core";
import { Exit } from "../../shell/failure.ts";
import { Refused } from "./refused.ts";

export type RunTool = (
  tool: AnyTool,
  raw: Readonly<Record<string, unknown>>,
  context: Partial<RunContext>,
) => Promise<Run>;

// The ports bring the canvas binding: they wait until a tool really runs.
const runWithNodePorts: RunTool = async (tool, raw, context) =>
  (await import("../../ports/run-tool-in-node.ts")).runToolInNode(tool, raw, context);

export interface Produced {
  readonly outputs: readonly Output[];
  readonly warnings: readonly string[];
}

/** Runs a tool once. Throws `Refused` with its issues, and `Exit` when the user stopped it. */
export async function produce(
  tool: AnyTool,
  raw: Readonly<Record<string, unknown>>,
  context: Pick<RunContext, "signal"> & Partial<RunContext>,
  run: RunTool = runWithNodePorts,
): Promise<Produced> {
  const warnings: string[] = [];
  const result = await run(tool, raw, { ...context, warn: (message) => warnings.push(message) });
  if (result.ok) return { outputs: result.outputs, warnings };
  if (result.reason === "aborted") throw new Exit("interrupted");
  throw new Refused(result.issues, result.reason === "input" ? "usage" : "failure");
}
