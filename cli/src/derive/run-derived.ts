import type { AnyTool, Issue, Run, Work } from "@toolbox/core";
import { Exit, exitCodes, Failure } from "../failure.ts";
import type { Shell } from "../shell/shell.ts";
import { type Delivery, deliver } from "./deliver.ts";
import { issueWords } from "./issue-words.ts";
import { jsonText } from "./json-result.ts";
import { progressLine } from "./progress-line.ts";
import { type Given, readValues } from "./read-values.ts";

export type RunTool = (tool: AnyTool, raw: Readonly<Record<string, unknown>>, work: Partial<Work>) => Promise<Run>;

// The ports bring the canvas binding: they wait until a tool really runs.
const runWithNodePorts: RunTool = async (tool, raw, work) =>
  (await import("../ports/run-tool-in-node.ts")).runToolInNode(tool, raw, work);

/**
 * Runs a derived command from what was typed to what is delivered. Throws `Exit` once issues are written, `Failure`
 * for all else that was foreseen.
 */
export async function runDerived(
  tool: AnyTool,
  given: Given,
  delivery: Delivery,
  shell: Shell,
  run: RunTool = runWithNodePorts,
): Promise<void> {
  const { raw, issues } = await readValues(tool, given, shell);
  if (issues.length > 0) return refuse(issues, "usage", delivery, shell);
  const progress = progressLine(shell.stderr);
  const warnings: string[] = [];
  const result = await run(tool, raw, {
    signal: shell.signal,
    progress: progress.report,
    warn: (message) => warnings.push(message),
  });
  await progress.clear();
  for (const warning of warnings) await shell.stderr.write(`warning: ${warning}\n`);
  if (!result.ok) {
    if (result.reason === "aborted") throw new Exit("interrupted");
    return refuse(result.issues, result.reason === "input" ? "usage" : "failure", delivery, shell);
  }
  await deliver(result.outputs, delivery, shell);
}

/** All issues at once: as JSON on stdout when asked for, as lines on stderr otherwise. */
async function refuse(
  issues: readonly Issue[],
  exitCode: keyof typeof exitCodes & ("usage" | "failure"),
  delivery: Delivery,
  shell: Shell,
): Promise<void> {
  if (delivery.json) await shell.stdout.write(jsonText({ ok: false, outputs: [], issues }));
  else if (exitCode === "failure") throw new Failure("failure", issues.map((issue) => issue.message).join(" "));
  else await shell.stderr.write(issueWords(issues));
  throw new Exit(exitCode);
}
